import type { ReleaseComparison } from '@apologia/contract';
import styles from './Comparison.module.css';
import { kilobytes } from './format.ts';

const inWords = (from: number | null, to: number | null) => {
  if (from === null) return `added, ${kilobytes(to ?? 0)}`;
  if (to === null) return `removed, ${kilobytes(from)}`;
  if (from === to) return kilobytes(to);
  return `${kilobytes(from)} → ${kilobytes(to)} (${to < from ? '−' : '+'}${Math.abs(to - from)})`;
};

/** What is different between two versions: sizes, what they need of the gateway, files. */
export function Comparison({ comparison: { sizes, files, contract } }: { comparison: ReleaseComparison }) {
  return (
    <div className={styles.comparison} role="status">
      <Part
        title="Sizes"
        entries={Object.entries(sizes).map(([what, { from, to }]) => [what, inWords(from, to)])}
      />
      {contract ? (
        <Part
          title="Needs of the gateway"
          otherwise="The same."
          entries={[
            ...contract.needed.map((name) => [name, 'needed now'] as const),
            ...contract.changed.map((name) => [name, 'needed in another shape'] as const),
            ...contract.notNeeded.map((name) => [name, 'not needed any more'] as const),
          ]}
        />
      ) : (
        <p className="soft">The files that say what one of them needs of the gateway are gone.</p>
      )}
      <Part
        title="Files"
        otherwise="The same."
        entries={files.map(({ name, from, to }) => [name, inWords(from, to)])}
      />
    </div>
  );
}

interface PartProps {
  title: string;
  entries: readonly (readonly [name: string, what: string])[];
  otherwise?: string;
}

function Part({ title, entries, otherwise }: PartProps) {
  return (
    <section>
      <h3>{title}</h3>
      {entries.length === 0 && <p className="soft">{otherwise}</p>}
      <dl className={styles.entries}>
        {entries.map(([name, what]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
