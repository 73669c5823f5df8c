import type { UiDefinition } from '@foyer/core'
import type { Translation } from '../i18n/en.js'

/**
 * Creates the React view layer for `createModal({ ui: reactUi() })`. Views, styles and icons load as `preload` says, or
 * on opening.
 */
export function reactUi(options: ReactUiOptions = {}): UiDefinition {
  return async () => {
    const { createReactUi } = await import('./mount.js')
    return createReactUi(options)
  }
}

export interface ReactUiOptions {
  /** Translation of all texts, or of some. @default English, or a feature's own */
  readonly messages?: Translation | undefined
  /** Text direction. @default that of the document */
  readonly dir?: 'ltr' | 'rtl' | undefined
}
