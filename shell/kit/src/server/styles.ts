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
  const used = usesOf(kept);
  return kept.map((node) => print(node, used)).join('');
}

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
const isAnimation = (property: string) => property === 'animation' || property === 'animation-name';

/** What rules make use of: variables, and words among which the names of animations are. */
interface Uses {
  variables: ReadonlySet<string>;
  animations: ReadonlySet<string>;
}

/** The variables that are read by what is no variable, and by those in turn. */
function usesOf(nodes: readonly StyleNode[]): Uses {
  const defined = new Map<string, string[]>();
  const animations = new Set<string>();
  const open: string[] = [];
  const visit = (node: StyleNode) => {
    if ('at' in node) node.nodes.forEach(visit);
    if (!('rule' in node)) return;
    for (const [property, text, reads] of node.declared) {
      if (isVariable(property)) defined.set(property, [...(defined.get(property) ?? []), ...reads]);
      else open.push(...reads);
      if (isAnimation(property)) for (const word of text.split(/[\s,:!]/)) animations.add(word);
    }
  };
  nodes.forEach(visit);
  const variables = new Set<string>();
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (variables.has(name)) continue;
    variables.add(name);
    open.push(...(defined.get(name) ?? []));
  }
  return { variables, animations };
}

function print(node: StyleNode, used: Uses): string {
  if ('at' in node) {
    const inside = node.nodes.map((one) => print(one, used)).join('');
    return inside && `${node.at}{${inside}}`;
  }
  if ('keyframes' in node) return used.animations.has(node.keyframes) ? node.text : '';
  if (!('rule' in node)) return node.text;
  const declared = node.declared.filter(
    ([property]) => !isVariable(property) || used.variables.has(property),
  );
  if (!declared.length) return '';
  return `${node.rule.map(([selector]) => selector).join(',')}{${declared.map(([, text]) => text).join(';')}}`;
}
