import { paths } from '@apologia/kit';

/** The id of the Knowledge Check on the module's page. */
export const knowledgeCheckId = 'knowledge-check';

export const toKnowledgeCheck = (moduleId: string) => `${paths.module(moduleId)}#${knowledgeCheckId}`;
