import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type ContractSnapshot, contractSnapshot } from '@apologia/contract/versioning';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { updateSnapshot } from './snapshotFile.ts';

const contract = contractSnapshot();
const { 'GET /api/study': plan, ...fewer } = contract.calls;
const withoutPlan: ContractSnapshot = { ...contract, calls: fewer };

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'apologia-contract-'));
  file = path.join(folder, 'contract.json');
});
afterEach(() => rm(folder, { recursive: true }));

const write = (snapshot: ContractSnapshot) => writeFile(file, JSON.stringify(snapshot));
const read = async () => JSON.parse(await readFile(file, 'utf8'));

test('what is added is written and named, and written again it is no change', async () => {
  await write(withoutPlan);
  expect(await updateSnapshot(file, contract, false)).toEqual(['adds    GET /api/study is new']);
  expect(await read()).toEqual(contract);
  expect(await updateSnapshot(file, contract, false)).toEqual([]);
});

test('what breaks is named and not written, unless it is meant', async () => {
  await write(contract);
  await expect(updateSnapshot(file, withoutPlan, false)).rejects.toThrow('breaks  GET /api/study is missing');
  expect(await read()).toEqual(contract);
  expect(await updateSnapshot(file, withoutPlan, true)).toEqual(['breaks  GET /api/study is missing']);
  expect(await read()).toEqual(withoutPlan);
});
