export * from '../auth/passkeys/passkeys.ts';
