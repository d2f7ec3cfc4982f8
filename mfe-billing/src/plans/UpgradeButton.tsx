import type { PlanId } from '@apologia/contract';
import { Button, sentenceOf, toast, useMutation } from '@apologia/kit';
import { upgrade } from '../upgrade.ts';
import styles from './Plan.module.css';

interface UpgradeButtonProps {
  plan: PlanId;
  onUpgraded: () => void;
}

/** Premium at once and without payment, where the gateway allows it for trying out. */
export function UpgradeButton({ plan, onUpgraded }: UpgradeButtonProps) {
  const upgrading = useMutation({
    mutationFn: () => upgrade(plan),
    onSuccess: () => {
      toast({
        title: 'Welcome to Premium',
        description: 'Everything is open to you. On to the practice room…',
      });
      onUpgraded();
    },
    onError: (error) => {
      const description = sentenceOf(error, 'Failed to upgrade subscription. Please try again.');
      toast({ title: 'Upgrade Failed', description, tone: 'destructive' });
    },
  });
  return (
    <div className={styles.action}>
      <Button
        size="3"
        loading={upgrading.isPending}
        disabled={upgrading.isSuccess}
        aria-describedby="demo-upgrade"
        onClick={() => upgrading.mutate()}
      >
        Upgrade
      </Button>
      <p id="demo-upgrade" className={styles.note}>
        This is a demonstration: you get Premium at once, no card is asked for and no money moves.
      </p>
    </div>
  );
}
