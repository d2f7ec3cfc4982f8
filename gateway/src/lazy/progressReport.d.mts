export * from '../app/progressReport.ts';
