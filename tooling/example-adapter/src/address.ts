/** True for an address as TRON writes it: base58, 21 bytes that begin with 0x41, the checksum right. */
export async function isAddress(value: string): Promise<boolean> {
  return (await decodeAddress(value)) !== undefined
}

/** The bytes of an address, undefined when it is none. What checks it is loaded with the first question. */
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
