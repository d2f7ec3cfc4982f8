import type { Question } from '@apologia/contract';
import { escaped, linesToWriteOn, list } from './markup.ts';

const letters = 'ABCDE';
const room = { short: 1, essay: 8 } as const;

/** Questions without their answers, with room to write. */
export const questionsMarkup = (questions: readonly Question[]) => list(questions.map(asked), 'ol');

function asked({ question, questionType, options }: Question): string {
  const text = `<p>${escaped(question)}</p>`;
  if (questionType === 'mc') return `${text}${list(options.map(escaped), 'ol', ' type="A"')}`;
  return `${text}${linesToWriteOn(questionType === 'short' ? room.short : room.essay)}`;
}

/** What is right and why, in the order of the questions. */
export const answersMarkup = (questions: readonly Question[]) => list(questions.map(answered), 'ol');

function answered({
  questionType,
  options,
  correctAnswer = -1,
  accepted,
  explanation,
  modelAnswer,
}: Question) {
  const why = explanation ? paragraphs(explanation) : '';
  if (questionType === 'mc')
    return `<p><strong>${letters[correctAnswer] ?? ''}.</strong> ${escaped(options[correctAnswer] ?? '')}</p>${why}`;
  if (questionType === 'short') return `<p><strong>${escaped(accepted?.[0] ?? '')}</strong></p>${why}`;
  return `<p><strong>One good answer</strong></p>${paragraphs(modelAnswer ?? '')}`;
}

const paragraphs = (text: string) =>
  text
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${escaped(paragraph)}</p>`)
    .join('');
