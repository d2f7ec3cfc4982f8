/** A declaration: its property, its text, and the variables that it reads. */
export type Declared = readonly [property: string, text: string, reads: readonly string[]];

export type StyleNode =
  /** A rule: its selectors, each with the classes that it asks for. */
  | {
      rule: readonly (readonly [selector: string, classes: readonly string[]])[];
      declared: readonly Declared[];
    }
  | { at: string; nodes: readonly StyleNode[] }
  | { keyframes: string; text: string }
  /** What goes in as it is. */
  | { text: string };

/** Stands in a parsed stylesheet for the folder that an app's files are served from. */
export const folderMark = (app: string) => `%${app}%/`;

/** A stylesheet, parsed when it was built. */
export type Sheet = readonly StyleNode[];

/**
 * What of these stylesheets concerns a markup, in their order: rules whose classes are all in it, variables that are read, animations
 * that are named. States that scripts add to an element (attributes, `:hover`, `:checked`) are in it, as no class stands for one.
 * @param always classes that scripts may put on the document
 */
export function stylesFor(markup: string, sheets: readonly Sheet[], always: readonly string[]): string {
  const classes = new Set(always);
  for (const [, list = ''] of markup.matchAll(/ class="([^"]*)"/g))
    for (const one of list.split(' ')) classes.add(one);

  const kept = sheets.flatMap((sheet) => keep(sheet, classes));
  const reads = variablesRead(kept);
  const body = kept.map((node) => print(node, reads)).join('');
  return body.replace(/@keyframes ([\w-]+)\{(?:[^{}]|\{[^{}]*\})*\}/g, (whole, name: string) =>
    isNamed(body, name) ? whole : '',
  );
}

const isNamed = (css: string, animation: string) =>
  new RegExp(`animation(?:-name)?:[^;}]*(?<![\\w-])${animation}(?![\\w-])`).test(css);

/** The nodes that fit, with the selectors that do. */
function keep(nodes: readonly StyleNode[], classes: ReadonlySet<string>): StyleNode[] {
  return nodes.flatMap((node): StyleNode[] => {
    if ('rule' in node) {
      const rule = node.rule.filter(([, asked]) => asked.every((name) => classes.has(name)));
      return rule.length ? [{ ...node, rule }] : [];
    }
    if ('at' in node) {
      const inside = keep(node.nodes, classes);
      return inside.length ? [{ at: node.at, nodes: inside }] : [];
    }
    return [node];
  });
}

const isVariable = (property: string) => property.startsWith('--');

/** The variables that are read by what is no variable, and by those in turn. */
function variablesRead(nodes: readonly StyleNode[]): Set<string> {
  const defined = new Map<string, string[]>();
  const open: string[] = [];
  const visit = (node: StyleNode) => {
    if ('at' in node) node.nodes.forEach(visit);
    if (!('rule' in node)) return;
    for (const [property, , reads] of node.declared) {
      if (isVariable(property)) defined.set(property, [...(defined.get(property) ?? []), ...reads]);
      else open.push(...reads);
    }
  };
  nodes.forEach(visit);
  const read = new Set<string>();
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (read.has(name)) continue;
    read.add(name);
    open.push(...(defined.get(name) ?? []));
  }
  return read;
}

function print(node: StyleNode, reads: ReadonlySet<string>): string {
  if ('at' in node) {
    const inside = node.nodes.map((one) => print(one, reads)).join('');
    return inside && `${node.at}{${inside}}`;
  }
  if (!('rule' in node)) return node.text;
  const declared = node.declared.filter(([property]) => !isVariable(property) || reads.has(property));
  if (!declared.length) return '';
  return `${node.rule.map(([selector]) => selector).join(',')}{${declared.map(([, text]) => text).join(';')}}`;
}
