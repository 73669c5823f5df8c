import { base64urlnopad } from '@scure/base'

export const toText = (bytes: Uint8Array): string => base64urlnopad.encode(bytes)

export const toBytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(base64urlnopad.decode(text))
export const utf8 = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(new TextEncoder().encode(text))
export const createRandomBytes = (length: number): Uint8Array<ArrayBuffer> =>
  crypto.getRandomValues(new Uint8Array(length))

export const fingerprint = async (text: string): Promise<string> =>
  toText(new Uint8Array(await crypto.subtle.digest('SHA-256', utf8(text))))
