import { LOOKALIKES } from './lookalikes.generated.js'

const READS: ReadonlyMap<string, string> = readTable(LOOKALIKES)

function readTable(table: string): ReadonlyMap<string, string> {
  const reads = new Map<string, string>()
  let ascii = ''
  for (const each of table) {
    if (each <= '\u007f') ascii = each
    else reads.set(each, ascii)
  }
  return reads
}

export const getLatinLookalike = (letter: string): string | undefined => READS.get(letter)

export function toLatinLetter(letter: string): string {
  const plain = letter.normalize('NFKC')
  const [bare = ''] = plain.normalize('NFD')
  return READS.get(letter) ?? READS.get(plain) ?? READS.get(bare) ?? plain
}

export const isLatin = (letter: string): boolean => /^\p{Script=Latin}$/u.test(letter)

const PHONETIC = /^(?![ɓɖɗɣɩʋ])[\u0250-\u02af\u1d00-\u1dbf\uab30-\uab6f]$/u

export function isLatinImitation(letter: string): boolean {
  const reads = toLatinLetter(letter)
  return reads !== letter && isLatin(reads) && (!isLatin(letter) || PHONETIC.test(letter) || isCompatible(letter))
}

const isCompatible = (letter: string) => letter.normalize('NFKC') !== letter.normalize('NFC')
