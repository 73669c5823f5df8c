import { atom } from 'nanostores'

export interface ModalStoreState {
  readonly open: boolean
  /** Set from `open()` until the view layer has loaded. */
  readonly loading: boolean
  /** Set for half a second when leaving is held back, because a wallet is being asked. */
  readonly shake: boolean
}

export function createModalStore() {
  const $modal = atom<ModalStoreState>({ open: false, loading: false, shake: false })
  const change = (part: Partial<ModalStoreState>) => $modal.set({ ...$modal.get(), ...part })
  return {
    $modal,
    /** `open()` was called; the rest is on its way. */
    load: () => change({ loading: true }),
    open: () => $modal.set({ open: true, loading: true, shake: false }),
    loaded: () => change({ loading: false }),
    close: () => $modal.set({ open: false, loading: false, shake: false }),
    shake: (shake: boolean) => change({ shake }),
  }
}
