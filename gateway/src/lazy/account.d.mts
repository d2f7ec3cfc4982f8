export * from '../account/account.ts';
