import { isCommon } from './isCommon.ts';

export interface Owner {
  username: string;
  email: string;
}

/** Characters that a password must have besides the name and the address of its owner. */
const restMin = 4;

/** Why others would guess a password, as a sentence for whoever chose it; `null` where they would not. */
export function weaknessOf(password: string, owner: Owner): string | null {
  if (isCommon(password)) {
    return 'This password is one of the most common. Choose a longer one, such as four words.';
  }
  if (isOwnName(plainOf(password), owner)) {
    return 'A password must be more than your name or address. Choose another, such as four words.';
  }
  return null;
}

const plainOf = (text: string) => text.normalize('NFKC').toLowerCase();

/** Whether next to nothing is left of a password without its owner's name and address. */
function isOwnName(password: string, { username, email }: Owner): boolean {
  const address = plainOf(email);
  const [mailbox = '', domain = ''] = address.split('@');
  const names = [address, plainOf(username), mailbox, domain];
  const rest = names.reduce((text, name) => text.replaceAll(name, ''), password);
  return rest !== password && [...rest].length < restMin;
}
