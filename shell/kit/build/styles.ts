import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { App } from '@apologia/contract';
import postcss, { type AtRule, type ChildNode, type Declaration, type Rule } from 'postcss';
import { type Declared, folderMark, type Sheet, type StyleNode } from '../src/server/styles.ts';

/** The module of a release that tells the server what its stylesheets hold. */
export const stylesFile = 'styles.mjs';

const variable = /var\(\s*(--[\w-]+)/g;
const variablesIn = (text: string) => [...text.matchAll(variable)].map(([, name = '']) => name);

/** The classes that an element has to have for a selector to fit, as far as its text tells; what stands in `:not()` is none. */
function classesOf(selector: string): string[] {
  const asked = selector.replace(/:not\((?:[^()]|\([^()]*\))*\)/g, '');
  // Of `:is(.a, .b)` one is enough: what is between brackets with a comma is left open.
  const certain = asked.replace(/:(?:is|where|has)\([^()]*,[^()]*\)/g, '');
  return [...certain.matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name = '']) => name.replaceAll('\\', ''));
}

const declared = ({ prop, value, important }: Declaration): Declared => [
  prop,
  `${prop}:${value}${important ? '!important' : ''}`,
  variablesIn(value),
];

const declarationsOf = (rule: Rule) =>
  rule.nodes.filter((node): node is Declaration => node.type === 'decl').map(declared);

function nodeOf(node: ChildNode): StyleNode[] {
  if (node.type === 'rule') {
    return [{ rule: node.selectors.map((one) => [one, classesOf(one)]), declared: declarationsOf(node) }];
  }
  if (node.type !== 'atrule') return [];
  const { name, params, nodes } = node as AtRule;
  const text = node.toString();
  if (name === 'keyframes') return [{ keyframes: params, text }];
  if (!nodes || name === 'font-face' || name === 'property') return [{ text }];
  return [{ at: `@${name} ${params}`, nodes: nodes.flatMap(nodeOf) }];
}

/** A stylesheet as the server looks at it. Nested rules are none of a minified one's. */
export const sheetOf = (css: string): Sheet => postcss.parse(css).nodes.flatMap(nodeOf);

/** A relative address, as stylesheets name files of their own build. */
const relativeAddress = /url\((["']?)(?![a-z]+:|[/#])/g;

/** A stylesheet whose addresses begin with a mark of the folder that it is served from. */
export const withFolder = (app: App, css: string) =>
  css.replaceAll(relativeAddress, `url($1${folderMark(app)}`);

/** Writes what the stylesheets in a build hold, by the names of their files. */
export async function writeStyles(app: App, dist: string): Promise<void> {
  const sheets: Record<string, Sheet> = {};
  for (const file of await readdir(dist)) {
    if (!file.endsWith('.css')) continue;
    const css = await readFile(path.join(dist, file), 'utf8');
    sheets[file] = sheetOf(withFolder(app, css));
  }
  await writeFile(path.join(dist, stylesFile), `export const sheets=${JSON.stringify(sheets)}`);
}
