import { impersonal } from './kinds.ts';

const content = 'Content, which its authors write and everybody reads.';
const releases = 'The academy’s own releases.';

/** Tables without anything of learners. Their columns are listed too: one that is added is thought of. */
export const ofNobody = {
  modules: impersonal(
    content,
    ...(['id', 'category', 'subcategory', 'title', 'description', 'difficulty', 'isPremium'] as const),
    ...(['estimatedMinutes', 'content', 'position'] as const),
  ),
  lessons: impersonal(
    content,
    ...([
      'id',
      'moduleId',
      'title',
      'minutes',
      'scripture',
      'content',
      'sources',
      'terms',
      'passages',
      'groupStudy',
      'audio',
      'position',
    ] as const),
  ),
  quizzes: impersonal(content, 'id', 'moduleId', 'lessonId', 'revision'),
  questions: impersonal(
    content,
    ...([
      'id',
      'quizId',
      'position',
      'questionType',
      'question',
      'options',
      'reasons',
      'correctAnswer',
    ] as const),
    ...(['accepted', 'explanation', 'rubric', 'modelAnswer'] as const),
  ),
  resources: impersonal(
    content,
    ...(['id', 'title', 'author', 'type', 'year', 'level', 'subjects', 'where', 'description'] as const),
    ...(['lessons', 'position'] as const),
  ),
  worldviews: impersonal(content, 'id', 'name', 'description', 'greeting', 'lines', 'closing', 'position'),
  objections: impersonal(content, 'id', 'worldview', 'position', 'title', 'claim', 'opening', 'written'),
  verses: impersonal(content, 'id', 'isParagraph', 'text'),
  pictures: impersonal('Pictures of pages, drawn of the content.', 'name', 'digest', 'png'),
  seeds: impersonal('Digests of content.', 'name', 'digest'),
  search_words: impersonal(content, 'id', 'key', 'shown', 'expression', 'weight', 'isOpen'),
  search_deletions: impersonal(content, 'form', 'wordId'),
  question_rows: impersonal('Where the search finds which question.', 'row', 'postId'),
  passkey_challenges: impersonal(
    'Random numbers that a passkey is asked to sign, for five minutes.',
    ...(['challenge', 'purpose', 'holderHash', 'expiresAt'] as const),
  ),
  review_counts: impersonal('How many reviews gave how many stars.', 'rating', 'count'),
  promo_codes: impersonal('Promo codes.', 'code', 'percent', 'maxUses', 'redeemed', 'startsAt', 'expiresAt'),
  webhook_events: impersonal(
    'Numbers of PayPal’s messages, kept for eight days so that none counts twice.',
    ...(['id', 'transmissionId', 'eventType', 'receivedAt'] as const),
  ),
  erasures: impersonal(
    'A digest of the random number of each account that was deleted, from which nobody finds whose it was.',
    ...(['learnerHash', 'erasedAt'] as const),
  ),
  releases: impersonal(releases, 'app', 'version', 'manifest', 'shippedAt'),
  promotions: impersonal(releases, 'id', 'app', 'version', 'previousId', 'at', 'endedAt'),
  channels: impersonal(releases, 'app', 'promotionId'),
  canaries: impersonal(releases, 'app', 'trial', 'version', 'percent', 'startedAt'),
  release_history: impersonal(
    `${releases} Those who ship give a name for themselves.`,
    ...(['id', 'app', 'version', 'step', 'percent', 'by', 'reason', 'at'] as const),
  ),
  release_counts: impersonal(
    'How often pages failed or were slow, added up.',
    'app',
    'version',
    'trial',
    'metric',
    'count',
  ),
} as const;
