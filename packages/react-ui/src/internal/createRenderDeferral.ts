import { type ModalContext, runAfterAnimationFrame } from '@foyer/core/internal/modal'
import { atom, computed, onMount, type ReadableAtom, type StoreValue } from 'nanostores'

export interface RenderDeferral {
  /** Holds the values of deferred stores until the page has painted once; then all of them change together. */
  readonly start: () => void
  readonly isOn: () => boolean
  /** Returns a copy of a store that keeps its value until the page has painted. */
  readonly of: <T>($store: ReadableAtom<T>) => ReadableAtom<T>
}

/** Defers renders of the modal by one frame, so that the page's own render comes first. */
export function createRenderDeferral(signal: AbortSignal): RenderDeferral {
  const $isOn = atom(false)
  let cancel: (() => void) | undefined
  const end = () => {
    cancel?.()
    cancel = undefined
    $isOn.set(false)
  }
  signal.addEventListener('abort', end, { once: true })
  return {
    start() {
      cancel ??= runAfterAnimationFrame(end)
      $isOn.set(true)
    },
    isOn: () => $isOn.get(),
    of<T>($store: ReadableAtom<T>): ReadableAtom<T> {
      let shown = $store.get()
      let isMounted = false
      const $deferred = computed([$store, $isOn], (_value, isOn) => {
        if (!isOn || !isMounted) shown = $store.get()
        return shown
      })
      // Reads the store on subscription: an unobserved copy gets no updates.
      onMount($deferred, () => {
        isMounted = true
        shown = $store.get()
        return () => {
          isMounted = false
        }
      })
      return $deferred
    },
  }
}

type Stores = ModalContext['stores']
type Held<S extends ReadableAtom<unknown>> = ReadableAtom<StoreValue<S>>

/** Deferred copies of the stores that connecting changes. */
export interface DeferredStores {
  readonly $isOpen: ReadableAtom<boolean>
  readonly $isShaking: ReadableAtom<boolean>
  readonly $route: Held<Stores['router']['$route']>
  readonly $router: Held<Stores['router']['$router']>
  readonly $attempt: Held<Stores['attempt']['$attempt']>
  readonly $attemptStatus: ReadableAtom<StoreValue<Stores['attempt']['$attempt']>['status']>
  readonly $wallets: Held<Stores['connectors']['$all']>
  readonly $recents: Held<Stores['recents']['$recents']>
  readonly $accounts: Held<Stores['accounts']['$accounts']>
  readonly $network: Held<Stores['networks']['$active']>
  readonly $toast: Held<Stores['notices']['$toast']>
  readonly $alerts: Held<Stores['notices']['$alerts']>
}

export function deferStores({ of }: RenderDeferral, { stores }: Pick<ModalContext, 'stores'>): DeferredStores {
  const { accounts, attempt, connectors, modal, networks, notices, recents, router } = stores
  return {
    $isOpen: of(computed(modal.$modal, ({ open }) => open)),
    $isShaking: of(computed(modal.$modal, ({ shake }) => shake)),
    $route: of(router.$route),
    $router: of(router.$router),
    $attempt: of(attempt.$attempt),
    $attemptStatus: of(computed(attempt.$attempt, ({ status }) => status)),
    $wallets: of(connectors.$all),
    $recents: of(recents.$recents),
    $accounts: of(accounts.$accounts),
    $network: of(networks.$active),
    $toast: of(notices.$toast),
    $alerts: of(notices.$alerts),
  }
}
