import { ink } from './page.ts';

export interface Tone {
  fill?: string;
  stroke?: string;
  width?: number;
  dash?: readonly [number, number];
}

/** What the classes of drawings look like on paper (`lesson/figures.css` says it for the screen). */
export const tones: Record<string, Tone> = {
  'figure-plain': { fill: '#fffdf8', stroke: ink.rule },
  'figure-stone': { fill: '#f2ecdf', stroke: ink.rule },
  'figure-gold': { fill: '#f6ebcd', stroke: '#d9b95e' },
  'figure-leaf': { fill: '#e5efdf', stroke: '#2f6136' },
  'figure-oxblood': { fill: '#f6e6df', stroke: ink.accent },
  'figure-sea': { fill: '#f2ecdf' },
  'figure-land': { fill: '#fffdf8', stroke: ink.soft, width: 0.8 },
  'figure-bar-plain': { fill: ink.soft },
  'figure-bar-stone': { fill: ink.soft },
  'figure-bar-gold': { fill: '#d9b95e' },
  'figure-bar-leaf': { fill: '#2f6136' },
  'figure-bar-oxblood': { fill: ink.accent },
  'figure-dot': { fill: ink.accent },
  'figure-line': { stroke: '#e3dac8' },
  'figure-leader': { stroke: ink.rule },
  'figure-event': { stroke: ink.accent, dash: [4, 3] },
  'figure-river': { stroke: ink.rule, width: 1.4 },
  'figure-route': { stroke: ink.accent, width: 1.6, dash: [5, 4] },
  'figure-axis': { stroke: '#e3dac8' },
  'figure-rule': { stroke: '#e3dac8' },
};

/** The colours of labels. */
export const labelTones: Record<string, string> = {
  'figure-text-ink': ink.text,
  'figure-text-soft': ink.soft,
  'figure-text-accent': ink.accent,
  'figure-text-water': ink.soft,
};

/** Labels that lines may pass below have a rim in the colour of what they stand on. */
export const rims: Record<string, { color: string; width: number }> = {
  'figure-free': { color: ink.paper, width: 4 },
  'figure-on-land': { color: '#fffdf8', width: 3 },
};
