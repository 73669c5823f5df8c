/** Scripts whose letters are told apart. */
const scripts = {
  Latin: /\p{Script=Latin}/u,
  Cyrillic: /\p{Script=Cyrillic}/u,
  Greek: /\p{Script=Greek}/u,
  Armenian: /\p{Script=Armenian}/u,
  Hebrew: /\p{Script=Hebrew}/u,
  Arabic: /\p{Script=Arabic}/u,
  Cherokee: /\p{Script=Cherokee}/u,
  Georgian: /\p{Script=Georgian}/u,
  Thai: /\p{Script=Thai}/u,
  Devanagari: /\p{Script=Devanagari}/u,
  EastAsian: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/u,
} as const

/** Letters of other scripts that are drawn as Latin ones. */
const LIKE_LATIN = /^[аеорсухіјѕԁһӏԛԝвкмнтгьёӕοαρνυικχγτηωեօսոցհаɑɡΑΒΕΖΗΙΚΜΝΟΡΤΥΧАВЕКМНОРСТУХ0-9_-]+$/u

/** True for a name with a part that mixes scripts, or is written in another one with letters that look Latin. */
export function isLookalikeName(name: string): boolean {
  return name.normalize('NFC').split('.').some(isSuspicious)
}

function isSuspicious(label: string): boolean {
  const found = Object.values(scripts).filter((script) => script.test(label))
  if (found.length > 1) return true
  const isForeign = found.length === 1 && found[0] !== scripts.Latin
  // Letters for mathematics and letters in circles are no script of their own.
  return (isForeign && LIKE_LATIN.test(label)) || label.normalize('NFKC') !== label
}
