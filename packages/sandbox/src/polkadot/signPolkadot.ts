import { u8aToHex, u8aToU8a, u8aWrapBytes } from '@polkadot/util/u8a'
import type { PolkadotKey } from './derivePolkadotKey'
import { encodeSignerPayload } from './encodeSignerPayload'

const KINDS = { ed25519: 0, sr25519: 1 }

export const signPayload = (key: PolkadotKey, payload: Readonly<Record<string, unknown>>): `0x${string}` =>
  u8aToHex(Uint8Array.of(KINDS[key.type], ...key.sign(encodeSignerPayload(payload))))

export const signBytes = (key: PolkadotKey, data: string): `0x${string}` => u8aToHex(key.sign(u8aWrapBytes(data)))

export function decodeMessageText(data: string) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(u8aToU8a(data))
  } catch {
    return data
  }
}
