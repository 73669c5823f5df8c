import { isRefusal } from './isRefusal.js'
import { ModalError } from './ModalError.js'
import { toModalError } from './toModalError.js'

/**
 * What came of asking a wallet to send. Where it is no clear no, it may have been sent: then `context.mayBeSent` is true, whatever
 * the code, and `describeError` speaks of nothing else.
 */
export function toSendError(thrown: unknown, seen?: 'moved' | 'still'): ModalError {
  const error = toModalError(thrown)
  if (isRefusal(error.code)) return error
  const { code, message, context } = error
  return new ModalError(code, {
    message,
    context: { ...context, mayBeSent: true, ...(seen && { seen }) },
    cause: thrown,
  })
}
