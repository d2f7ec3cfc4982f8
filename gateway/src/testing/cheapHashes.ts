import crypto, { type ScryptOptions } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

// Hashing a password costs a fifth of a second on purpose, and tests do so hundreds of times. What is stored names the real cost; tests in
// workerd pay it.
const cheap: ScryptOptions = { N: 2, r: 1, p: 1 };
const { scrypt } = crypto;
Object.assign(crypto, {
  scrypt: (
    password: string,
    salt: Buffer,
    length: number,
    _: ScryptOptions,
    done: (error: Error | null, key: Buffer) => void,
  ) => scrypt(password, salt, length, cheap, done),
});
syncBuiltinESMExports();
