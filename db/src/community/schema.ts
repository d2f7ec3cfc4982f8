export * from './tables/community.ts';
export * from './tables/discussion.ts';
export * from './tables/moderation.ts';
