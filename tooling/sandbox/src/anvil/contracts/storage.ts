import { concat, encodeAbiParameters, type Hex, keccak256, numberToHex, pad, padHex, stringToHex } from 'viem'

export const word = (value: number | bigint) => numberToHex(value, { size: 32 })

/** As Solidity keeps a text of at most 31 bytes: in its slot, with twice its length in the last byte. */
export const shortText = (text: string) => {
  const bytes = stringToHex(text)
  const length = (bytes.length - 2) / 2
  if (length > 31) throw new RangeError(`"${text}" takes more than one slot.`)
  return `${pad(bytes, { dir: 'right', size: 31 })}${(length * 2).toString(16).padStart(2, '0')}` as Hex
}

/** A text in one word, as the first tokens had it. */
export const wordText = (text: string) => padHex(stringToHex(text), { dir: 'right', size: 32 })

/** Where a mapping keeps what belongs to an address or a word. */
export const inMapping = (key: Hex, slot: Hex) => keccak256(concat([padHex(key, { size: 32 }), slot]))

/** The same for a key of any length. */
export const inBytesMapping = (key: Hex, slot: Hex) => keccak256(concat([key, slot]))

export const addressWord = (address: Hex) => encodeAbiParameters([{ type: 'address' }], [address])
