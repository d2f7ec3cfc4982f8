export * from '../releases/gate.ts';
