/** @param {Uint8Array} bytes @returns {`0x${string}`} */
export const toHex = (bytes) => `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`

/**
 * Throws at what is no hex.
 *
 * @param {unknown} text
 */
export function toBytes(text) {
  if (typeof text !== 'string' || !/^0x([0-9a-f]{2})*$/i.test(text)) throw new Error(`${text} is no hex`)
  return Uint8Array.from(text.slice(2).match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
}
