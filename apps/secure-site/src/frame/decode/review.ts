/** What the visitor is asked, before it is drawn. Every text in it may come from a stranger; it is drawn as text. */
export interface Review {
  readonly title: string
  readonly warnings: readonly Warning[]
  readonly sections: readonly Section[]
}

/** `bad`: who approves may lose what they have. `warn`: something to look at twice. */
export interface Warning {
  readonly level: 'bad' | 'warn'
  readonly text: string
}

export interface Section {
  readonly title?: string
  readonly rows?: readonly Row[]
  /** Shown with its line ends. */
  readonly text?: string
  /** Shown when asked for. */
  readonly folded?: boolean
}

export interface Row {
  readonly name: string
  readonly value: string
  /** An address or other bytes: in a fixed font, and broken anywhere. */
  readonly code?: boolean
}

/** One thing that is done, without the frame around it: several make a batch. */
export interface Deed {
  readonly title: string
  readonly rows: readonly Row[]
  readonly warnings: readonly Warning[]
  /** What could not be put into words. */
  readonly data?: string
}
