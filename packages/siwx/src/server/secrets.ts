const toUtf8 = (text: string) => new TextEncoder().encode(text)
const toHex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

export const createSecret = (): string => toHex(crypto.getRandomValues(new Uint8Array(16)))

/** Hashes a browser's secret: storage holds the hash only. */
export async function hashSecret(secret: string): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', toUtf8(secret))))
}

export async function computeHmac(key: string, text: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const imported = await crypto.subtle.importKey('raw', toUtf8(key), algorithm, false, ['sign'])
  return toHex(new Uint8Array(await crypto.subtle.sign('HMAC', imported, toUtf8(text))))
}
