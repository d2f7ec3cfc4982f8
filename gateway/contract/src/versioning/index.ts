export { type Change, compareContracts, lackingIn, type NeededContract } from './compare.ts';
export {
  type CallShape,
  type ContractSnapshot,
  contractSnapshot,
  type JsonSchema,
  nameOf,
} from './snapshot.ts';
