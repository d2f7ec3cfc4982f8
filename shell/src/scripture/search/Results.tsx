import { counted, RegionFailed } from '@apologia/kit';
import type { MouseEvent } from 'react';
import { isPlain } from '../passageLink.ts';
import { OptionRow } from './OptionRow.tsx';
import type { Option } from './options.ts';
import styles from './Results.module.css';
import { ResultsSkeleton } from './ResultsSkeleton.tsx';
import type { useSearch } from './useSearch.ts';

interface ResultsProps {
  id: string;
  text: string;
  search: ReturnType<typeof useSearch>;
  active: Option | undefined;
  idOf: (option: Option) => string;
  onPoint: (option: Option) => void;
  onOpen: () => void;
  onRetry: () => void;
}

/** The results of a search in groups, or why there are none. */
export function Results({ id, text, search, active, idOf, onPoint, onOpen, onRetry }: ResultsProps) {
  const { isIdle, isWaiting, groups, corrected, error } = search;
  if (isIdle) {
    return (
      <p className={styles.said}>
        A word or two will do: “lost sheep”, “resurrection”. Or name a passage, such as John 3:16.
      </p>
    );
  }
  if (error && !isWaiting && groups.length === 0)
    return <RegionFailed error={error} onRetry={onRetry} otherwise={otherwise} className={styles.failed} />;
  if (groups.length === 0) return isWaiting ? <ResultsSkeleton /> : <Nothing text={text} />;

  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  // In another tab it opens behind the search, which stays.
  const onClick = (event: MouseEvent) => isPlain(event) && onOpen();
  return (
    <>
      <p className="visually-hidden" role="status">
        {isWaiting ? '' : `${counted(count, 'result')}${corrected ? ` for ${corrected}` : ''}`}
      </p>
      {corrected && (
        <p className={styles.corrected}>
          Showing results for <strong>{corrected}</strong>
        </p>
      )}
      <div id={id} role="listbox" aria-label="Results" aria-busy={isWaiting} className={styles.list}>
        {groups.map(({ name, options }) => (
          <fieldset key={name} className={styles.group}>
            <legend className={styles.name}>{name}</legend>
            {options.map((option) => (
              <OptionRow
                key={option.to}
                id={idOf(option)}
                option={option}
                isActive={option === active}
                onPoint={() => onPoint(option)}
                onClick={onClick}
              />
            ))}
          </fieldset>
        ))}
      </div>
    </>
  );
}

function Nothing({ text }: { text: string }) {
  return (
    <p className={styles.said} role="status">
      Nothing here speaks of “{text}” yet. Try another word for it, or just its beginning.
    </p>
  );
}

const otherwise = 'The search did not go through. Your connection may have dropped.';
