import type { CatalogModule } from '@apologia/contract';
import { element } from './element.ts';

/** A module as the catalogue shows it: a way in, by joining or signing in. */
export function courseCard({ id, title, description, isPremium }: CatalogModule): HTMLElement {
  const link = element('a', '', title);
  link.href = `/auth?tab=register&next=${encodeURIComponent(`/module/${encodeURIComponent(id)}`)}`;
  const head = element('div', 'course-head', element('h4', '', link));
  if (isPremium) head.append(element('span', 'premium-badge', 'Premium'));
  return element('li', 'course', head, element('p', '', description));
}
