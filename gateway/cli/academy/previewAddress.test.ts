import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { previewAddress } from './previewAddress.ts';

let gateway: Server;
let url: string;
let answer: number;
const asked: string[] = [];
beforeAll(async () => {
  gateway = createServer(({ url = '' }, response) => {
    asked.push(url);
    response.writeHead(answer).end();
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
});
afterAll(() => gateway.close());

const server = 'http://localhost:3101';

test.each([200, 302])('a gateway that answers %i is opened at a page of the remote', async (status) => {
  answer = status;
  expect(await previewAddress(`${url}/`, 'courses', server)).toBe(`${url}/dashboard?app.courses=${server}`);
  expect(asked.at(-1)).toBe(`/dashboard?app.courses=${server}`);
});

test.each([
  [403, /runs what was shipped, and nothing else: it is in production/],
  [503, /answers 503/],
])('a gateway that answers %i is told of before anything is served', async (status, sentence) => {
  answer = status;
  await expect(previewAddress(url, 'courses', server)).rejects.toThrow(sentence);
});

test('what is no gateway is told of', async () => {
  await expect(previewAddress('http://127.0.0.1:1', 'courses', server)).rejects.toThrow(/No gateway answers/);
  await expect(previewAddress('preview', 'courses', server)).rejects.toThrow(/--against needs the address/);
});
