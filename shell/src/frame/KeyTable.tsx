import styles from './KeyTable.module.css';

const rows: readonly (readonly [does: string, ...keys: string[]])[] = [
  ['Search', 'Ctrl K', '/'],
  ['Fold or open the sidebar', 'Ctrl B'],
  ['Next lesson', 'J'],
  ['Previous lesson', 'K'],
  ['Choose an answer', '1', '2', '3', '…'],
  ['Go on from the answer', 'Enter'],
  ['Show these keys', '?'],
  ['Close what is open', 'Esc'],
];

/** The academy's keys, and what they do. */
export function KeyTable() {
  return (
    <dl className={styles.keys}>
      {rows.map(([does, ...keys]) => (
        <div key={does}>
          <dt>{does}</dt>
          <dd>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
