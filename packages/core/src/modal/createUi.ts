import { ModalError } from '../errors/ModalError.js'
import type { Modal } from './modal.js'

export function createUi(definition: UiDefinition | undefined, modal: () => Modal) {
  let loading: Promise<LoadedUi> | undefined
  let hasFailed = false
  let mounted: { unmount(): void } | undefined

  const load = (): Promise<LoadedUi> | undefined => {
    loading ??= definition?.().catch((cause: unknown) => {
      hasFailed = true
      throw new ModalError('UI_LOAD_FAILED', { cause })
    })
    return loading
  }
  const fetchUi = async () => {
    // After a failed download, the next call downloads again.
    if (hasFailed) loading = undefined
    hasFailed = false
    return load()
  }

  return {
    fetchUi,
    async preloadUi() {
      const ui = await fetchUi()
      ui?.prepare?.(modal())
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

/** Mounts the view layer and returns a function that unmounts it. Called once, on the first open. */
export type MountUi = (modal: Modal) => { unmount(): void }

export interface LoadedUi {
  readonly mount: MountUi
  /**
   * Prepares the next opening. Called when the browser is idle and whenever the user points at a button. By the time it
   * runs, the modal may be open or destroyed. Must be invisible to users and screen readers, send no request to a
   * service, and delay no click.
   */
  readonly prepare?: ((modal: Modal) => void) | undefined
}

/** Loads the view layer: at the moment that the option `preload` names, or when the modal opens. */
export type UiDefinition = () => Promise<LoadedUi>
