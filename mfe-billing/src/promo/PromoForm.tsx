import { billing, limits } from '@apologia/contract';
import { Button, call, counted, sentenceOf, TextField, toast, useMutation } from '@apologia/kit';
import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import styles from './PromoBox.module.css';
import type { CheckedPromo } from './promo.ts';
import { isRefused, sayRefused } from './refused.ts';

interface PromoFormProps {
  takesFocus: boolean;
  onValid: (promo: CheckedPromo) => void;
}

/** Looks whether a code is good; it takes nothing yet. */
export function PromoForm({ takesFocus, onValid }: PromoFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);

  const checking = useMutation({
    mutationFn: () => call(billing.validatePromo, { body: { code } }),
    onSuccess(found) {
      toast({
        title: 'Promo code applied',
        description: `${found.code} takes ${found.discountPercent}% off. ${counted(found.remainingUses, 'use')} left.`,
      });
      onValid({ state: 'checked', ...found });
    },
    onError(error) {
      if (isRefused(error)) sayRefused(error);
      else {
        const description = sentenceOf(error, 'The promo code could not be checked. Please try again.');
        toast({ title: 'Error', description, tone: 'destructive' });
      }
      field.current?.select();
    },
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() && !checking.isPending) checking.mutate();
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

/** What is typed, in capitals, in the field at once: the cursor would leap to its end later. */
function inCapitals({ target }: ChangeEvent<HTMLInputElement>): string {
  const capitals = target.value.toUpperCase();
  if (target.value !== capitals) {
    const { selectionStart, selectionEnd } = target;
    target.value = capitals;
    target.setSelectionRange(selectionStart, selectionEnd);
  }
  return capitals;
}
