/** Checks an address in TRON's format: base58, 21 bytes that begin with 0x41, a valid checksum. */
export async function isAddress(value: string): Promise<boolean> {
  return (await decodeAddress(value)) !== undefined
}

/** Decodes an address to its bytes; undefined if it is invalid. Loads its libraries on the first call. */
export async function decodeAddress(value: string): Promise<Uint8Array | undefined> {
  if (!/^T[1-9A-HJ-NP-Za-km-z]{33}$/.test(value)) return
  const [base, sha2] = await Promise.all([import('@scure/base'), import('@noble/hashes/sha2.js')])
  try {
    const bytes = base.createBase58check(sha2.sha256).decode(value)
    return bytes.length === 21 && bytes[0] === 0x41 ? bytes : undefined
  } catch {
    return
  }
}
