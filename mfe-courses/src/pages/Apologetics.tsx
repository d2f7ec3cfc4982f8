import { Emblem } from '@apologia/kit';
import { Fragment } from 'react';
import { Framework, framework } from '../subject/Framework.tsx';
import { SubjectPage } from '../subject/SubjectPage.tsx';

const groups = framework.map((step) => step.group);
const headings = Object.fromEntries(
  framework.map(({ group, question }) => [
    group,
    <Fragment key={question}>
      <Emblem question={question} size={36} />
      {group}?
    </Fragment>,
  ]),
);

export default function Apologetics() {
  return (
    <SubjectPage
      subject="apologetics"
      groups={groups}
      headings={headings}
      intro="Faith is not afraid of questions. We take four of the largest in their natural order, hear the best objections to each, and learn to give a reason for our hope with gentleness and respect."
    >
      <Framework />
    </SubjectPage>
  );
}
