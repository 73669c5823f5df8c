import {
  concat,
  encodeAbiParameters,
  type Hex,
  keccak256,
  numberToHex,
  pad,
  padHex,
  size,
  slice,
  stringToHex,
} from 'viem'

export const encodeWord = (value: number | bigint) => numberToHex(value, { size: 32 })

/** Encodes a text of up to 31 bytes as Solidity stores it: in its slot, with twice its length in the last byte. */
export const encodeShortText = (text: string) => {
  const bytes = stringToHex(text)
  const length = (bytes.length - 2) / 2
  if (length > 31) throw new RangeError(`"${text}" takes more than one slot.`)
  return `${pad(bytes, { dir: 'right', size: 31 })}${(length * 2).toString(16).padStart(2, '0')}` as Hex
}

/**
 * Encodes a text as Solidity stores it: beyond 31 bytes, its slot holds the length and the text begins at the slot's
 * hash.
 */
export function encodeTextSlots(at: Hex, text: string): readonly (readonly [Hex, Hex])[] {
  const bytes = stringToHex(text)
  const length = size(bytes)
  if (length < 32) return [[at, encodeShortText(text)]]
  const words = Array.from({ length: Math.ceil(length / 32) }, (_, index) => {
    const part = slice(bytes, index * 32, Math.min(length, index * 32 + 32))
    return [encodeWord(BigInt(keccak256(at)) + BigInt(index)), padHex(part, { dir: 'right', size: 32 })] as const
  })
  return [[at, encodeWord(length * 2 + 1)], ...words]
}

/** Encodes a text as `bytes32`, as early tokens did. */
export const encodeBytes32Text = (text: string) => padHex(stringToHex(text), { dir: 'right', size: 32 })

export const getMappingSlot = (key: Hex, slot: Hex) => keccak256(concat([padHex(key, { size: 32 }), slot]))

export const getBytesMappingSlot = (key: Hex, slot: Hex) => keccak256(concat([key, slot]))

export const encodeAddressWord = (address: Hex) => encodeAbiParameters([{ type: 'address' }], [address])
