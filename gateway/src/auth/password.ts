import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

/** OWASP's scrypt setting with 16 MiB: it fits an isolate, PBKDF2 at equal strength does not run in one. */
const cost = { N: 2 ** 14, r: 8, p: 5 };
const keyBytes = 32;

/** Hashes a password; the result carries its salt and parameters. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, keyBytes, cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64'), key.toString('base64')].join('$');
}

/** The hash that is verified where there is no such account, so that a wrong name takes as long as a wrong password. */
const dummyHash = `scrypt$${cost.N}$${cost.r}$${cost.p}$${Buffer.alloc(16).toString('base64')}$${Buffer.alloc(keyBytes).toString('base64')}`;

/** Whether the password is the one hashed. `stored` is undefined for an unknown account. */
export async function verifyPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = (stored ?? dummyHash).split('$');
  const expected = Buffer.from(key, 'base64');
  const actual = await derive(password, Buffer.from(salt, 'base64'), expected.length, {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  });
  return timingSafeEqual(actual, expected) && stored !== undefined;
}

function derive(password: string, salt: Buffer, length: number, options: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, length, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
