/** What comes when it is first needed. */
export interface Lazy<T> {
  /** Loads on the first call. A failed load is forgotten, so that the next call tries again. */
  get(): Promise<T>
  /** Resolves when somebody has loaded it; loads nothing itself. */
  readonly loaded: Promise<T>
}

/** Code or a runtime that comes when it is first needed: `lazy(async () => (await import('./createRuntime.js')).createRuntime(host))`. */
export function lazy<T>(load: () => Promise<T>): Lazy<T> {
  let tell: (value: T) => void
  const loaded = new Promise<T>((resolve) => {
    tell = resolve
  })
  let pending: Promise<T> | undefined
  return {
    loaded,
    get() {
      pending ??= load().then(
        (value) => {
          tell(value)
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
