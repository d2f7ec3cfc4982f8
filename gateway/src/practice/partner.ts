import type { PracticePartner } from '@apologia/contract';
import type { Config } from '../kernel/config.ts';

/** The partner that answers in this academy: a language model where one is set up, else the guided one. */
export const answeringPartner = ({ modelServer }: Config): PracticePartner =>
  modelServer ? 'model' : 'guided';
