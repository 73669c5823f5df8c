import type { Modal } from '@foyer/core'
import { atom, type ReadableAtom } from 'nanostores'
import { installSandboxWallets } from '../sandbox/loadLocalServices'
import type { LocalServices } from '../sandbox/localServices'
import { findChangedKeys } from '../settings/changes'
import { defaultSettings } from '../settings/defaultSettings'
import { decodeSettings, encodeSettings } from '../settings/hash'
import { groupNetworksByAdapter } from '../settings/networks'
import type { Settings } from '../settings/settings'
import { createPlaygroundModal } from './createPlaygroundModal'
import { canUpdateTheme, isThemeKey, readTheme } from './readTheme'

// Creates a modal after a pause in typing, as one for each key would flicker.
const TYPING_PAUSE_MS = 300

export interface Playground {
  readonly $settings: ReadableAtom<Settings>
  readonly $modal: ReadableAtom<LiveModal>
  readonly local: LocalServices
  /** Element that contains an embedded modal. */
  readonly container: HTMLElement
  update(change: Partial<Settings>): void
  reset(): void
}

export interface LiveModal {
  readonly modal: Modal
  /** Error of `createModal` for the current settings; the last valid modal stays. */
  readonly refusal: string | undefined
}

/** Stores the settings in the URL, and creates the modal from them. */
export function createPlayground(local: LocalServices): Playground {
  const container = document.createElement('div')
  container.className = 'modal-container'
  const surroundings = { local, container }
  const settings = decodeSettings(location.hash)
  const $settings = atom(settings)
  const first = attempt(settings)
  const $modal = atom<LiveModal>(first)
  // Settings and options of the current modal.
  let created = first.refusal === undefined ? settings : defaultSettings
  let timer: ReturnType<typeof setTimeout> | undefined

  function attempt(requested: Settings, good = defaultSettings) {
    try {
      return { modal: createPlaygroundModal(requested, surroundings), refusal: undefined }
    } catch (error) {
      const refusal = error instanceof Error ? error.message : String(error)
      return { modal: createPlaygroundModal(good, surroundings), refusal }
    }
  }

  function remake() {
    const requested = $settings.get()
    $modal.get().modal.destroy()
    const next = attempt(requested, created)
    if (next.refusal === undefined) created = requested
    $modal.set(next)
  }

  function apply() {
    const requested = $settings.get()
    const keys = findChangedKeys(created, requested)
    clearTimeout(timer)
    if (keys.length === 0 && $modal.get().refusal === undefined) return
    const theme = readTheme(requested)
    if (!keys.every(isThemeKey) || !canUpdateTheme(readTheme(created), theme)) {
      timer = setTimeout(remake, TYPING_PAUSE_MS)
      return
    }
    try {
      $modal.get().modal.setTheme(theme)
      created = requested
      $modal.set({ ...$modal.get(), refusal: undefined })
    } catch (error) {
      $modal.set({ ...$modal.get(), refusal: error instanceof Error ? error.message : String(error) })
    }
  }

  function set(next: Settings) {
    const before = $settings.get()
    $settings.set(next)
    const hash = encodeSettings(next)
    history.replaceState(history.state, '', hash ? `#${hash}` : location.pathname + location.search)
    // Only a reload removes installed wallets from the page.
    if (before['page.sandboxWallets'] !== next['page.sandboxWallets']) return location.reload()
    if (next['page.sandboxWallets']) {
      for (const { namespace } of groupNetworksByAdapter(next.networks))
        void installSandboxWallets(local.rpcUrls, namespace)
    }
    apply()
  }

  addEventListener('hashchange', () => set(decodeSettings(location.hash)))
  return {
    $settings,
    $modal,
    local,
    container,
    update: (change) => set({ ...$settings.get(), ...change }),
    reset: () => set(defaultSettings),
  }
}
