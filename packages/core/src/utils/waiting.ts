import { ModalError } from '../errors/ModalError.js'
import type { Unsubscribe } from '../types/unsubscribe.js'

// Everything that waits, in one place. Times are milliseconds. What is given up by its signal rejects with `ABORTED`, and
// no timer or listener stays behind.

/** Calls back when the signal is aborted, at once when it is already. Gives its undo. */
export function onAbort(signal: AbortSignal, callback: () => void): Unsubscribe {
  if (signal.aborted) callback()
  signal.addEventListener('abort', callback, { once: true })
  return () => signal.removeEventListener('abort', callback)
}

/** Aborted with the first of those that are given. */
export function anySignal(first: AbortSignal, ...others: readonly (AbortSignal | undefined)[]): AbortSignal {
  const given = others.flatMap((each) => (each && each !== first ? [each] : []))
  return given.length ? AbortSignal.any([first, ...given]) : first
}

/** The value, or a rejection with `ABORTED` as soon as the signal is aborted. How the value itself ends is ignored then. */
export function untilAborted<T>(value: T | PromiseLike<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const unlink = onAbort(signal, () => reject(new ModalError('ABORTED', { cause: signal.reason })))
    Promise.resolve(value).then(resolve, reject).finally(unlink)
  })
}

/** Calls back after a time, unless the signal is aborted before. */
export function delay(milliseconds: number, signal: AbortSignal, callback: () => void): void {
  if (signal.aborted) return
  const cancel = () => clearTimeout(timer)
  const timer = setTimeout(() => {
    signal.removeEventListener('abort', cancel)
    callback()
  }, milliseconds)
  signal.addEventListener('abort', cancel, { once: true })
}

/** Resolves after a time. Rejects with `ABORTED` as soon as the signal is aborted. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return untilAborted(new Promise<void>((resolve) => delay(milliseconds, signal, resolve)), signal)
}

/**
 * The value, or what `late` gives or throws where it is not there in time, or when the signal is aborted. How the value
 * itself ends is ignored then.
 */
export function within<T, L>(
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
    delay(milliseconds, over.signal, giveUp)
    const unlink = signal && onAbort(signal, giveUp)
    Promise.resolve(value)
      .then(resolve, reject)
      .finally(() => {
        over.abort()
        unlink?.()
      })
  })
}
