import { ModalError } from '../errors/ModalError.js'
import { onAbort } from './onAbort.js'

/** The value, or a rejection with `ABORTED` as soon as the signal is aborted. What the value's own end is, is ignored then. */
export function untilAborted<T>(value: T | Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const unlink = onAbort(signal, () => reject(new ModalError('ABORTED', { cause: signal.reason })))
    Promise.resolve(value).then(resolve, reject).finally(unlink)
  })
}
