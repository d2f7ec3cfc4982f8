import { cloneElement } from 'react';

/**
 * In the place of Radix' Flex, which the kit does not export: within buttons and spinners it sets these four properties on a child, and
 * would bring some sixty others with their names and values to every page.
 */
export function Flex({ position, align, justify, inset, children }) {
  const set = { position, ai: align, jc: justify, inset };
  const classes = Object.entries(set).map(([name, value]) => value && `rt-r-${name}-${value}`);
  return cloneElement(children, { className: ['rt-Flex', ...classes].filter(Boolean).join(' ') });
}
