import type { UiDefinition } from '@foyer/core'
import type { Translation } from '../i18n/en.js'

/**
 * Creates the React view layer for `createModal({ ui: reactUi() })`. Views, styles and icons load as `preload` says, or
 * on opening.
 */
export function reactUi(options: ReactUiOptions = {}): UiDefinition {
  return async () => {
    const { messages } = options
    const [{ createReactUi }, loaded] = await Promise.all([
      import('./mount.js'),
      // A translation that does not load leaves the modal in English.
      typeof messages === 'function' ? messages().catch(() => undefined) : messages,
    ])
    return createReactUi({ ...options, messages: loaded })
  }
}

export interface ReactUiOptions {
  /**
   * Translation of all texts or of some, or a function that loads it, such as `loadLanguage()` of `@foyer/languages`.
   * @default English, or a feature's own
   */
  readonly messages?: Translation | (() => Promise<Translation>) | undefined
  /** Text direction. @default that of the translation's `language`, or of the document */
  readonly dir?: 'ltr' | 'rtl' | undefined
}
