import { labelTones, rims, tones } from '../pdf/tones.ts';

const plain = `
body { line-height: 1.5; }
h1, h2, h3 { line-height: 1.25; break-after: avoid; }
.kind { font-size: 0.9em; }
blockquote { margin-left: 1em; padding-left: 1em; border-left: 2px solid #d9b95e; }
blockquote cite { display: block; font-size: 0.85em; }
dt { font-weight: bold; }
dd { margin: 0 0 0.6em 1em; }
sup { font-size: 0.65em; line-height: 0; }
.line { height: 1.8em; margin: 0; border-bottom: 1px solid #c9bda6; }
figure { margin: 1.5em 0; padding: 0.6em 0; border-top: 1px solid #c9bda6; border-bottom: 1px solid #c9bda6; break-inside: avoid; }
figure ul { list-style: none; padding-left: 1em; }
.figure-title, .figure-description, .figure-about, .figure-says { display: block; }
.figure-description, .figure-note, .figure-about, .figure-when, .figure-by { font-size: 0.85em; }
.figure-drawing { width: 100%; height: auto; overflow: hidden; font-family: sans-serif; }
.figure-statement { margin: 0.4em 0; padding-left: 0.6em; border-left: 3px solid #5f564a; }
.figure-sign { width: 0.85em; height: 0.85em; }
table { width: 100%; border-collapse: collapse; font-size: 0.85em; }
th, td { padding: 0.3em 0.4em 0.3em 0; border-bottom: 1px solid #c9bda6; text-align: left; vertical-align: top; }
`;

const toneRules = Object.entries(tones).map(([name, { fill = 'none', stroke = 'none', width = 1, dash }]) => {
  const dashes = dash ? ` stroke-dasharray: ${dash.join(' ')};` : '';
  return `.${name} { fill: ${fill}; stroke: ${stroke}; stroke-width: ${width};${dashes} }`;
});
const labelRules = Object.entries(labelTones).map(([name, color]) => `text.${name} { fill: ${color}; }`);
const rimRules = Object.entries(rims).map(
  ([name, { color, width }]) =>
    `.${name} { paint-order: stroke; stroke: ${color}; stroke-width: ${width}; stroke-linejoin: round; }`,
);

/** How a book looks where its reader does not say otherwise. */
export const stylesheet = [plain.trim(), ...toneRules, ...labelRules, ...rimRules].join('\n');
