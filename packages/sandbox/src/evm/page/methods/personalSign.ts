import { hexToBytes, isAddress, isHex } from 'viem'
import { createInvalidParamsError } from '../../../wallet/errors'
import type { EvmMethod } from '../context'
import { readSigner } from './readSigner'

/** Handles `personal_sign`: message first; the reverse order, which some apps use, is accepted too. */
export const personalSign: EvmMethod = async (context, params, method) => {
  const [first, second] = Array.isArray(params) ? (params as unknown[]) : []
  if (typeof first !== 'string' || typeof second !== 'string')
    throw createInvalidParamsError('Expected [message, address].')
  const [message, account] = isAddress(second, { strict: false }) ? [first, second] : [second, first]
  const { position, address } = readSigner(context, account)
  await context.unlock(method)
  const raw = isHex(message)
  await context.approvals.prompt({ kind: 'message', address, text: raw ? toReadable(message) : message }, method)
  return context.keyring.account(position).signMessage({ message: raw ? { raw: message } : message })
}

function toReadable(message: `0x${string}`): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(hexToBytes(message))
  } catch {
    return message
  }
}
