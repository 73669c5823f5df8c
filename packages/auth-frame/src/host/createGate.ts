export interface Gate {
  /** Whether messages of this origin are read at all. */
  hears(origin: string): boolean
  /** Whether it may embed this site. Asked once; again after a failure to find out. */
  admits(origin: string): Promise<boolean>
  /** Who was admitted. */
  origin(): string | undefined
}

/** Holds the door for one origin: that of the first message. */
export function createGate(isAllowed: (origin: string) => boolean | Promise<boolean>): Gate {
  let first: { readonly origin: string; readonly verdict: Promise<boolean> } | undefined
  let admitted: string | undefined

  const decide = async (origin: string) => {
    try {
      // A turn later, so that what throws at once is forgotten like what fails later.
      await undefined
      const isAdmitted = (await isAllowed(origin)) === true
      if (isAdmitted) admitted = origin
      return isAdmitted
    } catch (cause) {
      first = undefined
      throw cause
    }
  }
  return {
    // Pages without an origin of their own all say 'null', and none of them can be answered alone.
    hears: (origin) => origin !== 'null' && origin !== '' && (!first || first.origin === origin),
    admits(origin) {
      first ??= { origin, verdict: decide(origin) }
      return first.verdict
    },
    origin: () => admitted,
  }
}
