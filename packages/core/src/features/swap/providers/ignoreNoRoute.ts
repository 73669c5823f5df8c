import { ModalError } from '../../../errors/ModalError.js'

export function ignoreNoRoute(cause: unknown): undefined {
  if (cause instanceof ModalError && (cause.context.status === 400 || cause.context.status === 404)) return undefined
  throw cause
}
