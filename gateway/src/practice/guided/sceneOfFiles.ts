import { questionsOf, type WorldviewFiles } from '@apologia/db/practice';
import type { Reading } from '../../kernel/context.ts';
import type { Scene } from './scene.ts';

/**
 * Scenes of a partner whose files were read, by the objection that the conversation is about.
 * @throws Error where there is no such objection
 */
export function scenesOf(files: WorldviewFiles, reading: Reading): (objection: string | undefined) => Scene {
  const { partner, objections } = files;
  const all = objections.map(({ data }) => data);
  const questions = questionsOf(files);
  return (id) => {
    const objection = all.find((one) => one.id === id);
    if (!objection)
      throw new Error(`There is no objection ${id}. There are: ${all.map((one) => one.id).join(', ')}.`);
    return { reading, partner: partner.data, all, objection, questions };
  };
}
