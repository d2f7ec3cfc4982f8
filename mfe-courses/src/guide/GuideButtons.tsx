import { Button, useAction } from '@apologia/kit';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../components/saveFile.ts';
import type { GuideOf } from './download/fetchGuide.ts';
import type { Format } from './download/makeGuide.ts';
import styles from './GuideButtons.module.css';

const formats = [
  { format: 'pdf', name: 'PDF' },
  { format: 'epub', name: 'EPUB' },
] as const;

/** The guide of a module or of a subject, to be downloaded. */
export function GuideButtons({ of, title }: { of: GuideOf; title: string }) {
  const [done, setDone] = useState(0);
  const making = useAction({
    mutationFn: async (format: Format) => {
      setDone(0);
      const { makeGuide } = await import(/* webpackChunkName: "page-guides" */ './download/makeGuide.ts');
      const { file, name } = await makeGuide(of, format, setDone);
      saveFile(file, name);
    },
    failure: {
      title: 'The guide could not be made',
      description: 'Your connection may have dropped. Please try again.',
    },
  });
  return (
    <div>
      <div className={styles.buttons}>
        {formats.map(({ format, name }) => (
          <Button
            key={format}
            variant="soft"
            loading={making.isPending && making.variables === format}
            disabled={making.isPending}
            aria-label={`Download “${title}” as ${name}`}
            onClick={() => making.mutate(format)}
          >
            <Download size={16} aria-hidden="true" />
            {name}
          </Button>
        ))}
      </div>
      <p role="status" className={styles.status}>
        {making.isPending && <progress aria-label="Pages set" max={1} value={done} />}
        {making.isSuccess && 'It is among your downloads.'}
      </p>
    </div>
  );
}
