/** What seeds and checks of other domains may import of the community. */
export { readResources, resourcesFolder } from './seed/resources.ts';
