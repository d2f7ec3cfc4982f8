import { type Answer, lookUp, type Question } from '@apologia/contract';
import { Essay } from './Essay.tsx';
import { Options } from './Options.tsx';
import { ShortAnswer } from './ShortAnswer.tsx';

export interface AnswerFieldProps {
  question: Question;
  value: Answer | undefined;
  onChange: (answer: Answer) => void;
  disabled?: boolean;
}

const fields = { mc: Options, short: ShortAnswer, essay: Essay };

/** The field in which one question is answered; the question stands above it as a heading. */
export function AnswerField(props: AnswerFieldProps) {
  // What is not known here is answered in words.
  const Field = lookUp(fields, props.question.questionType, Essay);
  return <Field {...props} />;
}
