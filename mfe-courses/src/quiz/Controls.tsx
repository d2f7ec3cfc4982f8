import { Button } from '@apologia/kit';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import styles from './Controls.module.css';
import { openInWords } from './wording.ts';

interface ControlsProps {
  step: number;
  /** Steps whose questions still wait for an answer. */
  openSteps: readonly number[];
  stepCount: number;
  isPending: boolean;
  onStep: (step: number) => void;
  onSend: () => void;
}

/** The buttons to the previous question, to the next, and to submit. Enter does what the last button of the row does. */
export function Controls({ step, openSteps, stepCount, isPending, onStep, onSend }: ControlsProps) {
  const isReady = openSteps.length === 0;
  const isLast = step === stepCount - 1;
  const openNumbers = openSteps.map((open) => open + 1);
  return (
    <>
      {isLast && !isReady && <p className={styles.open}>{openInWords(openNumbers, stepCount)}</p>}
      <div className={styles.controls}>
        {step > 0 && (
          <Button
            type="button"
            size="3"
            variant="soft"
            color="gray"
            disabled={isPending}
            onClick={() => onStep(step - 1)}
          >
            <ArrowLeft size={18} aria-hidden="true" />
            Previous
          </Button>
        )}
        <div className={styles.onwards}>
          {!isLast && (
            <Button type="submit" size="3" variant={isReady ? 'soft' : 'solid'} disabled={isPending}>
              Next
              <ArrowRight size={18} aria-hidden="true" />
            </Button>
          )}
          {(isLast || isReady) && (
            <Button
              type={isLast ? 'submit' : 'button'}
              size="3"
              disabled={!isReady}
              loading={isPending}
              onClick={isLast ? undefined : onSend}
            >
              Submit Answers
            </Button>
          )}
        </div>
      </div>
    </>
  );
}
