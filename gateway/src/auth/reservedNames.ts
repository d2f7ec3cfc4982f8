const list = (...lines: string[]) => lines.flatMap((line) => line.split(', '));

/** Names that would be taken for the academy's own, for its partners in practice, or for nobody's. */
export const reservedNames = list(
  'admins, administration, mod, mods, moderation, sysadmin, superuser, root, system, owner, webmaster, postmaster',
  'hostmaster, abuse, security, noreply, info, contact, help, helpdesk, team, academy, the academy, editor, instructor',
  'billing, payment, payments, refunds, partner, bot, guest, user, visitor, learner, you, someone, everyone, nobody',
  'anonymous, anon, deleted, deleted user, former learner, a former learner, removed, hidden, unknown, none, null, undefined',
  'atheist, new atheist, new atheism, muslim, buddhist, hindu, secular, secular humanist, humanist',
);

/** Words that no name has among its words. */
export const reservedWords = list('admin, staff, support, official');

/** Letters that no name has in a row. */
export const reservedParts = list('apologia, administrator, moderator, paypal');
