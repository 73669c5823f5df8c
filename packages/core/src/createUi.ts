import { ModalError } from './errors/ModalError.js'
import type { Modal } from './types/modal.js'
import type { MountUi, UiDefinition } from './types/ui.js'

/** The life of the view layer: loaded when first wanted, mounted on the first open, gone with the modal. */
export function createUi(definition: UiDefinition | undefined, modal: () => Modal) {
  let loading: Promise<MountUi> | undefined
  let mounted: { unmount(): void } | undefined

  const load = (): Promise<MountUi> | undefined => {
    if (!definition) return undefined
    loading ??= definition().then(
      ({ mount }) => mount,
      (cause: unknown) => {
        // A failed download must not decide for the rest of the visit.
        loading = undefined
        throw new ModalError('UI_LOAD_FAILED', { cause })
      },
    )
    return loading
  }

  return {
    async preloadUi() {
      await load()
    },
    async mountUi() {
      if (mounted) return
      const mount = await load()
      if (!mount || mounted || modal().context.signal.aborted) return
      mounted = mount(modal())
    },
    unmount() {
      mounted?.unmount()
      mounted = undefined
    },
  }
}
