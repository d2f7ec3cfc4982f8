import type { Care, Contact } from '@apologia/contract';
import { labels } from './labels.ts';
import styles from './Numbers.module.css';

/** Numbers to tap and sites to open: for danger, for the country, for any country. */
export function Numbers({ care }: { care: Care }) {
  const { language, country, emergency, lines, directories } = care;
  const { emergency: now, lines: people, elsewhere, notKept } = labels[language];
  const where = country && new Intl.DisplayNames(language, { type: 'region' }).of(country);
  return (
    <div className={styles.numbers}>
      <Group label={now} contacts={emergency} isUrgent />
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
    <section className={styles.group} aria-label={label}>
      <h3 className={styles.label}>{label}</h3>
      <ul className={isUrgent ? `${styles.list} ${styles.urgent}` : styles.list}>
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
