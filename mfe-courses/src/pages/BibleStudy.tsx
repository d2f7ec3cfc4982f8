import { SubjectPage } from '../subject/SubjectPage.tsx';

const groups = ['Pentateuch', 'Old Testament', 'Gospels', 'Pauline Epistles', 'New Testament'];

export default function BibleStudy() {
  return (
    <SubjectPage
      subject="bible-study"
      groups={groups}
      intro="Whole books, read slowly. Each study takes the hard passages along with the beloved ones, in their own setting and with the questions that honest readers bring."
    />
  );
}
