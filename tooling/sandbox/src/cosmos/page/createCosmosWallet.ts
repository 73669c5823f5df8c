import root from '../../roster.json'
import { createOwner } from '../../wallets/createOwner'
import { CHAINS } from '../chains'
import { deriveKey } from '../keys/deriveKey'
import roster from '../roster.json'
import type { CosmosContext, SavedState } from './context'
import { createProvider } from './createProvider'
import { createSession } from './createSession'
import type { CosmosScript, CosmosWalletOptions, KeplrProvider, Style } from './types'

export interface CosmosWalletInfo {
  readonly id: string
  readonly name: string
  readonly icon: string
  /** The event of the window that tells of another key. */
  readonly keystoreEvent: string
}

export interface CosmosWallet {
  readonly info: CosmosWalletInfo
  readonly provider: KeplrProvider
  readonly script: CosmosScript
  /** Ends timers, listeners and panel; what is still open is answered with 4900. Saved state stays. */
  destroy(): void
}

/** A wallet of the Cosmos ecosystem with real keys. Works in a page and, without a panel, in Node. */
export function createCosmosWallet(options: CosmosWalletOptions): CosmosWallet {
  const { style = 'keplr', isLedger = false } = options
  const { chains = Object.values(CHAINS).map(({ chainId }) => chainId) } = options
  const owner = createOwner<SavedState>(
    { ...options, setup: options },
    { initial: (common) => ({ ...common, suggested: [], permitted: {} }), chain: () => 'Cosmos' },
  )
  const { id, name, accountIndexes, target, script } = owner
  const keystoreEvent = `${style}_keystorechange`
  const changed = () => void target?.dispatchEvent(new Event(keystoreEvent))
  owner.watch(() => String(owner.state().selected), changed)
  // Said by both when they are opened.
  owner.watch(
    () => String(owner.state().locked),
    () => owner.state().locked || changed(),
  )
  const session = createSession(owner, chains)
  const keys = new Map<number, ReturnType<typeof deriveKey>>()
  const context: CosmosContext = {
    ...owner,
    ...{ style, isLedger, session, connecting: undefined },
    addresses: accountIndexes.map((index) => roster.addresses[index] ?? ''),
    /** Derived on first use: a hundred milliseconds of hashing have no place in the load of a page. */
    key() {
      const index = accountIndexes[owner.state().selected] ?? 0
      const key = keys.get(index) ?? deriveKey(root.mnemonic, index)
      keys.set(index, key)
      return key
    },
  }
  const provider = createProvider(context)
  const page = (target ?? {}) as Partial<Record<Style, KeplrProvider>>
  const announcing = owner.announce(() => {
    page[style] = provider
  })

  return {
    info: { id, name, icon: owner.iconUri, keystoreEvent },
    provider,
    script: {
      ...script,
      switchAccount: (position) => script.switchAccount(position),
      disconnectSite() {
        session.revoke()
        // Keplr tells nobody.
        if (style === 'leap') changed()
      },
      announce: announcing.start,
    },
    destroy(): void {
      announcing.stop()
      if (page[style] === provider) delete page[style]
      owner.destroy()
    },
  }
}
