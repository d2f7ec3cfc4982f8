import { emphasised, escaped } from './markup.ts';
import type { Entry, FigureOf, Statement } from './schema.ts';

const list = (kind: string, items: readonly string[], attributes = '') =>
  `<ul class="figure-${kind}"${attributes}>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

const named = (name: string) => ` aria-labelledby="${name}-title" aria-describedby="${name}-description"`;

/** A tree or what is nested, as lists in lists. */
export const entriesMarkup = ({ kind, root }: FigureOf<'tree' | 'nested'>, name: string): string =>
  list(kind, [entryMarkup(root, kind)], named(name));

function entryMarkup({ label, when, text, children }: Entry, kind: string): string {
  const time = when ? ` <span class="figure-when">${escaped(when)}</span>` : '';
  const about = text ? `<span class="figure-about">${emphasised(text)}</span>` : '';
  const below = children
    ? list(
        `${kind}-part`,
        children.map((child) => entryMarkup(child, kind)),
      )
    : '';
  return `<div class="figure-entry"><strong>${escaped(label)}</strong>${time}${about}</div>${below}`;
}

const roleNames = { claim: 'Claim', reason: 'Reason', objection: 'Objection', reply: 'Reply' } as const;

/** An argument, as lists in lists: what speaks for and against a statement stands below it. */
export const argumentMarkup = ({ root }: FigureOf<'argument'>, name: string): string =>
  list('argument', [statementMarkup(root)], named(name));

function statementMarkup({ role, by, says, under }: Statement): string {
  const who = by ? ` <span class="figure-by">${escaped(by)}</span>` : '';
  const below = under ? list('argument-part', under.map(statementMarkup)) : '';
  return `<div class="figure-statement figure-${role}"><span class="figure-role">${roleNames[role]}</span>${who}<span class="figure-says">${emphasised(says)}</span></div>${below}`;
}
