export * from '../courses/notes/handlers.ts';
