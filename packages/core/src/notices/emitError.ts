import { isAttemptAbandoned } from '../errors/isAttemptAbandoned.js'
import { isModalError, type ModalError } from '../errors/ModalError.js'
import { listCauses, toModalError } from '../errors/toModalError.js'
import type { Service } from '../modal/context.js'
import type { Modal } from '../modal/modal.js'
import { getContext } from '../modal/runtime.js'

const emittedErrors: Service<WeakSet<ModalError>> = { create: () => new WeakSet() }

// The app or the user ended these requests on purpose, so none of them failed.
const isEnded = (error: ModalError): boolean =>
  isAttemptAbandoned(error) || error.code === 'ABORTED' || error.code === 'PAY_CANCELLED'

/**
 * Emits the event `error` for the failed request of a user, once even if the failure passes through several actions.
 * Returns the failure as a `ModalError`. Throw that, not `thrown`, because a second conversion counts as a new failure.
 */
export function emitError(modal: Modal, thrown: unknown): ModalError {
  const context = getContext(modal)
  const error = toModalError(thrown)
  if (isEnded(error)) return error
  const emitted = context.use(emittedErrors)
  const failures = listCauses(error).filter((each) => isModalError(each))
  const isNew = !failures.some((each) => emitted.has(each))
  for (const each of failures) emitted.add(each)
  if (isNew) context.services.events.emit('error', error)
  return error
}

/** Runs a request of the user. If it rejects, emits the event `error` and rejects with the same error. */
export async function emitErrorOnFailure<T>(modal: Modal, request: () => Promise<T>): Promise<T> {
  try {
    return await request()
  } catch (cause) {
    throw emitError(modal, cause)
  }
}
