export * from '../practice/guided/guided.ts';
