import type { Act, ConversationState } from '@apologia/db/practice';
import model from '../acts/classifier.json' with { type: 'json' };
import type { ActLikelihoods, ActModel } from '../acts/classifier.ts';
import { actClassifier } from '../acts/classifier.ts';
import { choiceNamedIn, idOfGist } from './choices.ts';
import { type Intent, intentOf, intentOfChoice } from './intent.ts';
import { interpretationsOf, type LikelyInterpretation, likelihoodsOf } from './interpretations.ts';
import { otherLanguageOf } from './otherLanguage.ts';
import type { Scene } from './scene.ts';
import { type Signals, sentencesOf, signalsIn, touching } from './signals.ts';
import { withoutCommon, wordsOf } from './words.ts';

export interface Recognition {
  intent: Intent;
  /** The choice that the message names, or puts in the same words: these are not the learner's own. */
  choice: string | undefined;
  signals: Signals;
  /** The kinds of reply, the likeliest first; computed when they are needed. */
  kinds: () => string[];
}

/** By how much a kind is likelier if it was offered as a choice, and if one of its passages is cited. */
const bonus = { offered: 1.4, verse: 1.1 } as const;

export const classifyAct = actClassifier(model as ActModel);

/** What the learner means by a message, measured against the replies to the current objection and the questions of all. */
export function recognise(
  scene: Pick<Scene, 'objection' | 'reading' | 'questions'>,
  state: ConversationState,
  text: string,
): Recognition {
  const signals = signalsIn(text, scene.reading);
  let known: LikelyInterpretation[] | undefined;
  // A choice that is named needs none of them.
  const interpretations = () => {
    known ??= likelihoodsOf(
      interpretationsOf(scene, actsIn(text), text, (kind) => bonusOf(scene, state, signals, kind)),
    );
    return known;
  };
  const kinds = () =>
    interpretations()
      .filter(({ family }) => family === 'reply')
      .map(({ id }) => id);
  const gist = idOfGist(scene, text);
  const choice = choiceNamedIn(text, state.offered) ?? state.offered.find((offered) => offered === gist);
  return { intent: intentIn(), choice, signals, kinds };

  function intentIn(): Intent {
    const named = choice ?? gist;
    if (named) return intentOfChoice(named);
    const language = otherLanguageOf(text);
    if (language) return { type: 'otherLanguage', language };
    const words = wordsOf(text);
    const contentWords = withoutCommon(words).length;
    return intentOf({
      signals,
      interpretations: interpretations(),
      wasUnderstood: state.understood !== undefined,
      isFirst: state.turns === 0 && state.raised.length === 1 && state.said.length === 1,
      words: words.length,
      contentWords,
    });
  }
}

/** What a message ends with tells what it is, where that is a question. */
const lastQuestion = 0.6;

const actsIn = (text: string) => actsBy(classifyAct, text);

/** How likely each act is, by the whole message and by the question that it ends with. */
export function actsBy(classify: (text: string) => ActLikelihoods, text: string): ActLikelihoods {
  const whole = classify(text);
  const sentences = sentencesOf(text);
  const last = sentences.at(-1);
  if (sentences.length < 2 || !last?.endsWith('?')) return whole;
  const question = classify(last);
  const acts = Object.keys(whole) as Act[];
  return Object.fromEntries(
    acts.map((act) => [act, (1 - lastQuestion) * whole[act] + lastQuestion * question[act]]),
  ) as ActLikelihoods;
}

function bonusOf(
  { objection, reading }: Pick<Scene, 'objection' | 'reading'>,
  state: ConversationState,
  signals: Signals,
  kind: string,
): number {
  const verses = objection.replies.find(({ id }) => id === kind)?.verses ?? [];
  const cited = touching(reading, signals.references, verses);
  return (state.offered.includes(kind) ? bonus.offered : 0) + (cited ? bonus.verse : 0);
}
