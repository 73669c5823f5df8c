const toUtf8 = (text: string) => new TextEncoder().encode(text)
const toHex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** 128 bits, in letters and digits. */
export const createSecret = (): string => toHex(crypto.getRandomValues(new Uint8Array(16)))

/** What is kept of a secret: who reads the storage cannot be the browser. */
export async function hashSecret(secret: string): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', toUtf8(secret))))
}

/** HMAC: what nobody computes who has not the key. */
export async function keyedHash(key: string, text: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const imported = await crypto.subtle.importKey('raw', toUtf8(key), algorithm, false, ['sign'])
  return toHex(new Uint8Array(await crypto.subtle.sign('HMAC', imported, toUtf8(text))))
}
