import { Logo, paths } from '@apologia/kit';

/** Every way out of the payment step loads a document: only this one may run PayPal's script. */
export function PaymentHeader() {
  return (
    <header className="bare-header no-print">
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <div className="bare-bar page-reading">
        <a href={paths.landing}>
          <Logo />
        </a>
        <a href={paths.subscription}>Back to the plans</a>
      </div>
    </header>
  );
}
