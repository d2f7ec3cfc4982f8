export * from '../app/previews.ts';
