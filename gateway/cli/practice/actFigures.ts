import { acts } from '@apologia/db/practice';
import { actClassifier, likeliestAct } from '../../src/practice/acts/classifier.ts';
import { actExamples, actModelFrom } from './actExamples.ts';

/** How many labelled messages of each act are recognised, and what the others are taken for most often. */
export interface ActFigures {
  act: string;
  messages: number;
  right: number;
  mistakenFor: [string, number][];
}

/** Cross-validation: the messages of each worldview, with a classifier that was trained without anything of that worldview. */
export async function actFigures(): Promise<ActFigures[]> {
  const all = await actExamples();
  const pairs: { act: string; as: string }[] = [];
  for (const worldview of new Set(all.map((one) => one.worldview))) {
    const model = await actModelFrom(
      all.filter((one) => one.worldview !== worldview),
      acts,
    );
    const classify = actClassifier(model);
    for (const { act, text, weight, ...one } of all) {
      if (one.worldview === worldview && weight === 1) pairs.push({ act, as: likeliestAct(classify(text)) });
    }
  }
  return acts.map((act) => {
    const own = pairs.filter((one) => one.act === act);
    const mistaken = Map.groupBy(
      own.filter(({ as }) => as !== act),
      ({ as }) => as,
    );
    return {
      act,
      messages: own.length,
      right: own.filter(({ as }) => as === act).length,
      mistakenFor: [...mistaken]
        .map(([as, some]): [string, number] => [as, some.length])
        .sort((a, b) => b[1] - a[1])
        .slice(0, 3),
    };
  });
}
