export * from '../auth/passwords/weaknessOf.ts';
