export * from './auth.ts';
export * from './billing.ts';
export * from './community.ts';
export * from './courses.ts';
export * from './practice.ts';
export * from './releases.ts';
