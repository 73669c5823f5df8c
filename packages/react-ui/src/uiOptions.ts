import type { Translation } from './messages/en.js'

export interface ReactUiOptions {
  /** A translation of all texts, or of some. @default English, and what features say by themselves */
  readonly messages?: Translation | undefined
  /** Direction of writing. @default the direction of the page's root element */
  readonly dir?: 'ltr' | 'rtl' | undefined
}
