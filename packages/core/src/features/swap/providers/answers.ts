import { ModalError } from '../../../errors/ModalError.js'

/** Who is asked for what nobody trades, or for too much of it, refuses: that is an answer. */
export function unlessNone(cause: unknown): undefined {
  if (cause instanceof ModalError && (cause.context.status === 400 || cause.context.status === 404)) return undefined
  throw cause
}
