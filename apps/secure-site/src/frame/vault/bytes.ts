import { base64urlnopad } from '@scure/base'

export const toBase64Url = (bytes: Uint8Array): string => base64urlnopad.encode(bytes)

export const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(base64urlnopad.decode(text))
export const encodeUtf8 = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(new TextEncoder().encode(text))
export const createRandomBytes = (length: number): Uint8Array<ArrayBuffer> =>
  crypto.getRandomValues(new Uint8Array(length))

export const computeSha256 = async (text: string): Promise<string> =>
  toBase64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', encodeUtf8(text))))
