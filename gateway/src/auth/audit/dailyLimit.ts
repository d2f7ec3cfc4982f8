import { dayMs } from '../../kernel/access/cookies.ts';
import { accountKey, type Limit } from '../../kernel/access/limit.ts';
import type { Viewer } from '../../kernel/access/viewer.ts';
import type { Config } from '../../kernel/config.ts';
import { maxOfKindADay } from './recordEvent.ts';

/** As many changes of a kind a day as the audit trail takes: none goes untold. */
export const dailyLimit =
  (what: string) =>
  (_config: Config, _address: string, viewer: Viewer): Limit[] => [
    {
      key: accountKey(what, viewer),
      max: maxOfKindADay,
      windowMs: dayMs,
      sentence: 'That is as often as this can be tried in a day. Please come back tomorrow.',
    },
  ];
