import { SubjectPage } from '../subject/SubjectPage.tsx';

const groups = [
  'Interpretation Methods',
  'Old Testament Hermeneutics',
  'New Testament Hermeneutics',
  'Genre Studies',
];

export default function Hermeneutics() {
  return (
    <SubjectPage
      subject="hermeneutics"
      groups={groups}
      intro="Everyone who opens the Bible interprets it. Here you learn to do it with care: to read each book as it asks to be read, and to let it speak before you answer."
    />
  );
}
