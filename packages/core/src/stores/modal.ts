import { map } from 'nanostores'

export interface ModalStoreState {
  readonly open: boolean
  /** Set from `open()` until the view layer has loaded. */
  readonly loading: boolean
  /** Set for half a second when leaving is held back, because a wallet is being asked. */
  readonly shake: boolean
}

export function createModalStore() {
  const $modal = map<ModalStoreState>({ open: false, loading: false, shake: false })
  return {
    $modal,
    open: () => $modal.set({ open: true, loading: true, shake: false }),
    loaded: () => $modal.setKey('loading', false),
    close: () => $modal.set({ open: false, loading: false, shake: false }),
    shake: (shake: boolean) => $modal.setKey('shake', shake),
  }
}
