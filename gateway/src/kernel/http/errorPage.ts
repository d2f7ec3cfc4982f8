import { escapeText } from './escapeText.ts';

/** What a person sees when no document can be composed: the sentence, and the way on. Needs no other file. */
export const errorPage = (sentence: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Apologia</title>
<style>
body { margin: 0; min-height: 100vh; display: grid; place-content: center; background: #faf6ee; color: #29231c;
  font: 1.125rem/1.6 Georgia, serif; text-align: center; padding: 2rem; }
h1 { font-size: 1.75rem; margin: 0 0 0.5rem; }
a { color: #862a1e; }
</style>
</head>
<body>
<main>
<svg viewBox="0 0 48 48" width="72" fill="none" stroke="#7d5a0f" stroke-width="1.6" stroke-linecap="round" aria-hidden="true"><path d="M8 24h24c0 8-5 12-12 12S8 32 8 24zM32 26c5 0 8-2 11-6M20 36v5M13 41h14"/></svg>
<h1>This page could not be opened</h1>
<p>${escapeText(sentence)}</p>
<p><a href="">Try again</a></p>
</main>
</body>
</html>
`;
