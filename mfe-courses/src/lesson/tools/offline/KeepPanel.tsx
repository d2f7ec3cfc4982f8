import { Button, counted, paths, useAction } from '@apologia/kit';
import { canKeep, letGo } from '@apologia/kit/kept';
import { keep } from '../../../offline/keepOpened.ts';
import type { ToolPanelProps } from '../tools.ts';
import styles from './KeepPanel.module.css';
import { KeptList } from './KeptList.tsx';
import { useKeptLessons } from './useKeptLessons.ts';

const notKept = {
  title: 'It is not kept',
  description: 'The lesson did not come whole. Please try again where the connection is better.',
};

/** Keeps this lesson, or all of its module, to be read without a connection, and shows what is kept and what room it takes. */
export default function KeepPanel({ detail: { lesson, outline } }: ToolPanelProps) {
  const { lessons, room, readAgain } = useKeptLessons();
  const pinned = new Set(lessons.filter(({ isPinned }) => isPinned).map(({ path }) => path));
  const missing = outline.filter(({ id }) => !pinned.has(paths.lesson(id)));
  const keeping = useAction({
    networkMode: 'always',
    mutationFn: async (wanted: readonly { id: string; title: string }[]) => {
      for (const one of wanted) {
        await keep(one, true);
        await readAgain();
      }
    },
    failure: notKept,
  });
  const lettingGo = useAction({
    networkMode: 'always',
    mutationFn: async (path: string) => {
      await letGo(path);
      await readAgain();
    },
  });

  if (!canKeep())
    return <p className="soft">This browser cannot keep lessons for reading without a connection.</p>;
  const isPinned = pinned.has(paths.lesson(lesson.id));
  return (
    <div className={styles.panel}>
      <p>
        The twenty lessons that you opened last are here without a connection, with their passages and
        questions. Those that you keep stay until you let them go; signing out deletes them all.
      </p>
      <div className={styles.ways}>
        {isPinned ? (
          <p role="status">This lesson is kept.</p>
        ) : (
          <Button variant="soft" loading={keeping.isPending} onClick={() => keeping.mutate([lesson])}>
            Keep this lesson
          </Button>
        )}
        {missing.length > 1 && (
          <Button variant="soft" loading={keeping.isPending} onClick={() => keeping.mutate(missing)}>
            Keep the whole module ({counted(outline.length, 'lesson')})
          </Button>
        )}
      </div>
      <KeptList lessons={lessons} room={room} onLetGo={(path) => lettingGo.mutate(path)} />
    </div>
  );
}
