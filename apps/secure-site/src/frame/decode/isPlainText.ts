/** Length of a hash, which contracts accept as a signed message: of a Safe’s transaction, or a user operation. */
const HASH_BYTES = 32
// biome-ignore lint/suspicious/noControlCharactersInRegex: they tell bytes from text
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/

/**
 * Tells a text for people from bytes that a contract may act on. Text of the length of a hash counts as bytes, because
 * a hash that is also text can be searched for.
 */
export function isPlainText(bytes: Uint8Array): boolean {
  if (bytes.length === HASH_BYTES) return false
  try {
    return !CONTROL.test(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return false
  }
}
