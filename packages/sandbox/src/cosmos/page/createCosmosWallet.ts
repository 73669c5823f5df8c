import root from '../../testAccounts.json'
import { createScriptedWallet } from '../../wallet/createScriptedWallet'
import { COSMOS_CHAINS } from '../chains'
import { deriveCosmosKey } from '../keys/deriveCosmosKey'
import testAccounts from '../testAccounts.json'
import type { CosmosContext, SavedCosmosState } from './context'
import { createCosmosSession } from './createCosmosSession'
import { createKeplrProvider } from './createKeplrProvider'
import type { CosmosWalletOptions, CosmosWalletScript, CosmosWalletStyle, KeplrProvider } from './types'

export interface CosmosWalletInfo {
  readonly id: string
  readonly name: string
  readonly icon: string
  readonly keystoreEvent: string
}

export interface CosmosWallet {
  readonly info: CosmosWalletInfo
  readonly provider: KeplrProvider
  readonly script: CosmosWalletScript
  /** Stops timers and listeners, removes the panel, and rejects open requests with 4900. Saved state stays. */
  destroy(): void
}

/** Creates a Cosmos wallet with real keys. Without a panel it runs in Node, too. */
export function createCosmosWallet(options: CosmosWalletOptions): CosmosWallet {
  const { style = 'keplr', isLedger = false } = options
  const { chains = Object.values(COSMOS_CHAINS).map(({ chainId }) => chainId) } = options
  const scriptedWallet = createScriptedWallet<SavedCosmosState>(
    { ...options, setup: options },
    { initial: (common) => ({ ...common, suggested: [], permitted: {} }), chain: () => 'Cosmos' },
  )
  const { id, name, accountIndexes, target, script } = scriptedWallet
  const keystoreEvent = `${style}_keystorechange`
  const changed = () => void target?.dispatchEvent(new Event(keystoreEvent))
  scriptedWallet.watch(() => String(scriptedWallet.state().selected), changed)
  // Keplr and Leap emit the keystore event when the user unlocks, too.
  scriptedWallet.watch(
    () => String(scriptedWallet.state().locked),
    () => scriptedWallet.state().locked || changed(),
  )
  const session = createCosmosSession(scriptedWallet, chains)
  const keys = new Map<number, ReturnType<typeof deriveCosmosKey>>()
  const context: CosmosContext = {
    ...scriptedWallet,
    ...{ style, isLedger, session, connecting: undefined },
    addresses: accountIndexes.map((index) => testAccounts.addresses[index] ?? ''),
    key() {
      const index = accountIndexes[scriptedWallet.state().selected] ?? 0
      const key = keys.get(index) ?? deriveCosmosKey(root.mnemonic, index)
      keys.set(index, key)
      return key
    },
  }
  const provider = createKeplrProvider(context)
  const page = (target ?? {}) as Partial<Record<CosmosWalletStyle, KeplrProvider>>
  const announcing = scriptedWallet.announce(() => {
    page[style] = provider
  })

  return {
    info: { id, name, icon: scriptedWallet.iconUri, keystoreEvent },
    provider,
    script: {
      ...script,
      switchAccount: (position) => script.switchAccount(position),
      disconnectSite() {
        session.revoke()
        // Keplr emits no event when the user disconnects an app.
        if (style === 'leap') changed()
      },
      announce: announcing.start,
    },
    destroy(): void {
      announcing.stop()
      if (page[style] === provider) delete page[style]
      scriptedWallet.destroy()
    },
  }
}
