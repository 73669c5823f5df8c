import { afterFrame, type ModalContext } from '@foyer/core/ui'
import { atom, computed, onMount, type ReadableAtom, type StoreValue } from 'nanostores'

export interface Hold {
  /** Keeps held stores as they are until the page has been drawn once; then all of them change together. */
  readonly start: () => void
  readonly isOn: () => boolean
  /** Returns a store of the same value that stays behind while the hold is on. */
  readonly of: <T>($store: ReadableAtom<T>) => ReadableAtom<T>
}

/** Puts off by one frame what the modal draws, so that the page's part of a change does not wait for it. */
export function createHold(signal: AbortSignal): Hold {
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
      cancel ??= afterFrame(end)
      $isOn.set(true)
    },
    isOn: () => $isOn.get(),
    of<T>($store: ReadableAtom<T>): ReadableAtom<T> {
      let shown = $store.get()
      let isMounted = false
      const $held = computed([$store, $isOn], (_value, isOn) => {
        if (!isOn || !isMounted) shown = $store.get()
        return shown
      })
      // What nobody draws has nothing to hold, and must not come up old.
      onMount($held, () => {
        isMounted = true
        shown = $store.get()
        return () => {
          isMounted = false
        }
      })
      return $held
    },
  }
}

type Stores = ModalContext['stores']
type Held<S extends ReadableAtom<unknown>> = ReadableAtom<StoreValue<S>>

/** The stores that connecting a wallet changes, as the modal draws them meanwhile. */
export interface HeldStores {
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

/** Makes the held stores of one mounted modal. */
export function holdStores({ of }: Hold, { stores }: Pick<ModalContext, 'stores'>): HeldStores {
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
