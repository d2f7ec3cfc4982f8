import { practice } from '@apologia/contract';
import type { Hono } from 'hono';
import { lessonsByIds } from '../../courses/public.ts';
import type { GatewayEnv } from '../../kernel/context.ts';
import { BadInput, Conflict, NotFound, PremiumNeeded } from '../../kernel/errors.ts';
import { handleLearnerMutation } from '../../kernel/write/handleMutation.ts';
import { updateContested } from '../conversation/mutations.ts';
import { messagesIn, raisedObjections, selectedConversation } from '../conversation/queries.ts';
import { writeBatch } from '../conversation/reply.ts';
import { contestLine } from './contest.ts';
import { debriefOf, lessonsOfMoves } from './debrief.ts';

/** Lets a learner take back a line of the debrief that rests on a message which was understood wrongly. */
export function debriefRoutes(app: Hono<GatewayEnv>): void {
  handleLearnerMutation(
    app,
    practice.contest,
    {
      also: ({ var: { db, viewer } }, { params }) => [
        selectedConversation(db, viewer, params),
        messagesIn(db, viewer, params),
        raisedObjections(db, viewer, params),
        lessonsByIds(db, lessonsOfMoves),
      ],
    },
    async ({ c, db, body, learner, rows: [[conversation], messages, raised, lessons] }) => {
      if (!learner.isPremium) throw new PremiumNeeded();
      if (!conversation?.state) throw new NotFound('There is no such conversation.');
      const contested = contestLine(conversation.state, messages, raised, body);
      if (!contested) throw new BadInput('The debrief says no such thing of this message.');
      if (!(await writeBatch(db, updateContested(db, conversation, contested)))) {
        throw new Conflict('The conversation has gone on meanwhile. Please try again.');
      }
      const analyses = new Map(contested.analyses.map((one) => [one.position, one.analysis]));
      const changed = messages.map((one) => ({
        ...one,
        analysis: analyses.get(one.position) ?? one.analysis,
      }));
      const { worldview } = conversation;
      return debriefOf(
        { worldview, state: contested.state },
        changed,
        raised,
        lessons,
        await c.var.loadGuided(),
      );
    },
  );
}
