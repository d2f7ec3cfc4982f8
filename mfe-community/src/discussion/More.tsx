import { Button, useMutation } from '@apologia/kit';
import { refused } from '../writing/refused.ts';
import { useFocusBack } from '../writing/useFocusBack.ts';
import styles from './Discussion.module.css';

interface MoreProps<T> {
  label: string;
  ask: () => Promise<T>;
  onCame: (more: T) => void;
}

/** Asks for what comes behind the entries that are known. */
export function More<T>({ label, ask, onCame }: MoreProps<T>) {
  const asking = useMutation({
    mutationFn: ask,
    onSuccess: onCame,
    onError: (error) => refused(error, 'They could not be loaded. Please try again.'),
  });
  const button = useFocusBack(asking.isPending);
  return (
    <Button
      ref={button}
      variant="soft"
      color="gray"
      className={styles.more}
      loading={asking.isPending}
      onClick={() => asking.mutate()}
    >
      {label}
    </Button>
  );
}
