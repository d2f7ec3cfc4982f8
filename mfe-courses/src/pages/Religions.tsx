import { Page, useSearchParams } from '@apologia/kit';
import { Tabs } from '@apologia/kit/tabs';
import { Frontispiece } from '../frontispiece/Frontispiece.tsx';
import { ReligionPanel } from '../religions/ReligionPanel.tsx';
import { religions } from '../religions/religions.ts';
import { GuidesLink } from '../subject/GuidesLink.tsx';
import { SubjectProgress } from '../subject/SubjectProgress.tsx';
import { subjectTitles } from '../subjects.ts';
import styles from './Religions.module.css';

export default function Religions() {
  const [search, setSearch] = useSearchParams();
  const tabInAddress = search.get('tab');
  const open = religions.find((religion) => religion.key === tabInAddress) ?? religions[0];
  return (
    <Page
      eyebrow={<Frontispiece subject="religions" />}
      title={subjectTitles.religions}
      lead="To love our neighbours is also to tell the truth about what they believe. Meet each faith as its own people know it, before you weigh it."
    >
      <SubjectProgress subject="religions" />
      <Tabs.Root value={open.key} onValueChange={(tab) => setSearch({ tab }, { replace: true })}>
        <Tabs.List className={styles.tabs} aria-label="Religions">
          {religions.map((religion) => (
            <Tabs.Trigger key={religion.key} value={religion.key}>
              {religion.title}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {religions.map((religion) => (
          <Tabs.Content key={religion.key} value={religion.key}>
            <ReligionPanel religion={religion} />
          </Tabs.Content>
        ))}
      </Tabs.Root>
      <GuidesLink subject="religions" />
    </Page>
  );
}
