export * from '../app/guides.ts';
