const nul = '\\u0000';
const long = 'Antidisestablishmentarianism'.repeat(40);

/** Texts that would do something wherever they were taken for more than text. Each would call `__hurt()`. */
export const hostileTexts: readonly string[] = [
  '<script>__hurt()</script>',
  '"><script>__hurt()</script>',
  '</script><script>__hurt()</script>',
  '</SCRIPT ><script>__hurt()</script>',
  '<!--<script>__hurt()</script>',
  '<!-- --!><script>__hurt()</script>',
  ']]><script>__hurt()</script>',
  '</textarea><script>__hurt()</script>',
  '</title></head><body onload=__hurt()>',
  '<img src=x onerror=__hurt()>',
  '<img src="x" onerror="&#95;&#95;hurt()">',
  '<svg onload=__hurt()></svg>',
  '<svg><script href="data:,__hurt()"/></svg>',
  '<svg><animate onbegin=__hurt() attributeName=x dur=1s>',
  '<math><mtext></mtext><mglyph><style><img src onerror=__hurt()>',
  '<iframe srcdoc="<script>parent.__hurt()</script>"></iframe>',
  '<object data="javascript:__hurt()"></object>',
  '<embed src="javascript:__hurt()">',
  '<a href="javascript:__hurt()">a way out</a>',
  '[a way out](javascript:__hurt())',
  '![a picture](x "onerror=__hurt()")',
  '<details open ontoggle=__hurt()>',
  '<input autofocus onfocus=__hurt()>',
  '<meta http-equiv="refresh" content="0;url=javascript:__hurt()">',
  '<base href="https://elsewhere.example/">',
  '<link rel=stylesheet href="https://elsewhere.example/x.css">',
  '<style>*{display:none!important}</style>',
  '<form action="https://elsewhere.example/"><button>go</button></form>',
  `\${__hurt()} \`\${__hurt()}\` #{__hurt()}`,
  "{{constructor.constructor('__hurt()')()}}",
  '&lt;script&gt;__hurt()&lt;/script&gt; &amp;&#x3c;b&#x3e;',
  `\\x3cscript\\x3e__hurt()\\x3c/script\\x3e ${nul}`,
  "'); drop table reviews; -- __hurt()",
  '__proto__ constructor toString __hurt()',
  'From left \u202ethgir ot morf\u202c and back',
  'مرحبا __hurt() بالعالم، هذا نص من اليمين',
  `${long} __hurt()`,
  `https://elsewhere.example/${'a'.repeat(600)}?__hurt()`,
  '👩‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿🇮🇱 A family and two flags',
  'Z̷̢̛͓̺̥͑a̸̡̛͎̣l̴̨̛͔g̶̢̛̖o̵̢͇̐ comes __hurt()',
  '\u2028\u2029 lines that JSON knows and scripts did not __hurt()',
  'John 3:16"><img src=x onerror=__hurt()> and 1 Peter 3:15',
];

/** Names that would do the same, each new. */
export const hostileNames = (): string[] =>
  ['<img src=x onerror=__hurt()>', '"onclick="__hurt()', `\${__hurt()}{{__hurt()}}`].map(
    (name) => `${name}${Date.now() % 1e9}`,
  );
