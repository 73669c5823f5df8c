export interface OriginGate {
  accepts(origin: string): boolean
  /**
   * Returns whether the app of this origin may use the frame, and remembers the decision. After an error nothing is
   * remembered, so the next request decides again.
   */
  authorizes(origin: string): Promise<boolean>
  origin(): string | undefined
}

export function createOriginGate(isAllowed: (origin: string) => boolean | Promise<boolean>): OriginGate {
  let first: { readonly origin: string; readonly verdict: Promise<boolean> } | undefined
  let authorized: string | undefined

  const decide = async (origin: string) => {
    try {
      // Waits first, so that `first` is assigned before a synchronous error resets it.
      await undefined
      const isAuthorized = (await isAllowed(origin)) === true
      if (isAuthorized) authorized = origin
      return isAuthorized
    } catch (cause) {
      first = undefined
      throw cause
    }
  }
  return {
    // Sandboxed documents and local files all have the origin 'null', so a reply could reach any of them.
    accepts: (origin) => origin !== 'null' && origin !== '' && (!first || first.origin === origin),
    authorizes(origin) {
      first ??= { origin, verdict: decide(origin) }
      return first.verdict
    },
    origin: () => authorized,
  }
}
