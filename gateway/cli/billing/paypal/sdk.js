/**
 * Stands in for PayPal's SDK v6 in the page: the calls that the page makes, and a window or a frame in which
 * the payer decides. Served by the simulator under the SDK's address.
 */
(() => {
  const { origin } = new URL(document.currentScript.src);

  class PayPalButton extends HTMLElement {
    connectedCallback() {
      if (this.shadowRoot) return;
      this.attachShadow({ mode: 'open' }).innerHTML =
        '<style>:host([hidden]){display:none}button{width:100%;min-height:45px;border:0;border-radius:4px;background:#ffc439;color:#111;font:600 1rem system-ui,sans-serif;cursor:pointer}</style><button type="button">Pay with PayPal</button>';
    }
  }
  customElements.define('paypal-button', PayPalButton);

  const recoverable = (message) => Object.assign(new Error(message), { isRecoverable: true });

  /** Where the payer decides; `null` where the browser does not allow it. */
  function openPlace(mode) {
    if (mode === 'popup' || mode === 'auto') {
      const popup = window.open('', 'paypal-simulator', 'popup,width=480,height=640');
      if (!popup) return null;
      return {
        source: () => popup,
        go: (address) => popup.location.replace(address),
        isClosed: () => popup.closed,
        close: () => popup.close(),
      };
    }
    const frame = document.createElement('iframe');
    frame.title = 'Simulated PayPal';
    Object.assign(frame.style, {
      position: 'fixed',
      inset: 0,
      width: '100%',
      height: '100%',
      border: 0,
      background: '#fff',
      zIndex: 2147483647,
    });
    document.body.append(frame);
    return {
      source: () => frame.contentWindow,
      go: (address) => {
        frame.src = address;
      },
      isClosed: () => false,
      close: () => frame.remove(),
    };
  }

  /** Resolves with what the payer decided. */
  function decision(place) {
    return new Promise((resolve) => {
      const end = (outcome) => {
        clearInterval(timer);
        removeEventListener('message', hear);
        place.close();
        resolve(outcome);
      };
      const hear = (event) => {
        if (event.origin === origin && event.source === place.source() && event.data?.paypal) end(event.data);
      };
      const timer = setInterval(() => {
        if (place.isClosed()) end({ paypal: 'cancel' });
      }, 200);
      addEventListener('message', hear);
    });
  }

  function createPayPalOneTimePaymentSession({ onApprove, onCancel, onError }) {
    return {
      hasReturned: () => false,
      resume: async () => {},
      async start({ presentationMode = 'auto' } = {}, order) {
        if (!['auto', 'popup', 'modal'].includes(presentationMode)) {
          throw recoverable(`${presentationMode} is not simulated`);
        }
        const place = openPlace(presentationMode);
        if (!place) throw recoverable('The browser does not allow a window');
        try {
          const { orderId } = await order;
          place.go(`${origin}/checkoutnow?token=${encodeURIComponent(orderId)}`);
          const outcome = await decision(place);
          if (outcome.paypal === 'approve') await onApprove?.({ orderId });
          else await onCancel?.({ orderId });
        } catch (error) {
          place.close();
          onError?.(error);
        }
      },
    };
  }

  window.paypal = {
    version: 'simulator',
    async createInstance({ clientToken }) {
      if (!clientToken?.startsWith('client-')) throw new Error('PayPal: the client token is not valid');
      return {
        findEligibleMethods: async () => ({ isEligible: (method) => method === 'paypal' }),
        createPayPalOneTimePaymentSession,
      };
    },
  };
})();
