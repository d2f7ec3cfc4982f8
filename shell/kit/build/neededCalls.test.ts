import { expect, test } from 'vitest';
import { neededCalls } from './neededCalls.ts';

const importing = (names: string, code: string) =>
  `import { ${names} } from "@apologia/contract";\nimport { call } from "@apologia/kit";\n${code}`;

const lists = [
  'GET /api/apologetics',
  'GET /api/bible-study',
  'GET /api/hermeneutics',
  'GET /api/religions',
  'GET /api/theology',
];

test.each<[string, string, string[]]>([
  [
    'calls by their names',
    importing('courses, quizzes', 'call(courses.lesson, { params }); call(quizzes.lessonQuiz, { body });'),
    ['GET /api/lesson/:id', 'POST /api/lesson/quiz'],
  ],
  ['a group under another name', importing('courses as c', 'call(c.module);'), ['GET /api/module/:id']],
  ['a group by what is only known later', importing('moduleLists', 'query(moduleLists[subject]);'), lists],
  ['a group that is handed on', importing('moduleLists', 'each(moduleLists);'), lists],
  ['an address that is written out', `fetch("/api/public/catalog")`, ['GET /api/public/catalog']],
  [
    'a group whose name stands in texts and properties too',
    importing(
      'study',
      `tell("the study, and moduleLists[0]"); const study1 = { study: x.study }; call(study.plan);`,
    ),
    ['GET /api/study'],
  ],
  [
    'what a query of the kit asks for',
    'import { Button, dashboard } from "@apologia/kit";',
    ['GET /api/dashboard'],
  ],
  ['no call where none is made', importing('limits, labelOf', 'limits.postMax;'), []],
  [
    'no call of a group that belongs to another package',
    `import { courses } from "./x.ts"; courses.lesson;`,
    [],
  ],
])('a module needs %s', (_, code, calls) => {
  expect(neededCalls(code)).toEqual(calls);
});
