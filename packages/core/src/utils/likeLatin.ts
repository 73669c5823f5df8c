/** Letters of other scripts that are drawn as Latin ones, each with the one that it is taken for. */
const LIKE_LATIN: ReadonlyMap<string, string> = new Map(
  [
    ['аеорсухіјѕԁһӏԛԝвкмнтгьёӧ', 'aeopcyxijsdhlqwbkmhtrbeo'],
    ['АВЕКМНОРСТУХІЈЅԚԜӀ', 'ABEKMHOPCTYXIJSQWI'],
    ['οαρνυικχγτηωεϲϳβ', 'oapvuikxytnwecjb'],
    ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'],
    ['եօսոցհɑɡı', 'eounghagi'],
    ['ᎪᏴᏟᎬᎻᎫᏦᏞᎷᏢᏚᎢᏙᏔᏃ', 'ABCEHJKLMPSTVWZ'],
  ].flatMap(([from = '', to = '']) => [...from].map((letter, at) => [letter, to[at] ?? ''] as const)),
)

/** A letter as a reader takes it: of other scripts, of mathematics, in a circle, or wide. */
export function readLetter(letter: string): string {
  const plain = letter.normalize('NFKC')
  return LIKE_LATIN.get(plain) ?? plain
}

export const isLatin = (letter: string): boolean => /^\p{Script=Latin}$/u.test(letter)
