import { certificates, notices } from '@apologia/contract';
import { dataRoutes } from '../account/public.ts';
import { addressRoutes, forgotPage, linkRoutes, settingsPage, settingsRoutes } from '../auth/public.ts';
import { supportPage, supportRoutes } from '../community/public.ts';
import { myCertificates } from '../courses/public.ts';
import { createRouteTable } from '../kernel/http/router.ts';
import { firstDataOf, type PageRead } from '../kernel/read/firstData.ts';
import { handleQuery } from '../kernel/read/handleQuery.ts';
import { mailChoices } from '../notices/public.ts';

/** A module beside the Worker: what is under `/api/account/`, and what only the page of settings shows. */
const { router, handlerOf } = createRouteTable();
settingsRoutes(router);
dataRoutes(router);
addressRoutes(router);
linkRoutes(router);
supportRoutes(router);
handleQuery(router, certificates.mine, myCertificates);

export { forgotPage, handlerOf, supportPage };

export const accountPage: readonly PageRead[] = [
  ...settingsPage(),
  firstDataOf(certificates.mine, myCertificates),
  firstDataOf(notices.mail, mailChoices),
];
