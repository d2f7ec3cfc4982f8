import { BadInput } from '../kernel/errors.ts';

/** Characters of one frame. */
const most = 64 * 1024;

/** Text, or a tag as React writes it: every value in double quotes, with no angle bracket inside. */
const part = /[^<>]+|<\/?([a-zA-Z][a-zA-Z0-9]*)((?: [a-zA-Z][\w:-]*(?:="[^"<>]*")?)*) ?\/?>/y;
const attribute = / ([a-zA-Z][\w:-]*)(?:="([^"<>]*)")?/g;

/** What runs, loads, or changes what other elements mean. */
const elements = new Set(
  'script style link meta base iframe frame object embed template form set animate animatetransform use foreignobject'.split(
    ' ',
  ),
);
const addresses = new Set(['href', 'xlink:href', 'src', 'srcset', 'action', 'formaction', 'ping', 'poster']);
/** On this page or of this academy. */
const own = /^(#|\/(?![/\\\t\r\n])|$)/;

/**
 * Frames are the one thing of a release that goes into a document as markup. The policy of documents would
 * not let a script in them run; a build that brings one is refused all the same.
 * @throws BadInput saying what of it is more than markup of a page at rest
 */
export function checkFrame(name: string, markup: string): void {
  const refused = (reason: string) => new BadInput(`The frame "${name}" ${reason}.`);
  if (markup.length > most) throw refused(`has ${markup.length} characters; ${most} is the most`);
  part.lastIndex = 0;
  while (part.lastIndex < markup.length) {
    const at = part.lastIndex;
    const found = part.exec(markup);
    if (!found) throw refused(`is not what React writes at ${markup.slice(at, at + 40)}`);
    const [, element, attributes = ''] = found;
    if (element && elements.has(element.toLowerCase())) throw refused(`holds an element ${element}`);
    for (const [, attributeName = '', value = ''] of attributes.matchAll(attribute)) {
      const lower = attributeName.toLowerCase();
      if (/^on|^style$|^srcdoc$/.test(lower)) throw refused(`holds an attribute ${attributeName}`);
      if (addresses.has(lower) && !own.test(value)) throw refused(`leads to ${value.slice(0, 80)}`);
    }
  }
}
