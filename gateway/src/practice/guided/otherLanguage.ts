import { wordsOf } from './words.ts';

/** Languages that a learner may write in, other than English. */
export interface OtherLanguage {
  code: string;
  /** A sentence in that language, and the offer to go on in English. */
  line: string;
}

const offer = 'I can only go on in English, I’m afraid. Simple words will do.';

/** Common words that tell languages in Latin letters apart, without accents, and the sentence in each. */
const inLatinLetters: Record<string, { words: string; sentence: string }> = {
  es: {
    words:
      'yo el los las que de y no es por para con una un pero como porque dios creo muy esta este esto eso si lo la se mi tu su usted cuando donde quien jesus tambien entonces hay ser soy eres entiendo hablar espanol ingles puedes puede puedo quiero tengo tiene mas nada todo siempre hola gracias',
    sentence: 'Entiendo que escribe en español, y me alegra que esté aquí.',
  },
  fr: {
    words:
      'je tu il elle nous vous ils les des et est une un pas que qui pour dans avec mais comme parce dieu crois suis sont ce cette cela c ne de la le en sur plus tout bien tres jesus quand ou merci bonjour parler francais anglais moi toi mon ma ai avez peux veux',
    sentence: 'Je vois que vous écrivez en français, et je suis content que vous soyez là.',
  },
  de: {
    words:
      'ich du er sie wir ihr und der die das den dem ein eine nicht ist sind war auch aber weil wenn gott glaube kann mit fur von zu auf wie was warum wer jesus hallo danke sprechen deutsch englisch mir mich dir dein mein sehr nur noch doch dass es habe hat haben',
    sentence: 'Ich sehe, dass Sie Deutsch schreiben, und freue mich, dass Sie da sind.',
  },
  pt: {
    words:
      'eu voce ele ela nos nao sim que de e o os as um uma por para com mas como porque deus acho muito isso isto essa esse esta tem tenho sou sao quando onde quem jesus tambem entao ser pode posso quero mais nada tudo ola falar portugues ingles pode entendo obrigado obrigada do da em meu minha',
    sentence: 'Vejo que escreve em português, e fico feliz que esteja aqui.',
  },
  it: {
    words:
      'io tu lui lei noi voi non e il lo gli la le che di un una per con ma come perche dio credo molto questo questa quello sono sei siamo ha ho hai quando dove chi gesu anche allora essere puo posso voglio piu niente tutto ciao parlare italiano inglese grazie mio mia del della',
    sentence: 'Vedo che scrive in italiano, e sono contento che sia qui.',
  },
  nl: {
    words:
      'ik jij je hij zij wij het een de en niet is zijn was ook maar omdat als god geloof kan met voor van naar op hoe wat waarom wie jezus hallo dank mij mijn jouw heel alleen nog toch dat heb heeft hebben',
    sentence: 'Ik zie dat u Nederlands schrijft, en ik ben blij dat u er bent.',
  },
  pl: {
    words:
      'ja ty on ona my nie tak i w na do z ze jest sa co kto jak dlaczego bog boga wierze ale bo czy to ten ta moj moja jezus dziekuje czesc mam masz',
    sentence: 'Widzę, że pisze Pan lub Pani po polsku, i cieszę się z tej rozmowy.',
  },
  id: {
    words:
      'saya aku kamu anda dia kami kita tidak bukan dan yang di ke dari untuk dengan tetapi tapi karena apa siapa mengapa kenapa tuhan allah yesus percaya adalah ini itu ada bisa mau terima kasih',
    sentence: 'Saya lihat Anda menulis dalam bahasa Indonesia, dan saya senang Anda ada di sini.',
  },
  tr: {
    words:
      'ben sen o biz siz bir ve degil ama cunku ne kim nasil neden tanri allah isa inaniyorum icin ile bu su var yok evet hayir merhaba tesekkurler cok',
    sentence: 'Türkçe yazdığınızı görüyorum, burada olmanıza sevindim.',
  },
};

const inOtherLetters: { code: string; letters: RegExp; sentence: string }[] = [
  { code: 'ko', letters: /\p{Script=Hangul}/gu, sentence: '한국어로 쓰셨네요. 와 주셔서 반갑습니다.' },
  {
    code: 'ja',
    letters: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu,
    sentence: '日本語で書いてくださったのですね。来てくださってうれしいです。',
  },
  { code: 'zh', letters: /\p{Script=Han}/gu, sentence: '我看到您用中文写，很高兴您在这里。' },
  {
    code: 'ru',
    letters: /\p{Script=Cyrillic}/gu,
    sentence: 'Я вижу, что вы пишете по-русски, и рад, что вы здесь.',
  },
  { code: 'ar', letters: /\p{Script=Arabic}/gu, sentence: 'أرى أنك تكتب بالعربية، ويسعدني أنك هنا.' },
  {
    code: 'hi',
    letters: /\p{Script=Devanagari}/gu,
    sentence: 'मैं देखता हूँ कि आप हिन्दी में लिख रहे हैं, और मुझे ख़ुशी है कि आप यहाँ हैं।',
  },
  {
    code: 'el',
    letters: /\p{Script=Greek}/gu,
    sentence: 'Βλέπω ότι γράφετε στα ελληνικά, και χαίρομαι που είστε εδώ.',
  },
];

const english = new Set(
  'i the and my me is am was to of it that he she they with for have not you do this at his her be are want what just would no but so if how why who god think believe people about your we can did there when then because a an in on as or from has had will could should'.split(
    ' ',
  ),
);
const wordLists = Object.entries(inLatinLetters).map(
  ([code, { words }]) => [code, new Set(words.split(' '))] as const,
);

/** So many words of a language, and so large a share of all, are no accident; a quotation in another language is shorter. */
const least = { words: 2, share: 0.34, letters: 0.4 } as const;

/** The language of a message that is not in English; `null` where it is, or cannot be told. */
export function otherLanguageOf(text: string): OtherLanguage | null {
  const length = text.replace(/[\s\p{P}]/gu, '').length || 1;
  const script = inOtherLetters.find(
    ({ letters }) => (text.match(letters) ?? []).length >= least.letters * length,
  );
  if (script) return { code: script.code, line: `${script.sentence} ${offer}` };
  const words = wordsOf(text.slice(0, 600).replace(/ß/g, 'ss'));
  const [code, count] = wordLists
    .map(([name, list]) => [name, words.filter((word) => list.has(word)).length] as const)
    .reduce((best, one) => (one[1] > best[1] ? one : best), ['', 0] as const);
  const inEnglish = words.filter((word) => english.has(word)).length;
  if (count < least.words || count < least.share * words.length || count <= inEnglish) return null;
  return { code, line: `${inLatinLetters[code]?.sentence} ${offer}` };
}
