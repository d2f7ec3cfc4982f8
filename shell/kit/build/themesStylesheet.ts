import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import postcss from 'postcss';

const require = createRequire(import.meta.url);
const read = (file: string) => readFileSync(require.resolve(`@radix-ui/themes/${file}`), 'utf8');

/** Colour scales in use: the grey of paper, the accent, and three that mean something. */
const scales = ['sand', 'tomato', 'amber', 'grass', 'red'];

/** Class stems of the components that the kit exports, with what they are built from. */
const components = [
  'Badge',
  'BaseButton',
  'BaseTabList',
  'Button',
  'IconButton',
  'Progress',
  'Reset',
  'Skeleton',
  'Spinner',
  'Tabs',
  'TextArea',
  'TextField',
];
const component = new RegExp(`^rt-(${components.join('|')})`);

/** Responsive variants are out too: pages answer to width in their own stylesheets. */
const isKept = (className: string) =>
  /^rt-[A-Z]/.test(className) ? component.test(className) : !/\\:/.test(className);

/** Colours that an element may ask for: a scale in use, or the grey of the theme. */
const colours = new Set([...scales, 'gray', '']);
const asksForOther = (selector: string) =>
  [
    ...selector.replace(/:not\([^()]*\)/g, '').matchAll(/\[data-(?:accent|gray)-color=["']?([\w-]*)["']?\]/g),
  ].some(([, name = '']) => !colours.has(name));

const classesIn = (selector: string) =>
  [...selector.matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name = '']) => name);

/**
 * Radix Themes' stylesheet cut down to the colours and components that the kit exports: a selector stays
 * where every class it names is one of theirs. The whole is 86 KB compressed; about a fifth is left.
 */
export function themesStylesheet(): string {
  const whole = ['tokens/base.css', ...scales.map((scale) => `tokens/colors/${scale}.css`), 'components.css'];
  const sheet = postcss.parse(whole.map(read).join('\n'));
  sheet.walkRules((rule) => {
    // Steps of an animation look like rules.
    if (rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'keyframes') return;
    const selectors = rule.selectors.filter(
      (selector) => classesIn(selector).every(isKept) && !asksForOther(selector),
    );
    if (selectors.length) rule.selectors = selectors;
    else rule.remove();
  });
  // Its own names for what systems have; ours are in `fallbackFonts.css`.
  sheet.walkAtRules('font-face', (face) => {
    face.remove();
  });
  return sheet.toString();
}
