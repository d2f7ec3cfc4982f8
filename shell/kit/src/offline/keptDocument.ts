// Read from the document's text: a parser would need a policy for markup, and there is none in a worker.

const addresses = /(?:src|href)="(\/r\/[^"]{1,300})"/g;
const passageLinks = /href="\/scripture\?ref=([^"&]{1,300})"/g;

/** The files of releases that a document names. */
export const filesIn = (html: string): string[] => [
  ...new Set([...html.matchAll(addresses)].map(([, address = '']) => address)),
];

/** The addresses of the passages that a document leads to, as the panel asks for them. Written here, as the worker has no use for the contract. */
export function passagesIn(html: string): string[] {
  const references = [...html.matchAll(passageLinks)].map(([, ref = '']) =>
    decodeURIComponent(ref.replaceAll('+', ' ')),
  );
  return [...new Set(references)].map((ref) => `/api/scripture?${new URLSearchParams({ ref })}`);
}

/** The first data of a document as replies of the gateway, by their addresses. */
export function repliesIn(html: string): (readonly [address: string, value: unknown])[] {
  const text =
    /<script type="application\/json"[^>]{0,500} id="boot">([^<]*)<\/script>/.exec(html)?.[1] ??
    '{"data":[]}';
  const { data } = JSON.parse(text) as { data: [string[], unknown][] };
  return data.filter(([, value]) => value !== null).map(([key, value]) => [key.join('/'), value] as const);
}
