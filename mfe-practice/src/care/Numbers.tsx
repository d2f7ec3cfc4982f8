import type { Care, Contact } from '@apologia/contract';
import { labelsIn } from './labels.ts';
import styles from './Numbers.module.css';

/** The emergency numbers, to be seen before anything is read. */
export function Emergency({ care: { language, emergency } }: { care: Care }) {
  return <Group label={labelsIn(language).emergency} contacts={emergency} isUrgent />;
}

/** People to call in the country, and directories for any. */
export function Numbers({ care: { language, country, lines, directories } }: { care: Care }) {
  const { lines: people, elsewhere, notKept } = labelsIn(language);
  const where = country && new Intl.DisplayNames(language, { type: 'region' }).of(country);
  return (
    <div className={styles.numbers}>
      {lines.length > 0 && <Group label={where ? `${people} · ${where}` : people} contacts={lines} />}
      <Group label={elsewhere} contacts={directories} />
      <p className={styles.kept}>{notKept}</p>
    </div>
  );
}

interface GroupProps {
  label: string;
  contacts: Contact[];
  isUrgent?: boolean;
}

function Group({ label, contacts, isUrgent = false }: GroupProps) {
  return (
    <section className={isUrgent ? styles.urgent : undefined} aria-label={label}>
      <h3 className={styles.label}>{label}</h3>
      <ul className={styles.list}>
        {contacts.map(({ name, text, href }) => (
          <li key={href}>
            <a
              className={styles.contact}
              href={href}
              {...(href.startsWith('https:') && { target: '_blank', rel: 'noreferrer' })}
            >
              {name && <span>{name}</span>} <strong>{text}</strong>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
