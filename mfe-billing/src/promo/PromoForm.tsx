import { billing, limits } from '@apologia/contract';
import { Button, call, counted, TextField, toast, useAction } from '@apologia/kit';
import { useDraft } from '@apologia/kit/draft';
import { type ChangeEvent, type FormEvent, useEffect, useRef } from 'react';
import styles from './PromoBox.module.css';
import type { CheckedPromo } from './promo.ts';
import { isRejected, rejection } from './rejection.ts';

interface PromoFormProps {
  takesFocus: boolean;
  onValid: (promo: CheckedPromo) => void;
}

/** Checks whether a promo code is good; no use of it is held yet. */
export function PromoForm({ takesFocus, onValid }: PromoFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode, discard] = useDraft('promo-code', '');
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);

  const checking = useAction({
    mutationFn: () => call(billing.validatePromo, { body: { code } }),
    onSuccess(checked) {
      discard();
      toast({
        title: 'Promo code applied',
        description: `${checked.code} takes ${checked.discountPercent}% off. ${counted(checked.remainingUses, 'use')} left.`,
      });
      onValid({ state: 'checked', ...checked });
    },
    failure: (error) =>
      isRejected(error) ? rejection : 'The promo code could not be checked. Please try again.',
    onError: () => field.current?.select(),
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim()) checking.mutate();
  };
  return (
    <form className="field" onSubmit={submit}>
      <label htmlFor="promo-code">Promo code</label>
      <div className={styles.row}>
        <TextField.Root
          ref={field}
          id="promo-code"
          size="3"
          className={styles.code}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={limits.promoCodeMax}
          value={code}
          onChange={(event) => setCode(inCapitals(event))}
        />
        <Button
          type="submit"
          size="3"
          variant="soft"
          loading={checking.isPending}
          disabled={!code.trim()}
          className={styles.button}
        >
          Apply
        </Button>
      </div>
    </form>
  );
}

/** The typed code in capitals, which the field shows at once: the cursor would leap to its end later. */
function inCapitals({ target }: ChangeEvent<HTMLInputElement>): string {
  const capitals = target.value.toUpperCase();
  if (target.value !== capitals) {
    const { selectionStart, selectionEnd } = target;
    target.value = capitals;
    target.setSelectionRange(selectionStart, selectionEnd);
  }
  return capitals;
}
