/** Ends what was started. Calling it twice is allowed and does nothing the second time. */
export type Unsubscribe = () => void

/** State as everybody outside of core sees it: read it now, or be told of each change (at once, then on change). */
export interface Readable<T> {
  get(): T
  /** Calls the listener with the present value at once. */
  subscribe(listener: (value: T) => void): Unsubscribe
  /** Calls the listener from the next change on. */
  listen(listener: (value: T) => void): Unsubscribe
}

/** State as those see it who change it. */
export interface Writable<T> extends Readable<T> {
  set(value: T): void
}
