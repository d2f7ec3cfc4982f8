/** Crockford's alphabet, five bits a character: none of them looks like another. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** A code of a hundred random bits, as `k3v9-…` in five groups of four. */
export function newCode(): string {
  const characters = Array.from(crypto.getRandomValues(new Uint8Array(20)), (byte) => alphabet[byte & 31]);
  return (characters.join('').match(/.{4}/g) ?? []).join('-');
}
