/**
 * Characters that look like a Latin letter or a digit like one: the letter, then those that look like it. From
 * Unicode's confusables (UTS #39), the scripts that names here may be in. Capitals are listed where they differ.
 */
export const lookAlikes: Record<string, string> = {
  a: 'аАΑɑαᴀ',
  b: 'ВΒЬьʙᏏ',
  c: 'сСϲϹᴄ',
  d: 'ԁԀᴅ',
  e: 'еЕΕєᴇҽ',
  f: 'ғſք',
  g: 'ɡցɢԌ',
  h: 'һНΗհʜҺ',
  i: 'іıιɩɪ',
  j: 'јЈϳյᴊ',
  k: 'КкΚκᴋ',
  l: 'I1|ІΙǀӀӏՍ׀וןاʟ',
  m: 'МмΜᴍ',
  n: 'ΝոռɴԤ',
  o: '0оОΟοօՕ૦૦೦๐໐ഠסοσᴏо',
  p: 'рРΡρᴘ',
  q: 'ԛԚզ',
  r: 'гʀᴦ',
  s: 'ѕЅՏꜱ',
  t: 'тТΤτᴛ',
  u: 'սυʊᴜ',
  v: 'νѵѴᴠ',
  w: 'ԝԜωѡաᴡ',
  x: 'хХΧχ',
  y: 'уУΥүҮγʏ',
  z: 'ΖᴢՁ',
};
