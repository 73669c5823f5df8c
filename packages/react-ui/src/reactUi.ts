import type { UiDefinition } from '@foyer/core'
import type { ReactUiOptions } from './uiOptions.js'

/**
 * The React view layer, for `createModal({ ui: reactUi() })`. This function is all that is loaded with the page: views,
 * styles and icons come after it, when `preload` of `createModal` says so or the modal opens.
 */
export function reactUi(options: ReactUiOptions = {}): UiDefinition {
  return async () => {
    const { createUi } = await import('./mount.js')
    return createUi(options)
  }
}
