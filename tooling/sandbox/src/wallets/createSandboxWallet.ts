import { announceWallet } from './announceWallet'
import type { SavedState, WalletContext } from './context'
import { createChains } from './createChains'
import { createEmitter } from './createEmitter'
import { createKeyring } from './createKeyring'
import { createLine } from './createLine'
import { createOwner } from './createOwner'
import { createProvider } from './createProvider'
import { createScript } from './createScript'
import { createSession, type SessionEvents } from './createSession'
import { describeChain } from './describeChain'
import { setLegacyProvider } from './setLegacyProvider'
import type { SandboxWallet, SandboxWalletOptions } from './types'

const CHAINS = [1, 8453, 10]

/** A wallet with real keys. Works in a page and, without a panel, in Node. */
export function createSandboxWallet(options: SandboxWalletOptions): SandboxWallet {
  const { name, rdns, rpcUrls, knownChains = CHAINS, extras = [], manner } = options
  const chainId = options.chainId ?? knownChains[0] ?? 1
  const owner = createOwner<SavedState>(
    { ...options, id: rdns },
    {
      initial: (common) => ({ ...common, chainId, added: [] }),
      chain: ({ chainId: current, added }) => describeChain(current, added).name,
    },
  )
  const { target } = owner
  const keyring = createKeyring(owner.accountIndexes)
  const emitter = createEmitter<SessionEvents>()
  const session = createSession({ owner, keyring, emitter })
  const chains = createChains({ owner, known: knownChains, rpcUrls })
  const context: WalletContext = { ...owner, keyring, chains, session, sending: createLine(), extras, manner }

  const provider = createProvider(context, emitter)
  const info = Object.freeze({ uuid: crypto.randomUUID(), name, icon: owner.iconUri, rdns })
  const announcing = target && announceWallet(target, options.announce ?? 'now', { info, provider })
  const script = createScript({ context, emitter, announce: () => announcing?.start() })
  const unset = target && options.legacy ? setLegacyProvider(target, provider) : undefined
  // After the caller had its chance to listen.
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
      owner.destroy()
    },
  }
}
