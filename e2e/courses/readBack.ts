import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

interface Node {
  role?: string;
  alt?: string;
  children?: Node[];
}

/** What a PDF holds, as programs that read it aloud have it: text in order, tags, bookmarks. */
export async function readPdf(file: Uint8Array) {
  const pdf = await getDocument({ data: new Uint8Array(file), useSystemFonts: false }).promise;
  const { info } = await pdf.getMetadata();
  const numbers = Array.from({ length: pdf.numPages }, (_, i) => i + 1);
  let text = '';
  const roles = new Map<string, number>();
  const alts: string[] = [];
  let emptyPages = 0;
  for (const number of numbers) {
    const page = await pdf.getPage(number);
    const own = await spokenText(page);
    text += ` ${own}`;
    if (!own.trim()) emptyPages += 1;
    const visit = ({ role, alt, children = [] }: Node) => {
      if (role) roles.set(role, (roles.get(role) ?? 0) + 1);
      if (alt) alts.push(alt);
      children.forEach(visit);
    };
    visit(((await page.getStructTree()) ?? {}) as Node);
  }
  const outline = ((await pdf.getOutline()) ?? []).map(({ title, items }) => [
    title,
    ...items.map((item: { title: string }) => item.title),
  ]);
  const isTagged = (await pdf.getMarkInfo())?.Marked === true;
  const { Title: title, Language: language } = info as Record<string, string>;
  return { title, language, isTagged, outline, text: words(text), roles, alts, emptyPages };
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocument>['promise']>['getPage']>>;

/** What is not read as text: ornaments, the numbers of lists, and drawings, which are told in other words. */
const unread = ['Artifact', 'Lbl', 'Figure'];

/** The text of a page as it is read. */
async function spokenText(page: Page): Promise<string> {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const open: string[] = [];
  let text = '';
  for (const item of items) {
    if ('str' in item) {
      if (!unread.some((tag) => open.includes(tag))) text += item.str;
      // A line that ends in a dash has no space there.
      if (item.hasEOL && !/[—–-]$/.test(text)) text += ' ';
    } else if (item.type === 'endMarkedContent') open.pop();
    else open.push((item as { tag?: string }).tag ?? '');
  }
  return text;
}

const inline = /<\/?(?:a|em|strong|cite|sup|span)\b[^>]*>/g;
const unseen =
  /<svg\b[\s\S]*?<\/svg>|<details\b[\s\S]*?<\/details>|<span class="figure-column"[^>]*>[^<]*<\/span>|<ul class="figure-key"[\s\S]*?<\/ul>/g;
const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', amp: '&' };

/** The words of a lesson's markup, but for what drawings say. */
export const wordsOf = (html: string) =>
  words(
    html
      .replace(unseen, '')
      .replace(/(<span class="figure-(?:description|about|says)")/g, ' $1')
      .replace(inline, '')
      .replace(/<[^>]+>/g, ' ')
      .replace(/&(lt|gt|quot|amp);/g, (_, name: string) => entities[name] ?? ''),
  );

export const words = (text: string) => text.replace(/\s+/g, ' ').trim();
