import roster from '../../roster.json'
import { createEmitter } from '../../wallets/createEmitter'
import { createStore } from '../../wallets/createStore'
import { unauthorized } from '../../wallets/errors'
import { getDefaultStorage } from '../../wallets/storage'
import { createKeys } from '../keys/createKeys.mjs'
import { MAINNET, NETWORKS } from '../networks.mjs'
import type { BitcoinAccount, BitcoinKey, BitcoinWalletOptions, CaipNetworkId } from '../types'

/** What the wallet remembers across reloads. Positions count its own accounts. */
interface SavedState {
  readonly network: CaipNetworkId
  readonly selected: number
  readonly locked: boolean
  /** Which accounts which origin may see. */
  readonly sites: Readonly<Record<string, readonly number[]>>
}

interface SessionEvents {
  /** Which accounts the site sees has changed. */
  accounts: undefined
  network: CaipNetworkId
  /** The owner threw the site out. */
  left: undefined
}

/** An address of the wallet, with its key, and the network it is for. */
export interface OwnKey {
  readonly key: BitcoinKey
  readonly position: number
  readonly caipNetworkId: CaipNetworkId
}

export type Session = ReturnType<typeof createSession>

/** What a site sees of a Bitcoin wallet, whatever face the wallet shows it. */
export function createSession(options: BitcoinWalletOptions) {
  const { accountIndexes } = options
  const origin = options.origin ?? globalThis.location?.origin ?? 'http://localhost'
  const storageKey = `foyer-sandbox:${options.id}`
  const initial: SavedState = { network: MAINNET, selected: 0, locked: options.locked ?? false, sites: {} }
  const store = createStore(options.storage ?? getDefaultStorage(), storageKey, initial)
  const emitter = createEmitter<SessionEvents>()
  const derive = createKeys(roster.mnemonic)

  const granted = () => store.get().sites[origin] ?? []
  const positions = (): readonly number[] => {
    const { selected, locked } = store.get()
    return locked ? [] : [...granted()].sort((a, b) => Number(b === selected) - Number(a === selected))
  }
  const account = (position: number, network = store.get().network): BitcoinAccount => {
    const index = accountIndexes[position]
    if (index === undefined) throw new RangeError(`This wallet has no account ${position}.`)
    return derive(index, network)
  }
  const change = (act: () => void) => {
    const before = { positions: positions().join(), network: store.get().network }
    act()
    if (store.get().network !== before.network) emitter.emit('network', store.get().network)
    if (positions().join() !== before.positions) emitter.emit('accounts', undefined)
  }
  const set = (patch: Partial<SavedState>) => change(() => store.set(patch))
  const grant = (next: readonly number[]) => set({ sites: { ...store.get().sites, [origin]: next } })

  return {
    origin,
    storageKey,
    state: store.get,
    account,
    /** All accounts of the wallet. */
    all: accountIndexes.map((_, position) => position),
    /** Which accounts the site sees, the selected one first; none while locked. */
    positions,
    granted,
    grant,
    /** The key of an address that the site may use, on whichever network. */
    keyOf(address: unknown): OwnKey {
      for (const position of granted()) {
        for (const caipNetworkId of Object.keys(NETWORKS)) {
          const { payment, ordinals } = account(position, caipNetworkId)
          const key = [payment, ordinals].find((each) => each.address === address)
          if (key) return { key, position, caipNetworkId }
        }
      }
      throw unauthorized()
    },
    select(selected: number) {
      account(selected)
      const sees = granted().length > 0 ? [...new Set([...granted(), selected])] : granted()
      set({ selected, sites: { ...store.get().sites, [origin]: sees } })
    },
    setNetwork(network: CaipNetworkId) {
      account(0, network)
      set({ network })
    },
    setLocked: (locked: boolean) => set({ locked }),
    throwOut() {
      grant([])
      emitter.emit('left', undefined)
    },
    /** Another tab wrote. */
    reload: () => change(store.reload),
    on: emitter.on,
    off: emitter.off,
    clear: emitter.clear,
  }
}
