import type { PracticePartner } from '@apologia/contract';
import type { Config } from '../kernel/config.ts';

/** The partner that answers in this academy: a language model where one is set up, else the guided one. */
export const answeringPartner = ({ OPENAI_API_KEY }: Config): PracticePartner =>
  OPENAI_API_KEY ? 'model' : 'guided';
