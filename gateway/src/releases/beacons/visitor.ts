import { beaconPath } from '@apologia/contract';
import { getCookie, setCookie } from 'hono/cookie';
import { isLocal } from '../../kernel/access/cookies.ts';
import type { GatewayContext } from '../../kernel/context.ts';
import type { View } from './viewToken.ts';

const name = 'told';
const weekSeconds = 7 * 24 * 60 * 60;
/** Of one visitor, in one trial: views are taken to be independent, and those of one browser are not (`docs/decisions/028`). */
const most = { views: 5, failures: 1 } as const;

/** Whether what a visitor tells of a trial is counted still; it is noted in a cookie. What is under no trial always is. */
export function isCounted(
  c: GatewayContext,
  view: View,
  told: { isView: boolean; isFailing: boolean },
): boolean {
  const trials = [...new Set(Object.values(view.releases).map(({ trial }) => trial))].filter(Boolean);
  if (trials.length === 0) return true;
  const of = trials.sort((a, b) => a - b).join('-');
  const [before, views, failures] = (getCookie(c, name) ?? '').split('.');
  const counted =
    before === of ? { views: Number(views), failures: Number(failures) } : { views: 0, failures: 0 };
  if (!(counted.views < most.views) && told.isView) return false;
  if (!(counted.failures < most.failures) && told.isFailing) return false;
  const now = [of, counted.views + Number(told.isView), counted.failures + Number(told.isFailing)];
  setCookie(c, name, now.join('.'), {
    path: beaconPath,
    httpOnly: true,
    secure: !isLocal(c),
    sameSite: 'Lax',
    maxAge: weekSeconds,
  });
  return true;
}
