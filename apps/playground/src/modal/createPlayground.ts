import type { Modal } from '@foyer/core'
import { atom, type ReadableAtom } from 'nanostores'
import { installSandboxWallets } from '../sandbox/loadSandbox'
import type { Local } from '../sandbox/local'
import { changedKeys } from '../settings/changes'
import { defaults } from '../settings/defaults'
import { fromHash, toHash } from '../settings/hash'
import { adaptersOf } from '../settings/networks'
import type { Settings } from '../settings/settings'
import { createPlaygroundModal } from './createPlaygroundModal'
import { canSetTheme, isThemeKey, themeOf } from './themeOf'

/** While somebody types, a modal for each letter would only flicker. Milliseconds. */
const TYPING = 300

export interface Playground {
  readonly $settings: ReadableAtom<Settings>
  readonly $modal: ReadableAtom<LiveModal>
  readonly local: Local
  /** Where an embedded modal is. */
  readonly container: HTMLElement
  update(change: Partial<Settings>): void
  reset(): void
}

export interface LiveModal {
  readonly modal: Modal
  /** Why `createModal` refused the present settings; the modal of the last good ones stays. */
  readonly refusal: string | undefined
}

/** The settings, kept in the address, and the modal made from them. */
export function createPlayground(local: Local): Playground {
  const container = document.createElement('div')
  container.className = 'modal-container'
  const surroundings = { local, container }
  const settings = fromHash(location.hash)
  const $settings = atom(settings)
  const first = attempt(settings)
  const $modal = atom<LiveModal>(first)
  // What the living modal was made from, and with.
  let made = first.refusal === undefined ? settings : defaults
  let timer: ReturnType<typeof setTimeout> | undefined

  function attempt(wanted: Settings, good = defaults) {
    try {
      return { modal: createPlaygroundModal(wanted, surroundings), refusal: undefined }
    } catch (error) {
      const refusal = error instanceof Error ? error.message : String(error)
      return { modal: createPlaygroundModal(good, surroundings), refusal }
    }
  }

  function remake() {
    const wanted = $settings.get()
    $modal.get().modal.destroy()
    const next = attempt(wanted, made)
    if (next.refusal === undefined) made = wanted
    $modal.set(next)
  }

  function apply() {
    const wanted = $settings.get()
    const keys = changedKeys(made, wanted)
    clearTimeout(timer)
    if (keys.length === 0 && $modal.get().refusal === undefined) return
    const theme = themeOf(wanted)
    if (!keys.every(isThemeKey) || !canSetTheme(themeOf(made), theme)) {
      timer = setTimeout(remake, TYPING)
      return
    }
    try {
      $modal.get().modal.setTheme(theme)
      made = wanted
      $modal.set({ ...$modal.get(), refusal: undefined })
    } catch (error) {
      $modal.set({ ...$modal.get(), refusal: error instanceof Error ? error.message : String(error) })
    }
  }

  function set(next: Settings) {
    const before = $settings.get()
    $settings.set(next)
    const hash = toHash(next)
    history.replaceState(history.state, '', hash ? `#${hash}` : location.pathname + location.search)
    // A wallet that is in the page cannot be taken out of it.
    if (before['page.sandboxWallets'] !== next['page.sandboxWallets']) return location.reload()
    if (next['page.sandboxWallets']) {
      for (const { namespace } of adaptersOf(next.networks)) void installSandboxWallets(local.rpcUrls, namespace)
    }
    apply()
  }

  addEventListener('hashchange', () => set(fromHash(location.hash)))
  return {
    $settings,
    $modal,
    local,
    container,
    update: (change) => set({ ...$settings.get(), ...change }),
    reset: () => set(defaults),
  }
}
