import type { Subject } from '@apologia/contract';
import type { ModuleFiles } from '../../seed/curriculumFiles.ts';
import type { Problem } from '../problem.ts';
import { limitOf, sharesOf } from './guesses.ts';
import { itemsOf } from './items.ts';

/** The subjects whose questions have been brought under the rule. The list only grows. */
export const heldSubjects: readonly Subject[] = [
  'apologetics',
  'theology',
  'bible-study',
  'hermeneutics',
  'religions',
];

const leastQuestions = 20;

export const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

/** In the subjects held, no way of guessing gets too many questions right without knowing the matter. */
export const guessable = (modules: readonly ModuleFiles[], held = heldSubjects): Problem[] =>
  held.flatMap((subject) => {
    const own = modules.filter((one) => one.subject === subject);
    const items = itemsOf(own);
    const [first] = own;
    if (!first || items.length < leastQuestions) return [];
    return sharesOf(items)
      .filter(([guess, share]) => share > limitOf(guess))
      .map(([guess, share]) => ({
        file: first.module.file,
        line: 1,
        message: `${subject}: a guess by “${guess}” is right in ${percent(share)}; at most ${percent(limitOf(guess))}`,
      }));
  });
