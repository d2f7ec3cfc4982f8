import type { LessonDetail } from '@apologia/contract';
import { paths, useNavigate } from '@apologia/kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { textElement } from '../../textElement.ts';
import { panelId } from '../panelId.ts';
import { bindMediaKeys } from './mediaKeys.ts';
import { readNext, takeTurn } from './nextInTurn.ts';
import { speakAlone } from './otherTabs.ts';
import type { Problem, Reader } from './reader/reader.ts';
import { recordingReader } from './reader/recordingReader.ts';
import { voiceReader } from './reader/voiceReader.ts';
import type { ListeningSettings } from './settings.ts';
import { type Sentence, sentencesOf } from './text/readable.ts';

export type ListeningState = 'silent' | 'reading' | 'paused';

/** The title and the text, sentence by sentence, and which of them begins a block of the text. */
function readable(block: number): { sentences: Sentence[]; from: number } {
  const text = textElement();
  const title = document.querySelector('main h1');
  const sentences = [...(title ? sentencesOf(title) : []), ...(text ? sentencesOf(text) : [])];
  const start = text?.children[block];
  const index = block > 0 ? sentences.findIndex(({ element }) => start?.contains(element)) : 0;
  return { sentences, from: Math.max(0, index) };
}

/** Reads a lesson aloud, and the next one after it where the listener wishes. */
export function useListening(detail: LessonDetail, settings: ListeningSettings, isReady: boolean) {
  const { lesson, nextLessonId, moduleTitle } = detail;
  const [state, setState] = useState<ListeningState>('silent');
  const [problem, setProblem] = useState<Problem | null>(null);
  const reader = useRef<Reader | null>(null);
  const resume = useRef<() => void>(() => undefined);
  const ending = useRef<(() => void)[]>([]);
  const navigate = useNavigate();
  const current = useRef(settings);
  current.current = settings;

  const stop = useCallback(() => {
    reader.current?.stop();
    reader.current = null;
    for (const end of ending.current.splice(0)) end();
    setState('silent');
  }, []);
  const pause = useCallback(() => {
    reader.current?.pause();
    setState('paused');
  }, []);
  const step = useCallback((by: -1 | 1) => reader.current?.step(by), []);

  const start = useCallback(
    (block = 0) => {
      stop();
      setProblem(null);
      const events = {
        manner: () => current.current,
        onEnd() {
          stop();
          if (!nextLessonId || !current.current.goesOn) return;
          readNext(nextLessonId);
          navigate(`${paths.lesson(nextLessonId)}#${panelId('listen')}`);
        },
        onProblem(found: Problem) {
          setProblem(found);
          if (found === 'refused') pause();
          else stop();
        },
      };
      const begun = lesson.audio
        ? recordingReader({ ...events, audio: lesson.audio })
        : voiceReader({ ...events, ...readable(block) });
      reader.current = begun;
      const alone = speakAlone(pause);
      const play = () => {
        alone.tell();
        setProblem(null);
        begun.play();
        setState('reading');
      };
      resume.current = play;
      addEventListener('pagehide', pause);
      ending.current.push(alone.end, bindMediaKeys(lesson.title, moduleTitle, { play, pause, step }), () =>
        removeEventListener('pagehide', pause),
      );
      play();
    },
    [lesson, moduleTitle, nextLessonId, navigate, pause, step, stop],
  );

  useEffect(() => stop, [stop]);
  const { speed, voice } = settings;
  useEffect(() => reader.current?.adjust(), [speed, voice]);
  useEffect(() => {
    if (isReady && takeTurn(lesson.id)) start();
  }, [isReady, lesson.id, start]);
  return { state, problem, start, pause, step, stop, resume: () => resume.current() };
}
export type Listening = ReturnType<typeof useListening>;
