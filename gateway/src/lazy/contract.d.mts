export * from '../releases/offeredContract.ts';
