import { progress } from '@apologia/contract';
import type { Hono } from 'hono';
import type { GatewayContext, GatewayEnv } from '../../kernel/context.ts';
import { firstDataOf } from '../../kernel/read/firstData.ts';
import { handleQuery } from '../../kernel/read/handleQuery.ts';

const read = async (_: unknown, c: GatewayContext) => (await c.var.loadProgressReport()).progressReport();

export const progressReportRoutes = (app: Hono<GatewayEnv>): void => handleQuery(app, progress.report, read);

/** The report as first data of the dashboard. */
export const progressReportData = firstDataOf(progress.report, read);
