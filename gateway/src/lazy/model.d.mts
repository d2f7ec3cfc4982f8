export * from '../practice/model/model.ts';
