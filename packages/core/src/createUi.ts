import { ModalError } from './errors/ModalError.js'
import type { Modal } from './modal.js'
import type { LoadedUi, UiDefinition } from './ui.js'

/** The life of the view layer: loaded when first wanted, mounted on the first open, gone with the modal. */
export function createUi(definition: UiDefinition | undefined, modal: () => Modal) {
  let loading: Promise<LoadedUi> | undefined
  let hasFailed = false
  let isRehearsed = false
  let mounted: { unmount(): void } | undefined

  const load = (): Promise<LoadedUi> | undefined => {
    loading ??= definition?.().catch((cause: unknown) => {
      hasFailed = true
      throw new ModalError('UI_LOAD_FAILED', { cause })
    })
    return loading
  }
  const fetchUi = async () => {
    // A failed download must not decide for the rest of the visit; each wish for the modal is one new try.
    if (hasFailed) loading = undefined
    hasFailed = false
    return load()
  }

  return {
    /** Brings the code, and runs nothing of it. */
    fetchUi,
    async preloadUi() {
      const ui = await fetchUi()
      if (!isRehearsed) ui?.rehearse?.(modal())
      isRehearsed = true
    },
    async mountUi() {
      if (mounted) return true
      const ui = await load()?.catch((cause: unknown) => {
        loading = undefined
        throw cause
      })
      if (!ui || modal().context.signal.aborted) return false
      mounted ??= ui.mount(modal())
      return true
    },
    unmount() {
      mounted?.unmount()
      mounted = undefined
    },
  }
}
