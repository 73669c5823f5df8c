import * as z from 'zod/mini'
import { AuthFrameError } from '../errors/AuthFrameError.js'

const hex = z.custom<string>((value) => typeof value === 'string' && value.startsWith('0x'))

/** The first parameter of a method. */
const schemas = new Map([
  ['wallet_sendCalls', z.object({ calls: z.array(z.object({ to: hex, data: z.optional(hex) })) })],
])

/** Throws `INVALID_PARAMS` for what the visitor should not even be shown: calls to or with what is no hex. */
export function checkRpc(method: string, params: unknown): void {
  const [first]: readonly unknown[] = Array.isArray(params) ? params : []
  const found = schemas.get(method)?.safeParse(first)
  if (!found || found.success) return
  throw new AuthFrameError('INVALID_PARAMS', { rpcCode: -32602, cause: found.error })
}
