import * as z from 'zod/mini'
import { AuthFrameError } from '../errors/AuthFrameError.js'

const hex = z.custom<string>((value) => typeof value === 'string' && value.startsWith('0x'))

const schemas = new Map([
  ['wallet_sendCalls', z.object({ calls: z.array(z.object({ to: hex, data: z.optional(hex) })) })],
])

/** Checks the parameters of a wallet request before the user sees it. Throws `INVALID_PARAMS` for malformed hex. */
export function checkRpcParams(method: string, params: unknown): void {
  const [first]: readonly unknown[] = Array.isArray(params) ? params : []
  const result = schemas.get(method)?.safeParse(first)
  if (!result || result.success) return
  throw new AuthFrameError('INVALID_PARAMS', { rpcCode: -32602, cause: result.error })
}
