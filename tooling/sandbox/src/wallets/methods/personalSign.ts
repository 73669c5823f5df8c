import { hexToBytes, isAddress, isHex } from 'viem'
import type { Method } from '../context'
import { invalidParams } from '../errors'
import { readSigner } from './readSigner'

/** `personal_sign`: message first; the other order, which some sites use, is understood too. */
export const personalSign: Method = async (context, params, method) => {
  const [first, second] = Array.isArray(params) ? (params as unknown[]) : []
  if (typeof first !== 'string' || typeof second !== 'string') throw invalidParams('Expected [message, address].')
  const [message, account] = isAddress(second, { strict: false }) ? [first, second] : [second, first]
  const { position, address } = readSigner(context, account)
  await context.unlock(method)
  const raw = isHex(message)
  await context.approvals.ask({ kind: 'message', address, text: raw ? toReadable(message) : message }, method)
  return context.keyring.account(position).signMessage({ message: raw ? { raw: message } : message })
}

/** The text behind the bytes; the bytes themselves when they are none. */
function toReadable(message: `0x${string}`): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(hexToBytes(message))
  } catch {
    return message
  }
}
