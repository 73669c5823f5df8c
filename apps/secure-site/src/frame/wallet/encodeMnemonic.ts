import { wordlist } from '@scure/bip39/wordlists/english.js'
import { SEED_BYTES } from '../vault/shares'

const SPACE = 0x20
const LONGEST_WORD = 8
const WORDS = 24
const BITS_PER_WORD = 11

/**
 * Writes the 24 words of a seed (BIP-39) as bytes, which can be overwritten; a string could not. The words are apart in
 * the list and together only in these bytes.
 */
export async function encodeMnemonic(seed: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const entropy = new Uint8Array(SEED_BYTES + 1)
  entropy.set(seed)
  entropy[SEED_BYTES] = new Uint8Array(await crypto.subtle.digest('SHA-256', entropy.subarray(0, SEED_BYTES)))[0] ?? 0
  const room = new Uint8Array(WORDS * (LONGEST_WORD + 1))
  let length = 0
  let [carry, bits] = [0, 0]
  for (const byte of entropy) {
    carry = (carry << 8) | byte
    bits += 8
    if (bits < BITS_PER_WORD) continue
    bits -= BITS_PER_WORD
    const word = wordlist[carry >>> bits] ?? ''
    carry &= (1 << bits) - 1
    if (length > 0) room[length++] = SPACE
    for (let each = 0; each < word.length; each++) room[length++] = word.charCodeAt(each)
  }
  const words = room.slice(0, length)
  entropy.fill(0)
  room.fill(0)
  return words
}
