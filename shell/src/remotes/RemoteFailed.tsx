import { Emblem, Notice } from '@apologia/kit';
import { RetryButton } from './RetryButton.tsx';

/** Shown in place of a page whose app could not be loaded; the rest of the academy goes on. */
export function RemoteFailed({ title, onRetry }: { title: string; onRetry: () => Promise<void> }) {
  return (
    <div role="alert">
      <Notice
        title={`${title} could not be loaded`}
        mark={<Emblem question="truth" />}
        actions={<RetryButton size="3" onRetry={onRetry} />}
      >
        <p>
          This part of the academy did not arrive. The other pages still work; your connection may have
          dropped.
        </p>
      </Notice>
    </div>
  );
}
