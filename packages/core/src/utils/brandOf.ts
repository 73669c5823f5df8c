import { isLatin, readLetter } from './likeLatin.js'

/** A name that reads as a Latin one and is spelled with other letters. */
export function isDisguised(name: string): boolean {
  const letters = [...name.normalize('NFC')]
  const isPosing = letters.some((letter) => readLetter(letter) !== letter && isLatin(readLetter(letter)))
  return isPosing && letters.every((letter) => isLatin(readLetter(letter)) || !/\p{L}/u.test(letter))
}

/** What is the same for names that a reader takes for one: "Trust" and "Trust Wallet", "MetaMask" and "Meta\u00a0Mаsk". */
export function brandOf(name: string): string {
  const isAscii = /^[ -~]*$/.test(name)
  return (isAscii ? name : [...name.normalize('NFKC')].map(readLetter).join(''))
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/[1i]/g, 'l')
    .replace(/0/g, 'o')
    .replace(/rn/g, 'm')
    .replace(/(.)wallet$/u, '$1')
}
