import { type PlanId, type Subject, scriptureAddress } from '@apologia/contract';

/** What a page hands to the discussion that it leads to, as the state of its visit. */
export interface QuestionState {
  /** The beginning of a question. */
  question: string;
}

/** Every address of the product. Remotes link to each other through these. */
export const paths = {
  landing: '/',
  /** @param next the page to land on after signing in */
  auth: (next?: string) => (next ? `/auth?next=${encodeURIComponent(next)}` : '/auth'),
  forgot: '/auth/forgot',
  dashboard: '/dashboard',
  subject: (subject: Subject) => `/${subject}`,
  module: (id: string) => `/module/${encodeURIComponent(id)}`,
  lesson: (id: string) => `/lesson/${encodeURIComponent(id)}`,
  /** What can be downloaded, by subject and module. */
  guides: '/guides',
  dailyReview: '/daily-review',
  /** What the learner marked and wrote down. */
  notes: '/notes',
  certificate: (code: string) => `/certificate/${encodeURIComponent(code)}`,
  /** @param ref as it is written: `1 Peter 3:15` */
  scripture: scriptureAddress,
  practice: '/practice',
  subscription: '/subscription',
  /** A document of its own: reached and left by loading it, never by the router. */
  pay: (plan: PlanId) => `/subscription/pay?plan=${plan}`,
  resources: '/resources',
  /** A work on the library's shelf. */
  resource: (id: string) => `/resources#${encodeURIComponent(id)}`,
  /** The questions that the learner follows. */
  questions: '/questions',
  /** The discussion under a lesson, at one of its questions where that is known. */
  discussion: (lessonId: string, questionId?: string) =>
    `/lesson/${encodeURIComponent(lessonId)}${questionId ? `?question=${questionId}` : ''}#lesson-discussion`,
  /** The form by which learners write to whoever runs the academy. */
  support: '/support',
  reviews: '/reviews',
  settings: '/settings',
  /** Documents without the host's script: reached by loading them, never by the router. */
  privacy: '/privacy',
  terms: '/terms',
  contact: '/contact',
  accountDeleted: '/account-deleted',
} as const;
