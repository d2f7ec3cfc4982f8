import { Button } from '@apologia/kit';
import { useEffect, useState } from 'react';
import styles from './InstallHint.module.css';
import { countVisit, decline, mayHint } from './visits.ts';

/** What browsers that can install say so with. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

/** Offers to put the academy among the device's apps, to whoever comes back, and once: who declines is not asked again. */
export function InstallHint() {
  const [offer, setOffer] = useState<InstallPrompt | null>(null);
  useEffect(() => {
    countVisit();
    const onOffer = (event: Event) => {
      if (!mayHint()) return;
      // The browser's own bar would ask a second time.
      event.preventDefault();
      setOffer(event as InstallPrompt);
    };
    addEventListener('beforeinstallprompt', onOffer);
    return () => removeEventListener('beforeinstallprompt', onOffer);
  }, []);

  if (!offer) return null;
  const end = () => {
    decline();
    setOffer(null);
  };
  return (
    <aside className={`${styles.hint} no-print`} aria-label="Install Apologia">
      <p>You come back. Apologia can stand among your apps, with the lessons you have opened.</p>
      <div className={styles.ways}>
        <Button
          onClick={() => {
            offer.prompt().catch(() => undefined);
            end();
          }}
        >
          Install
        </Button>
        <Button variant="soft" onClick={end}>
          Not now
        </Button>
      </div>
    </aside>
  );
}
