import { Button, Link } from '@apologia/kit';
import { Users } from 'lucide-react';
import { ComesWithPremium } from '../../../guide/ComesWithPremium.tsx';
import { GuideButtons } from '../../../guide/GuideButtons.tsx';
import { leaderSheetPath } from '../../../leader/leaderSheetPath.ts';
import type { ToolPanelProps } from '../tools.ts';
import { PrintLesson } from './PrintLesson.tsx';
import styles from './PrintPanel.module.css';

/** A lesson on paper, the sheet for whoever leads a group through it, and the guide of its module. */
export default function PrintPanel({ detail: { lesson, moduleId, moduleTitle } }: ToolPanelProps) {
  return (
    <div className={styles.panel}>
      <div className={styles.actions}>
        <PrintLesson lesson={lesson} />
        <Button asChild variant="soft">
          <Link to={leaderSheetPath(lesson.id)}>
            <Users size={16} aria-hidden="true" />
            For a group
          </Link>
        </Button>
      </div>
      <div className={styles.guide}>
        <p>
          The guide of “{moduleTitle}”: all its lessons, with Scripture in full, questions and answers, and
          room for notes.
        </p>
        <ComesWithPremium>
          <GuideButtons of={{ module: moduleId }} title={moduleTitle} />
        </ComesWithPremium>
      </div>
    </div>
  );
}
