import { type CurrentUser, type Dashboard, keyOf } from '@apologia/contract';
import { queryOptions } from '@tanstack/react-query';
import { readOfKey } from './api/queryClient.ts';

/** The signed-in learner, `null` for a visitor. */
export const session = queryOptions({
  queryKey: keyOf({ path: '/api/auth/me' }),
  queryFn: readOfKey<CurrentUser>({ on401: 'returnNull' }),
});

/** The learner's figures, `null` for a visitor; the sidebar and the dashboard share them. */
export const dashboard = queryOptions({
  queryKey: keyOf({ path: '/api/dashboard' }),
  queryFn: readOfKey<Dashboard>({ on401: 'returnNull' }),
});
