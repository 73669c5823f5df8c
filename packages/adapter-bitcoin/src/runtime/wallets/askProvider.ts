import { type ErrorCode, ModalError } from '@foyer/core/adapter'
import { call, isRecord, type Methods, textOf } from './read.js'

/**
 * What sats-connect's numbers mean, where core reads them otherwise
 * (https://docs.stacks.co/reference/stacks.js/stacks-connect/errors/jsonrpcerrorcode, seen 2026-11; no version is told).
 */
const CODES: Readonly<Record<number, ErrorCode>> = {
  [-32000]: 'USER_REJECTED',
  [-32001]: 'ACT_UNSUPPORTED',
  [-32002]: 'NOT_AUTHORIZED',
}

/** A request in the way of sats-connect: the answer or the error is in an envelope, whether that is given or thrown. */
export async function askProvider(source: Methods, method: string, params?: unknown): Promise<unknown> {
  return readAnswer(call(source, 'request', method, params))
}

/** Reads an answer in sats-connect's form. Throws what it says went wrong. */
export async function readAnswer(answering: Promise<unknown>): Promise<unknown> {
  const answer = await answering.catch((thrown: unknown) => {
    if (isRecord(thrown) && isRecord(thrown.error)) return thrown
    throw thrown
  })
  if (!isRecord(answer)) return undefined
  if (isRecord(answer.error)) throw toError(answer.error)
  return answer.result
}

function toError(error: Methods): unknown {
  const code = CODES[Number(error.code)]
  // Whoever says that a question is still open with the code for having no permission is taken at their word.
  if (!code || /pending/i.test(textOf(error, 'message') ?? '')) return error
  return new ModalError(code, { cause: error, ...(code === 'NOT_AUTHORIZED' && { message: textOf(error, 'message') }) })
}
