import type { Conversation, PastConversation, PracticeTurn, Worldview } from '@apologia/contract';
import { expect, screen, waitFor, within } from '../screens/fixtures.ts';
import type { Network } from '../screens/network.ts';

type Learner = Pick<Network, 'get' | 'post'>;

export const log = () => screen.findByRole('log', { name: 'Conversation' });
export const composer = () => screen.findByRole('textbox', { name: 'Your message' });
/** Every turn of either voice. */
export const speeches = () => [...document.querySelectorAll<HTMLElement>('[role=log] [data-speech]')];
/** Waits until so many turns are in view. */
export const spoken = (count: number) => waitFor(() => expect(speeches()).toHaveLength(count));

/** The list of past conversations. */
export const past = () => screen.findByRole('region', { name: 'Past conversations' });
export const entries = async () => within(await past()).queryAllByRole('listitem');
export const listed = (count: number) => waitFor(async () => expect(await entries()).toHaveLength(count));

/** Starts a conversation past the page. */
export const startTalk = (learner: Learner, worldview: Worldview = 'atheist') =>
  learner.post<Conversation>('/api/practice/start', { worldview });

/** Says something past the page. */
export const say = (learner: Learner, { id, worldview }: Conversation, message: string) =>
  learner.post<PracticeTurn>('/api/practice/message', { conversation: id, worldview, message });

/** The learner's conversations as they are kept. */
export const kept = (learner: Learner) => learner.get<PastConversation[]>('/api/practice/conversations');

/** A conversation as it is kept. */
export const keptAs = async (learner: Learner, id: string) =>
  (await learner.get<{ conversation: Conversation }>(`/api/practice?conversation=${id}`)).conversation;
