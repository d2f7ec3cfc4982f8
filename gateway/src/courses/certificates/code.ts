/** Crockford's letters and digits, which are not taken for one another: five bits each. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** A code of a hundred random bits, as `k3v9-…` in five groups of four. */
export function newCode(): string {
  const letters = Array.from(crypto.getRandomValues(new Uint8Array(20)), (byte) => alphabet[byte & 31]);
  return (letters.join('').match(/.{4}/g) ?? []).join('-');
}
