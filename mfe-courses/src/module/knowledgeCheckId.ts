/** The id of the Knowledge Check on the module's page. */
export const knowledgeCheckId = 'knowledge-check';
