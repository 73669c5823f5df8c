import { atom } from 'nanostores'
import type { Namespace } from '../types/caip.js'
import type { ThemeMode, ThemeState } from '../types/theme.js'
import type { Unsubscribe } from '../types/unsubscribe.js'

export interface ModalStoreState {
  readonly open: boolean
  readonly loading: boolean
  readonly shake: boolean
}

export function createModalStore() {
  const $modal = atom<ModalStoreState>({ open: false, loading: false, shake: false })
  const change = (part: Partial<ModalStoreState>) => $modal.set({ ...$modal.get(), ...part })
  return {
    $modal,
    load: () => change({ loading: true }),
    open: () => $modal.set({ open: true, loading: true, shake: false }),
    loaded: () => change({ loading: false }),
    close: () => $modal.set({ open: false, loading: false, shake: false }),
    shake: (shake: boolean) => change({ shake }),
  }
}

export function createThemeStore(initial: ThemeState) {
  const $theme = atom(initial)
  return {
    $theme,
    /** Language of the mounted modal, as a BCP 47 tag. */
    $language: atom<string | undefined>(undefined),
    setMode: (mode: ThemeMode | undefined) => $theme.set({ ...$theme.get(), mode }),
    setVariables: (variables: ThemeState['variables']) =>
      $theme.set({ ...$theme.get(), variables: { ...$theme.get().variables, ...variables } }),
  }
}

export interface AccountViewer {
  readonly shows: 'balance' | 'identity'
  readonly namespace?: Namespace | undefined
}

export function createAccountViewersStore() {
  const $viewers = atom<readonly AccountViewer[]>([])
  return {
    $viewers,
    add(viewer: AccountViewer): Unsubscribe {
      $viewers.set([...$viewers.get(), viewer])
      return () => $viewers.set($viewers.get().filter((each) => each !== viewer))
    },
  }
}
