import type { RemoteRoutes } from '@apologia/kit';
export const pages: RemoteRoutes['pages'] = {};
