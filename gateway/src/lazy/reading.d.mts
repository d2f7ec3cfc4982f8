export * from '@apologia/db/scripture/reading';
