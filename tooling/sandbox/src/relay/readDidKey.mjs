const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const PREFIX = 'did:key:z'
const KEY_LENGTH = 32

/**
 * The Ed25519 public key inside `did:key:z…`: base58btc of 0xed 0x01 and the key.
 *
 * @param {unknown} did
 * @returns {Buffer | undefined}
 */
export function readDidKey(did) {
  if (typeof did !== 'string' || !did.startsWith(PREFIX) || did.length > 100) return undefined
  let number = 0n
  for (const character of did.slice(PREFIX.length)) {
    const digit = ALPHABET.indexOf(character)
    if (digit < 0) return undefined
    number = number * 58n + BigInt(digit)
  }
  const hex = number.toString(16)
  const bytes = Buffer.from(hex, 'hex')
  const isKey = hex.length === 2 * (KEY_LENGTH + 2) && bytes[0] === 0xed && bytes[1] === 0x01
  return isKey ? bytes.subarray(2) : undefined
}
