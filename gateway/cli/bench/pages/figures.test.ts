import { expect, test } from 'vitest';
import { figuresOf, medianOf } from './figures.ts';
import type { Look, Noted } from './noted.ts';
import type { Request } from './traffic.ts';

const began = 1_000_000;
const look = (at: number, changed: Partial<Look> = {}): Look => ({
  at: began + at,
  generation: 1,
  shown: true,
  style: 'serif',
  box: [16, 100, 358, 40],
  ...changed,
});
const noted = (changed: Partial<Noted>): Noted => ({
  began,
  loaded: began + 900,
  clicked: null,
  firstPaint: began + 300,
  largestPaint: began + 400,
  looks: [look(400)],
  paints: [],
  live: began + 2000,
  allLive: began + 2100,
  shifts: [],
  tasks: [],
  ...changed,
});
const of = (changed: Partial<Noted>, requests: Request[] = []) =>
  figuresOf({ noted: noted(changed), requests });

test('text counts as seen in its own type, and as there where it stays', () => {
  const looks = [
    look(100, { style: 'none yet' }),
    look(200, { shown: false }),
    look(300, { box: [16, 150, 358, 40] }),
    look(800),
  ];
  expect(of({ looks })).toMatchObject({ seen: 300, text: 800 });
});

test('text that moves by less than a browser calls a shift has not moved', () => {
  expect(of({ looks: [look(300, { box: [16, 102, 358, 40] }), look(800)] })).toMatchObject({ text: 300 });
});

test('text is seen once the browser had it on the screen, and stays seen where other elements take its place', () => {
  const paints = [
    { generation: 1, at: began + 250 },
    { generation: 2, at: began + 460 },
    { generation: 2, at: began + 480 },
  ];
  const replaced = look(450, { generation: 2 });
  expect(of({ looks: [look(200, { shown: false }), replaced], paints })).toMatchObject({ seen: 480 });
  expect(of({ looks: [look(200), replaced], paints })).toMatchObject({ seen: 250 });
});

test('a task blocks for what it takes beyond 50 ms between the first paint and the page being live', () => {
  const tasks = [
    { at: began + 100, ms: 150 },
    { at: began + 250, ms: 150 },
    { at: began + 500, ms: 80 },
    { at: began + 1940, ms: 200 },
    { at: began + 2500, ms: 400 },
  ];
  // Of the second there are 100 ms after the paint, of the fourth 60 before the page is live.
  expect(of({ tasks })).toMatchObject({ blocking: 50 + 30 + 10, longest: 400 });
});

test('what came before a click is no part of where it led', () => {
  const changed = {
    looks: [look(3400)],
    shifts: [
      { at: began + 500, value: 0.2 },
      { at: began + 3200, value: 0.1 },
    ],
  };
  const figures = figuresOf({ noted: noted(changed), requests: [] }, began + 3000);
  expect(figures).toMatchObject({ text: 400, shift: 0.1 });
});

test('bytes are counted as they arrive, and a chain of requests up to where the page is live', () => {
  const request = (depth: number, start: number, ...parts: [number, number][]): Request => ({
    url: 'http://localhost/',
    began: began + start,
    depth,
    parts: parts.map(([at, bytes]) => ({ at: began + at, bytes })),
  });
  const requests = [
    request(1, 0, [150, 1000], [390, 2000]),
    request(2, 200, [380, 500], [600, 4500]),
    request(3, 2050, [2300, 2000]),
    request(2, 2400),
  ];
  expect(of({}, requests)).toMatchObject({ kB: 10, kBToText: 3.5, requests: 3, depth: 2 });
});

test('a median stands between the two in the middle, and nowhere for what some runs do not have', () => {
  const runs = [of({ looks: [look(400)] }), of({ looks: [look(600)], live: null })];
  expect(medianOf(runs)).toMatchObject({ text: 500, live: null, allLive: 2100 });
});
