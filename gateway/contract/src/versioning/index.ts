export { type Change, compareContracts, lackingIn, type NeededContract } from './compare.ts';
export { type CallShape, type ContractSnapshot, contractSnapshot, nameOf } from './snapshot.ts';
