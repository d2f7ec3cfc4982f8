import { billing } from '@apologia/contract';
import { ApiError, Button, call, useAction } from '@apologia/kit';
import { invalidateEverything } from '../queries.ts';
import styles from './Plan.module.css';
import { upgradeFailed } from './upgradeFailed.ts';
import type { WayToUpgradeProps } from './WaysToUpgrade.tsx';

interface DemoUpgradeProps extends WayToUpgradeProps {
  /** Whether there is a way to pay, which comes first. */
  isSecond: boolean;
}

/** Premium at once and without payment, where the gateway allows it for trying out. */
export function DemoUpgrade({ plan, holdPromo, onUpgraded, isSecond }: DemoUpgradeProps) {
  const upgrading = useAction({
    mutationFn: async () => {
      if (!(await holdPromo())) return false;
      await call(billing.upgrade, { body: { plan } });
      return true;
    },
    onSuccess(isUpgraded) {
      if (!isUpgraded) return;
      invalidateEverything();
      onUpgraded();
    },
    failure: upgradeFailed,
    onError(error) {
      // Premium already: another tab was first, and this one does not know yet.
      if (error instanceof ApiError && error.status === 409) invalidateEverything();
    },
  });
  return (
    <div className={styles.way}>
      <Button
        size="3"
        variant={isSecond ? 'soft' : 'solid'}
        loading={upgrading.isPending}
        disabled={upgrading.data}
        aria-describedby="demo-note"
        onClick={() => upgrading.mutate()}
      >
        Upgrade at once (demo)
      </Button>
      <p id="demo-note" className={styles.note}>
        This is a demonstration: you get Premium at once, no card is asked for and no money moves.
      </p>
    </div>
  );
}
