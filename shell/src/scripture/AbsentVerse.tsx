import type { Verse } from '@apologia/contract';
import { paths } from '@apologia/kit';

/** A verse that this text does not have, and the reason, where the verse was asked for. */
export function AbsentVerse({ verse: { chapter, verse, isAsked }, reference }: AbsentVerseProps) {
  if (!isAsked) return <i>Not in this text.</i>;
  const isDoxology = reference.startsWith('Romans') && chapter === 16 && verse === 25;
  return (
    <>
      This verse is not in this text.{' '}
      {isDoxology ? (
        <>
          The doxology that many Bibles have here stands at{' '}
          <a href={paths.scripture('Romans 14')}>Romans 14:24–26</a>.
        </>
      ) : (
        'Some later manuscripts have it; the World English Bible follows those without it.'
      )}
    </>
  );
}

interface AbsentVerseProps {
  verse: Verse;
  reference: string;
}
