import { ModalError } from '../errors/ModalError.js'

/** The promise, or a rejection as soon as the signal is aborted. The promise's own late end is then ignored. */
export function race<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(new ModalError('ABORTED', { cause: signal.reason }))
    if (signal.aborted) {
      promise.catch(() => {})
      return abort()
    }
    signal.addEventListener('abort', abort, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}
