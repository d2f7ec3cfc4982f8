export * from '../account/texts/texts.ts';
