import type { PracticePartner } from '@apologia/contract';
import type { Config } from '../kernel/config.ts';

/** Who answers here: a language model where one is set up. */
export const answeringPartner = ({ OPENAI_API_KEY }: Config): PracticePartner =>
  OPENAI_API_KEY ? 'model' : 'guided';
