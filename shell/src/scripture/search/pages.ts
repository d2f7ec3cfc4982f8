import { paths } from '@apologia/kit';

/** A page of the academy, by its name and by what else it is called. */
export interface Page {
  to: string;
  title: string;
  names: string;
}

const pages: readonly Page[] = [
  { to: paths.dashboard, title: 'Dashboard', names: 'home start progress overview bookmarks' },
  { to: paths.dailyReview, title: 'Daily review', names: 'flashcards cards repeat spaced repetition' },
  { to: paths.practice, title: 'AI Discussion Practice', names: 'conversation chat partner debate' },
  { to: paths.notes, title: 'Your Notes', names: 'my highlights marks marked words notebook export' },
  { to: paths.questions, title: 'Questions you follow', names: 'my followed answers discussion' },
  { to: '/scripture', title: 'Scripture', names: 'bible books chapters web world english' },
  { to: paths.resources, title: 'Resource Library', names: 'books podcasts videos articles reading' },
  {
    to: paths.subscription,
    title: 'Subscription',
    names: 'premium upgrade plan price pay payment billing cancel',
  },
  {
    to: paths.settings,
    title: 'Settings',
    names:
      'account password passkeys profile name appearance theme dark goal certificates delete data sign-ins',
  },
  { to: paths.support, title: 'Write to Us', names: 'support help contact mail problem refund' },
  { to: paths.reviews, title: 'Reviews', names: 'testimonials ratings' },
  { to: paths.subject('apologetics'), title: 'Apologetics Foundations', names: 'subject course' },
  { to: paths.subject('theology'), title: 'Systematic Theology', names: 'doctrine subject course' },
  {
    to: paths.subject('hermeneutics'),
    title: 'Biblical Hermeneutics',
    names: 'interpretation subject course',
  },
  { to: paths.subject('bible-study'), title: 'Bible Studies', names: 'study subject course' },
  { to: paths.subject('religions'), title: 'World Religions', names: 'faiths subject course' },
];

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const mostPages = 2;

/** The pages that have all the words of a search, or words that begin so, in their names; those by their title first. */
export function pagesFor(text: string): Page[] {
  const typed = wordsOf(text);
  if (typed.length === 0) return [];
  const has = (name: string) => {
    const words = wordsOf(name);
    return typed.every((one) => words.some((word) => word.startsWith(one)));
  };
  const byTitle = pages.filter(({ title }) => has(title));
  const others = pages.filter((page) => !byTitle.includes(page) && has(`${page.title} ${page.names}`));
  return [...byTitle, ...others].slice(0, mostPages);
}
