export interface LazyValue<T> {
  /** Loads the value on the first call. After a failure, the next call loads again. */
  get(): Promise<T>
  readonly loaded: Promise<T>
}

/** Loads code on first use: `lazy(async () => (await import('./createRuntime.js')).createRuntime(adapterContext))`. */
export function createLazyValue<T>(load: () => Promise<T>): LazyValue<T> {
  let resolveLoaded: (value: T) => void
  const loaded = new Promise<T>((resolve) => {
    resolveLoaded = resolve
  })
  let pending: Promise<T> | undefined
  return {
    loaded,
    get() {
      pending ??= load().then(
        (value) => {
          resolveLoaded(value)
          return value
        },
        (cause: unknown) => {
          pending = undefined
          throw cause
        },
      )
      return pending
    },
  }
}
