const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A secret for a cookie: 32 random bytes as 64 hexadecimal digits. */
export function newToken(): string {
  return hex(crypto.getRandomValues(new Uint8Array(32)));
}

/** SHA-256 of a text, in hexadecimal. Tokens are stored only like this. */
export async function digest(text: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
}
