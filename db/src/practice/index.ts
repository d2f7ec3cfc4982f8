export { readScripture } from '../scripture/public.ts';
export { type Act, type ActExample, acts, readActs } from './acts.ts';
export { checkPractice } from './check/check.ts';
export type * from './content.ts';
export type { ConversationState, Meaning, MessageAnalysis } from './conversationState.ts';
export { practiceFolder, questionsOf, readWorldview, readWorldviews, type WorldviewFiles } from './files.ts';
export { isWorldview, readHeldOut } from './heldOut.ts';
export { ofPerson, type Phrasings } from './phrasings.ts';
export { type LabelledMessage, readLabelledMessages, readWordList } from './safety.ts';
export {
  readUnseenConversations,
  readUnseenMessages,
  type UnseenConversation,
  type UnseenMessage,
} from './unseen.ts';
