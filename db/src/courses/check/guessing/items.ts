import type { Subject } from '@apologia/contract';
import type { ModuleFiles } from '../../seed/curriculumFiles.ts';
import { pairsOf, stemsOf } from './words.ts';

/** The words of a text, as they are compared with those of an option. */
export interface TextWords {
  stems: Set<string>;
  pairs: Set<string>;
  sentences: Set<string>[];
}

/** A question of four options, as one who guesses sees it. */
export interface Item {
  subject: Subject;
  module: string;
  stem: string;
  options: readonly string[];
  /** The place of the right option. */
  right: number;
  /** What the question is asked about: its lesson, or for a Knowledge Check the whole module. */
  text: TextWords;
}

const textWords = (text: string): TextWords => ({
  stems: new Set(stemsOf(text)),
  pairs: new Set(pairsOf(text)),
  sentences: text.split(/[.?!]\s/).map((one) => new Set(stemsOf(one))),
});

export const itemsOf = (modules: readonly ModuleFiles[]): Item[] =>
  modules.flatMap(({ subject, module, lessons }) => {
    const whole = [module, ...lessons].map(({ body }) => body).join('\n');
    return [module, ...lessons].flatMap((file) => {
      const text = textWords(file === module ? whole : file.body);
      return file.data.questions.flatMap((question): Item[] => {
        if (question.type !== 'mc' || question.options.length !== 4) return [];
        return [
          {
            subject,
            module: module.data.id,
            stem: question.question,
            options: question.options.map(({ text }) => text),
            right: question.options.findIndex(({ right }) => right),
            text,
          },
        ];
      });
    });
  });
