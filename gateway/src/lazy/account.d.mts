export * from '../app/account.ts';
