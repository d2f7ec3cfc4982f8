export * from '../scripture/search/reads.ts';
