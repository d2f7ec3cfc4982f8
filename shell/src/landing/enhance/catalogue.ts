import type { Catalog, CatalogKey } from '@apologia/contract';
import { bootInDocument } from '../../styles/bootInDocument.ts';
import { courseCard } from './courseCard.ts';
import { element } from './element.ts';

const path = '/api/public/catalog';
const timeoutMs = 10_000;

/** The catalogue that came with the document. */
const inlinedCatalog = () =>
  bootInDocument()?.data.find(([key]) => key.join('/') === path)?.[1] as Catalog | undefined;

async function fetchCatalog(): Promise<Catalog> {
  const response = await fetch(path, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json();
}

function fill(content: (subject: CatalogKey) => HTMLElement): void {
  for (const panel of document.querySelectorAll<HTMLElement>('.panel')) {
    panel.querySelector('.panel-courses')?.replaceChildren(content(panel.dataset.subject as CatalogKey));
  }
}

function state(text: string): HTMLElement {
  const paragraph = element('p', 'panel-state', text);
  paragraph.role = 'status';
  return paragraph;
}

function showCourses(catalog: Catalog): void {
  fill((subject) => {
    const modules = catalog[subject] ?? [];
    return modules.length > 0
      ? element('ul', 'courses', ...modules.map(courseCard))
      : state('Coming soon...');
  });
}

function showFailure(): void {
  fill(() => {
    const retry = element('button', 'button button-soft', 'Retry');
    retry.type = 'button';
    retry.addEventListener('click', () => {
      // The button goes away: the keyboard stays in its panel.
      retry.closest<HTMLElement>('.panel')?.focus();
      fill(() => state('Loading courses...'));
      load();
    });
    const failed = element(
      'div',
      'failed',
      element('p', '', 'The courses could not be loaded. Your connection may have dropped.'),
      retry,
    );
    failed.role = 'alert';
    return failed;
  });
}

const load = () => fetchCatalog().then(showCourses).catch(showFailure);

/** Fills the tabs with courses: from the document itself, or by one call. */
export function showCatalogue(): void {
  const catalog = inlinedCatalog();
  if (catalog) showCourses(catalog);
  else load();
}
