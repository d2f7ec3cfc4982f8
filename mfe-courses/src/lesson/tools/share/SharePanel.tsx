import { Button, paths, toast } from '@apologia/kit';
import { Link2, Share2 } from 'lucide-react';
import { useId, useState } from 'react';
import type { ToolPanelProps } from '../tools.ts';
import { headingsOnPage } from './headings.ts';
import styles from './SharePanel.module.css';

/** The link to a lesson or to a part of it: copied, or handed to another app where the browser can. */
export default function SharePanel({ detail: { lesson } }: ToolPanelProps) {
  const [part, setPart] = useState('');
  const field = useId();
  const [headings] = useState(headingsOnPage);
  const address = `${location.origin}${paths.lesson(lesson.id)}${part && `#${part}`}`;
  return (
    <div className={styles.share}>
      {headings.length > 0 && (
        <p className={styles.part}>
          <label htmlFor={field}>Link to</label>
          <select id={field} value={part} onChange={(event) => setPart(event.target.value)}>
            <option value="">The whole lesson</option>
            {headings.map(({ id, text }) => (
              <option key={id} value={id}>
                {text}
              </option>
            ))}
          </select>
        </p>
      )}
      <p className={styles.address}>{address}</p>
      <div className={styles.ways}>
        <Button size="2" variant="soft" onClick={() => copy(address)}>
          <Link2 size={16} aria-hidden="true" />
          Copy link
        </Button>
        {'share' in navigator && (
          <Button size="2" variant="soft" onClick={() => share(lesson.title, address)}>
            <Share2 size={16} aria-hidden="true" />
            Share with…
          </Button>
        )}
      </div>
    </div>
  );
}

const copy = (address: string) =>
  navigator.clipboard.writeText(address).then(
    () => toast({ title: 'Link copied', description: address }),
    () => toast({ title: 'The link could not be copied', description: address, tone: 'destructive' }),
  );

async function share(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title: `${title} · Apologia`, url });
  } catch (error) {
    // Closed by hand.
    if (error instanceof Error && error.name === 'AbortError') return;
    await copy(url);
  }
}
