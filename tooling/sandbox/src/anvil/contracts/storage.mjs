import { concat, encodeAbiParameters, keccak256, numberToHex, pad, padHex, stringToHex } from 'viem'

/** @typedef {import('viem').Hex} Hex */

/** @param {number | bigint} value */
export const word = (value) => numberToHex(value, { size: 32 })

/** As Solidity keeps a text of at most 31 bytes: in its slot, with twice its length in the last byte. @param {string} text */
export const shortText = (text) => {
  const bytes = stringToHex(text)
  const length = (bytes.length - 2) / 2
  if (length > 31) throw new RangeError(`"${text}" takes more than one slot.`)
  return /** @type {Hex} */ (`${pad(bytes, { dir: 'right', size: 31 })}${(length * 2).toString(16).padStart(2, '0')}`)
}

/** A text in one word, as the first tokens had it. @param {string} text */
export const wordText = (text) => padHex(stringToHex(text), { dir: 'right', size: 32 })

/** Where a mapping keeps what belongs to an address or a word. @param {Hex} key @param {Hex} slot */
export const inMapping = (key, slot) => keccak256(concat([padHex(key, { size: 32 }), slot]))

/** The same for a key of any length. @param {Hex} key @param {Hex} slot */
export const inBytesMapping = (key, slot) => keccak256(concat([key, slot]))

/** @param {Hex} address */
export const addressWord = (address) => encodeAbiParameters([{ type: 'address' }], [address])
