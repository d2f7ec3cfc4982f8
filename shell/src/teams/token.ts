import { deleteDraft, readDraft, saveDraft } from '@apologia/kit/draft';

/** The tab keeps a team's token, until it is closed or told to forget it. */
const name = 'ship-token';

export const readToken = () => readDraft(name);
export const keepToken = (token: string): void => saveDraft(name, token);
export const forgetToken = (): void => deleteDraft(name);

/** Whether a header can carry it: no other token is one of ours. */
export const isToken = (text: string): boolean => /^[\x21-\x7e]+$/.test(text);
