export * from '../practice/safety/safety.ts';
