export * from '../notices/tellByMail.ts';
