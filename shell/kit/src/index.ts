export {
  Badge,
  Button,
  IconButton,
  Skeleton,
  Spinner,
  TextArea,
  TextField,
  Theme,
} from '@radix-ui/themes';
export {
  QueryClientProvider,
  queryOptions,
  useMutation,
  useQueryClient,
  useSuspenseQuery,
} from '@tanstack/react-query';
export {
  BrowserRouter,
  Outlet,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export { type FailureWords, isSignedOut, notifyFailure, signInAgain, useAction } from './action.ts';
export { ApiError, sentenceOf } from './api/apiError.ts';
export { call, fetchOk } from './api/call.ts';
export { query } from './api/query.ts';
export { queryClient } from './api/queryClient.ts';
export { useQuery } from './api/useQuery.ts';
export { boot } from './boot.ts';
// Remotes that were built for version 0.1.2 tell days without a hook.
export { counted, day, minutes, money } from './format.ts';
export { useDay, useHydrated, useTimeZone } from './hydrated.ts';
export { paths } from './paths.ts';
export type { LazyPages, LazySlots, RemoteRoutes } from './remote.ts';
export { savesData } from './savesData.ts';
// Remotes that were built for version 0.1.1 know the dashboard as `standing`.
export { dashboard, dashboard as standing, session } from './session.ts';
export { type Toast, toast, toastStore } from './toast.ts';
export { BareHeader } from './ui/BareHeader.tsx';
export { Emblem, type FourQuestion } from './ui/Emblem.tsx';
export { Link, NavLink } from './ui/Link.tsx';
export { Logo } from './ui/Logo.tsx';
export { Meter } from './ui/Meter.tsx';
export { Notice } from './ui/Notice.tsx';
export { Page } from './ui/Page.tsx';
export { PremiumBadge } from './ui/PremiumBadge.tsx';
export { Referenced } from './ui/Referenced.tsx';
export { RegionBoundary, RegionFailed } from './ui/RegionBoundary.tsx';
export { Slot, SlotHost, type SlotProps } from './ui/Slot.tsx';
