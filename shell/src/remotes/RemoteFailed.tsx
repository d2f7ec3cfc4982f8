import { Button, Notice } from '@apologia/kit';
import { useState } from 'react';

/** Shown in place of a page whose app could not be loaded; the rest of the academy goes on. */
export function RemoteFailed({ title, onRetry }: { title: string; onRetry: () => Promise<void> }) {
  const [trying, setTrying] = useState(false);
  const retry = async () => {
    setTrying(true);
    await onRetry();
    setTrying(false);
  };
  return (
    <div role="alert">
      <Notice
        title={`${title} could not be loaded`}
        actions={
          <Button size="3" loading={trying} onClick={retry}>
            Retry
          </Button>
        }
      >
        <p>
          This part of the academy did not arrive. The other pages still work; your connection may have
          dropped.
        </p>
      </Notice>
    </div>
  );
}
