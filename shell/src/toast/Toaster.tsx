import { Link, toastStore } from '@apologia/kit';
import { X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useSyncExternalStore } from 'react';

const visibleMs = 5_000;
/** A closed notice is kept this long; it leaves the screen at once. */
const removalMs = 1_000_000;
const swipeThreshold = 50;
const hotkey = ['F8'];

/** The region where notices appear; F8 brings the keyboard there. */
export default function Toaster() {
  const notice = useSyncExternalStore(toastStore.subscribe, toastStore.current);
  return (
    // Anew for each notice: a provider stays paused once its last notice was closed under the pointer.
    <Toast.Provider
      key={notice?.id}
      duration={visibleMs}
      swipeDirection="right"
      swipeThreshold={swipeThreshold}
    >
      {notice && (
        <Toast.Root
          className="toast"
          data-tone={notice.tone}
          type={notice.tone === 'destructive' ? 'foreground' : 'background'}
          onOpenChange={(open) => {
            if (!open) setTimeout(toastStore.dismiss, removalMs, notice.id);
          }}
        >
          <Toast.Title className="toast-title">{notice.title}</Toast.Title>
          {notice.description && (
            <Toast.Description className="toast-description">{notice.description}</Toast.Description>
          )}
          {notice.signIn && (
            <Toast.Action asChild altText="Sign In">
              <Link to={notice.signIn}>Sign In</Link>
            </Toast.Action>
          )}
          <Toast.Close className="toast-close" aria-label="Dismiss">
            <X size={18} strokeWidth={1.6} aria-hidden="true" />
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport className="toast-region" hotkey={hotkey} />
    </Toast.Provider>
  );
}
