import { ModalError } from '../errors/ModalError.js'
import type { Unsubscribe } from '../types/unsubscribe.js'

// All times are in ms. When the signal aborts, a wait rejects with `ABORTED` and removes its timer and listener.

export function onAbort(signal: AbortSignal, callback: () => void): Unsubscribe {
  if (signal.aborted) callback()
  signal.addEventListener('abort', callback, { once: true })
  return () => signal.removeEventListener('abort', callback)
}

export function combineSignals(first: AbortSignal, ...others: readonly (AbortSignal | undefined)[]): AbortSignal {
  const given = others.flatMap((each) => (each && each !== first ? [each] : []))
  return given.length ? AbortSignal.any([first, ...given]) : first
}

/** Settles as the promise does, but rejects with `ABORTED` as soon as the signal aborts. */
export function rejectOnAbort<T>(value: T | PromiseLike<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const unlink = onAbort(signal, () => reject(new ModalError('ABORTED', { cause: signal.reason })))
    Promise.resolve(value).then(resolve, reject).finally(unlink)
  })
}

export function startTimer(milliseconds: number, signal: AbortSignal, callback: () => void): void {
  if (signal.aborted) return
  const cancel = () => clearTimeout(timer)
  const timer = setTimeout(() => {
    signal.removeEventListener('abort', cancel)
    callback()
  }, milliseconds)
  signal.addEventListener('abort', cancel, { once: true })
}

export function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return rejectOnAbort(new Promise<void>((resolve) => startTimer(milliseconds, signal, resolve)), signal)
}

/** Resolves as the promise does, or after a timeout or abort with the result of `late`. */
export function withTimeout<T, L>(
  value: T | PromiseLike<T>,
  milliseconds: number,
  late: () => L,
  signal?: AbortSignal,
): Promise<T | L> {
  return new Promise((resolve, reject) => {
    const over = new AbortController()
    const giveUp = () => {
      over.abort()
      try {
        resolve(late())
      } catch (cause) {
        reject(cause)
      }
    }
    startTimer(milliseconds, over.signal, giveUp)
    const unlink = signal && onAbort(signal, giveUp)
    Promise.resolve(value)
      .then(resolve, reject)
      .finally(() => {
        over.abort()
        unlink?.()
      })
  })
}
