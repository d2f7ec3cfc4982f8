import { courses, guides } from '@apologia/contract';
import { placeOf } from '@apologia/db/scripture';
import { shelfOf } from '../community/public.ts';
import { guideOf, inSubject, isModule, leaderSheet, lessonDetail } from '../courses/public.ts';
import { createRouteTable } from '../kernel/http/router.ts';
import { firstDataOf, type PageRead } from '../kernel/read/firstData.ts';
import { handleQuery } from '../kernel/read/handleQuery.ts';
import { objectionFor } from '../practice/public.ts';
import { versesOf } from '../scripture/public.ts';

/** A module beside the Worker: what is printed, and for whoever leads a group. */
const { router, handlerOf } = createRouteTable();
const scripture = { versesOf, placeOf };
handleQuery(router, guides.ofModule, ({ params }) => guideOf(isModule(params.id), scripture));
handleQuery(router, guides.ofSubject, ({ params }) => guideOf(inSubject(params.id), scripture));
handleQuery(router, guides.leaderSheet, ({ params }) => leaderSheet(params.id, objectionFor));

export { handlerOf };

export const leaderSheetPage: readonly PageRead[] = [
  firstDataOf(courses.lesson, ({ params }) => lessonDetail(params.id, shelfOf)),
  firstDataOf(guides.leaderSheet, ({ params }) => leaderSheet(params.id, objectionFor)),
];
