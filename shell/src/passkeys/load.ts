/** What speaks with the browser about passkeys. No page needs it before somebody uses one. */
export const loadCeremonies = () => import(/* webpackChunkName: "passkeys" */ './ceremonies.ts');
