import { limits } from '@apologia/contract';
import { dictionary } from '@zxcvbn-ts/language-common';

/** The 10,000 commonest passwords that are long enough to be chosen, in lower case and with spaces between them: none has one. */
export const commonest: string = dictionary['passwords-common']
  .filter((password) => password.length >= limits.passwordMin && !password.includes(' '))
  .slice(0, 10_000)
  .join(' ');
