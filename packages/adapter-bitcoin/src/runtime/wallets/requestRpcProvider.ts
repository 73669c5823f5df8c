import { type ErrorCode, ModalError } from '@foyer/core/adapter'
import { callMethod, isRecord, readText, type WalletObject } from './walletObject.js'

/**
 * Codes of sats-connect that mean something else in EIP-1193
 * (https://docs.stacks.co/reference/stacks.js/stacks-connect/errors/jsonrpcerrorcode, seen 2026-11; no version given).
 */
const CODES: Readonly<Record<number, ErrorCode>> = {
  [-32000]: 'USER_REJECTED',
  [-32001]: 'METHOD_UNSUPPORTED',
  [-32002]: 'NOT_AUTHORIZED',
}

export async function requestRpcProvider(source: WalletObject, method: string, params?: unknown): Promise<unknown> {
  return unwrapRpcResponse(callMethod(source, 'request', method, params))
}

export async function unwrapRpcResponse(answering: Promise<unknown>): Promise<unknown> {
  const answer = await answering.catch((thrown: unknown) => {
    if (isRecord(thrown) && isRecord(thrown.error)) return thrown
    throw thrown
  })
  if (!isRecord(answer)) return undefined
  if (isRecord(answer.error)) throw toError(answer.error)
  return answer.result
}

function toError(error: WalletObject): unknown {
  const code = CODES[Number(error.code)]
  // Some wallets report an open request with the code for a missing permission.
  if (!code || /pending/i.test(readText(error, 'message') ?? '')) return error
  return new ModalError(code, {
    cause: error,
    ...(code === 'NOT_AUTHORIZED' && { message: readText(error, 'message') }),
  })
}
