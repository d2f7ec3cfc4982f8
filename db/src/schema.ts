export * from './auth/schema.ts';
export * from './billing/schema.ts';
export * from './community/schema.ts';
export * from './courses/schema.ts';
export * from './kernel/schema.ts';
export * from './practice/schema.ts';
export * from './releases/schema.ts';
export * from './scripture/schema.ts';
