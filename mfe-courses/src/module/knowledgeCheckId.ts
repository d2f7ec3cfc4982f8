/** Where the Knowledge Check stands on the module's page. */
export const knowledgeCheckId = 'knowledge-check';
