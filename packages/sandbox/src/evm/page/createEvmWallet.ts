import { createEmitter } from '../../wallet/createEmitter'
import { createScriptedWallet } from '../../wallet/createScriptedWallet'
import type { EvmPageWallet, EvmPageWalletOptions } from '../../wallet/types'
import { announceWallet } from './announceWallet'
import type { EvmContext, SavedEvmState } from './context'
import { createEvmProvider } from './createEvmProvider'
import { createEvmSession, type EvmSessionEvents } from './createEvmSession'
import { createEvmWalletScript } from './createEvmWalletScript'
import { createKeyring } from './createKeyring'
import { createTaskQueue } from './createTaskQueue'
import { createWalletChains } from './createWalletChains'
import { describeChain } from './describeChain'
import { setLegacyProvider } from './setLegacyProvider'

const CHAINS = [1, 8453, 10]

/** Creates an EVM wallet with real keys. Without a panel it runs in Node, too. */
export function createEvmWallet(options: EvmPageWalletOptions): EvmPageWallet {
  const { name, rdns, rpcUrls, knownChains = CHAINS, extras = [], manner } = options
  const chainId = options.chainId ?? knownChains[0] ?? 1
  const scriptedWallet = createScriptedWallet<SavedEvmState>(
    { ...options, id: rdns },
    {
      initial: (common) => ({ ...common, chainId, added: [] }),
      chain: ({ chainId: current, added }) => describeChain(current, added).name,
    },
  )
  const { target } = scriptedWallet
  const keyring = createKeyring(scriptedWallet.accountIndexes)
  const emitter = createEmitter<EvmSessionEvents>()
  const session = createEvmSession({ scriptedWallet, keyring, emitter })
  const chains = createWalletChains({ scriptedWallet, known: knownChains, rpcUrls })
  const context: EvmContext = {
    ...scriptedWallet,
    keyring,
    chains,
    session,
    sending: createTaskQueue(),
    extras,
    manner,
  }

  const provider = createEvmProvider(context, emitter)
  const info = Object.freeze({ uuid: crypto.randomUUID(), name, icon: scriptedWallet.iconUri, rdns })
  const announcing = target && announceWallet(target, options.announce ?? 'now', { info, provider })
  const script = createEvmWalletScript({ context, emitter, announce: () => announcing?.start() })
  const unset = target && options.legacy ? setLegacyProvider(target, provider) : undefined
  // Emits `connect` in a microtask, so that the caller can add listeners first.
  queueMicrotask(() => emitter.emit('connect', { chainId: session.chainIdHex() }))

  return {
    info,
    provider,
    script,
    destroy(): void {
      announcing?.stop()
      unset?.()
      emitter.clear()
      session.setOnline(false)
      scriptedWallet.destroy()
    },
  }
}
