import { ModalError } from './errors/ModalError.js'
import type { Modal } from './modal.js'
import type { MountUi, UiDefinition } from './ui.js'

/** The life of the view layer: loaded when first wanted, mounted on the first open, gone with the modal. */
export function createUi(definition: UiDefinition | undefined, modal: () => Modal) {
  let loading: Promise<MountUi> | undefined
  let hasFailed = false
  let mounted: { unmount(): void } | undefined

  const load = (): Promise<MountUi> | undefined => {
    loading ??= definition?.().then(
      ({ mount, rehearse }) => {
        rehearse?.(modal())
        return mount
      },
      (cause: unknown) => {
        hasFailed = true
        throw new ModalError('UI_LOAD_FAILED', { cause })
      },
    )
    return loading
  }

  return {
    async preloadUi() {
      // A failed download must not decide for the rest of the visit; each wish for the modal is one new try.
      if (hasFailed) loading = undefined
      hasFailed = false
      await load()
    },
    async mountUi() {
      if (mounted) return true
      const mount = await load()?.catch((cause: unknown) => {
        loading = undefined
        throw cause
      })
      if (!mount || modal().context.signal.aborted) return false
      mounted ??= mount(modal())
      return true
    },
    unmount() {
      mounted?.unmount()
      mounted = undefined
    },
  }
}
