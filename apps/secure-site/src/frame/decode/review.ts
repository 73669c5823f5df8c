import type { CallDescription } from '@foyer/core/internal/clear-signing'

/** Describes a request for the user. Any text may come from an attacker, so it is drawn as text. */
export interface Review {
  readonly title: string
  readonly warnings: readonly ReviewWarning[]
  readonly sections: readonly ReviewSection[]
}

/** `bad`: approval may cost the user's assets. `warn`: needs a second look. */
export interface ReviewWarning {
  readonly level: 'bad' | 'warn'
  readonly text: string
}

export interface ReviewSection {
  readonly title?: string | undefined
  readonly rows?: readonly ReviewRow[] | undefined
  readonly text?: string | undefined
  readonly folded?: boolean | undefined
}

export interface ReviewRow {
  readonly name: string
  readonly value: string
  readonly code?: boolean | undefined
}

export interface ActionDescription {
  readonly title: string
  readonly rows: readonly ReviewRow[]
  readonly warnings: readonly ReviewWarning[]
  readonly data?: string
  /** Description of the call by a signed descriptor. */
  readonly description?: CallDescription | undefined
}
