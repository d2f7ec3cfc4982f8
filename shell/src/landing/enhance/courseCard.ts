import type { CatalogModule } from '@apologia/contract';
import { element } from './element.ts';

/** A module as the catalogue shows it, and the way to it: what is free is read without an account. */
export function courseCard({ id, title, description, isPremium }: CatalogModule): HTMLElement {
  const link = element('a', '', title);
  link.href = `/module/${encodeURIComponent(id)}`;
  const head = element('div', 'course-head', element('h4', '', link));
  if (isPremium) head.append(element('span', 'premium-badge', 'Premium'));
  return element('li', 'course', head, element('p', '', description));
}
