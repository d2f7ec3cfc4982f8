import { choiceOf, choicesFor, neither, titleOf } from './choices.ts';
import { openingLine } from './initialState.ts';
import { isMet } from './leaving.ts';
import { say } from './lines.ts';
import { goOn, nextOf, type PartnerContext, saying } from './partnerContext.ts';
import { classify, profileOf } from './profile.ts';
import { guessQuestions } from './questions.ts';
import type { ObjectionSummary, PartnerReply } from './scene.ts';

/** How well the parts of an objection tell how learners name its topic, and the least evidence for a topic. */
const weights = { title: 5, claim: 2, opening: 0.5 } as const;
const least = { topic: 1.6, question: 3 } as const;

/** Words of a request that name no topic. */
const requests =
  /\b(can|could|may|we|please|talk|speak|about|discuss|instead|lets|something|else|other|different|topic|subject|change|move|on|another|thing|next|question|go|back|to|rather|want|ask|skip|this|that|one)\b/gi;

/** The partner says that a reply belongs to another objection, and offers to turn to it. */
export function offerTopic(context: PartnerContext, objection: string): PartnerReply {
  const { scene, state } = context;
  const line = nextOf(state, scene.partner.lines.elsewhere, (i) => `elsewhere/${i}`);
  if (!line) return say(context, 'unclear');
  const offered = [choiceOf(objection), neither];
  const text = line.text.replaceAll('{title}', titleOf(scene.all, objection));
  return goOn({ ...saying(state, line.name), offered }, text, { choices: choicesFor(scene, offered) });
}

/**
 * The partner turns to the topic that the learner asks for, where they have an objection about it.
 * @param chosen the objection, where the learner chose it
 */
export function turnToTopic(context: PartnerContext, text: string, chosen?: string): PartnerReply {
  const { scene, state } = context;
  const topic = text.replace(/['’]/g, '').replace(requests, ' ').trim();
  const asked = chosen
    ? scene.all.find(({ id }) => id === chosen)
    : topic.length > 2
      ? objectionAbout(context, topic)
      : nextObjection(context);
  const line = nextOf(state, scene.partner.lines.topic, (i) => `topic/${i}`);
  if (!asked || !line) return say(context, 'noTopic');
  const isNew = !state.said.includes(openingLine(asked.id));
  const names = [line.name, isNew ? openingLine(asked.id) : `${asked.id}/claim`];
  if (!isNew && state.said.includes(`${asked.id}/claim`)) return say(context, 'noTopic');
  const wasTouched = state.given.length > 0;
  const others = state.raised.filter((id) => id !== asked.id && (wasTouched || id !== scene.objection.id));
  const leftObjection = wasTouched
    ? { objection: scene.objection.id, isAnswered: isMet(scene, state) }
    : null;
  const after = {
    ...saying(state, ...names),
    raised: [...others, asked.id],
    answered:
      leftObjection?.isAnswered && !state.answered.includes(scene.objection.id)
        ? [...state.answered, scene.objection.id]
        : state.answered,
    given: [],
    earned: [],
    turns: 0,
    unclear: 0,
  };
  return goOn(after, `${line.text}\n\n${isNew ? asked.opening : asked.claim}`, { leftObjection });
}

/** The objection that a topic belongs to, by its own words or by a question about it; none for the current one. */
function objectionAbout({ scene }: PartnerContext, topic: string): ObjectionSummary | undefined {
  const { all, objection } = scene;
  const profile = profileOf(
    all.map(({ id, title, claim, opening }) => ({
      id,
      texts: [
        { text: title, weight: weights.title },
        { text: claim, weight: weights.claim },
        { text: opening, weight: weights.opening },
      ],
    })),
    { areCommonKept: false, letters: 0.3 },
  );
  const [first] = classify(profile, topic);
  const { guesses, questionOf } = guessQuestions(scene, topic);
  const question = guesses.find(({ id }) => questionOf(id)?.objection);
  const id =
    first && first.evidence >= least.topic
      ? first.id
      : question && question.evidence >= least.question
        ? questionOf(question.id)?.objection
        : undefined;
  return id === objection.id ? undefined : all.find((one) => one.id === id);
}

/** The next objection in order that was not raised yet. */
function nextObjection({ scene: { all, objection }, state }: PartnerContext): ObjectionSummary | undefined {
  const here = all.findIndex(({ id }) => id === objection.id);
  return [...all.slice(here + 1), ...all.slice(0, here)].find(
    ({ id }) => !state.said.includes(openingLine(id)),
  );
}
