import { SubjectPage } from '../subject/SubjectPage.tsx';

const groups = ['Systematic Theology', 'Biblical Theology', 'Historical Theology', 'Practical Theology'];

export default function Theology() {
  return (
    <SubjectPage
      subject="theology"
      groups={groups}
      intro="What Christians believe about God, and why: gathered from the whole of Scripture, followed along its story, tested by the church’s long memory, and carried into ordinary days."
    />
  );
}
