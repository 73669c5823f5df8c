import type { Messages } from './messages/en.js'

export interface ReactUiOptions {
  /** A translation of every text. @default English */
  readonly messages?: Messages | undefined
  /** @default the direction of the page's root element */
  readonly dir?: 'ltr' | 'rtl' | undefined
}
