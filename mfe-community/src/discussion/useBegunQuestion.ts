import { type QuestionState, useLocation, useNavigate } from '@apologia/kit';
import { readDraft, saveDraft } from '@apologia/kit/draft';
import { useEffect, useRef, useState } from 'react';

/**
 * Puts the words that the visit brings to ask about into the draft of a question, behind what is written already, and takes them
 * from the visit: after a reload they are not put in again.
 * @param name of the draft
 * @returns how often that has happened
 */
export function useBegunQuestion(name: string, onBegun: () => void): number {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const [count, setCount] = useState(0);
  const question = (state as Partial<QuestionState> | null)?.question;
  const begin = useRef(onBegun);
  begin.current = onBegun;
  useEffect(() => {
    if (typeof question !== 'string') return;
    const before = readDraft(name)?.trimEnd();
    saveDraft(name, before ? `${before}\n\n${question}` : question);
    begin.current();
    setCount((times) => times + 1);
    navigate({ pathname, search, hash }, { replace: true, state: null });
  }, [question, name, navigate, pathname, search, hash]);
  return count;
}
