import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { PurgeCSS } from 'purgecss';

const require = createRequire(import.meta.url);
const read = (file: string) => readFileSync(require.resolve(`@radix-ui/themes/${file}`), 'utf8');

/** Colour scales in use: the grey of paper, the accent, and three that mean something. */
const scales = ['sand', 'tomato', 'amber', 'grass', 'red'];

/** Class stems of the Radix Themes components that the kit exports, with what they are built from. */
const components = [
  'Badge', 'BaseButton', 'BaseCard', 'BaseTabList', 'Button', 'Callout', 'Card', 'IconButton', 'Progress',
  'Reset', 'Skeleton', 'Spinner', 'Tabs', 'Text', 'Tooltip',
];
const keepComponent = new RegExp(`^rt-(${components.join('|')})`);
const variant = /^(rt-r-(size|weight|lt|ta|tw)|rt-(variant|high-contrast|truncate|loose|ghost)|light|dark|radix-themes|data-|rt-)/;

function kept(className: string): boolean {
  // Responsive variants are not in use: pages answer to width in their own stylesheets.
  if (/^(xs|sm|md|lg|xl)\\?:/.test(className)) return false;
  if (/^rt-[A-Z]/.test(className)) return keepComponent.test(className);
  return variant.test(className);
}

/**
 * Radix Themes' stylesheet cut down to the colours and components that the kit exports. The whole is
 * 86 KB compressed; what is left about a quarter.
 */
export async function themesStylesheet(): Promise<string> {
  const whole = [
    read('tokens/base.css'),
    ...scales.map((scale) => read(`tokens/colors/${scale}.css`)),
    read('components.css'),
  ].join('\n');
  const classes = new Set([...whole.matchAll(/\.((?:[\w-]|\\.)+)/g)].map((match) => match[1] ?? ''));
  const names = [...classes].filter(kept).map((name) => name.replaceAll('\\', ''));
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: '', extension: 'html' }],
    css: [{ raw: whole }],
    safelist: { standard: [...names, 'html', 'body', '*', ':root', /^[a-z]+$/] },
    dynamicAttributes: ['data-accent-color', 'data-gray-color', 'data-radius', 'data-scaling', 'data-panel-background', 'data-has-background', 'data-state', 'data-side', 'data-disabled', 'data-orientation', 'data-accent'],
  });
  return result?.css ?? '';
}
