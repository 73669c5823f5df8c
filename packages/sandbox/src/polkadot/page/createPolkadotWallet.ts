import { createEmitter } from '../../wallet/createEmitter'
import { createScriptedWallet } from '../../wallet/createScriptedWallet'
import { ProviderRpcError } from '../../wallet/errors'
import type { PolkadotContext, PolkadotWalletEvents } from './context'
import { createInjectedExtension } from './createInjectedExtension'
import { createPolkadotKeyring } from './createPolkadotKeyring'
import type { Injected, InjectedProvider, PolkadotPageWallet, PolkadotWalletOptions } from './types'

const REJECTED = 4001

/** Creates a Polkadot wallet with real keys. Without a panel it runs in Node, too. */
export function createPolkadotWallet(options: PolkadotWalletOptions): PolkadotPageWallet {
  const { connects = false } = options
  const scriptedWallet = createScriptedWallet(
    { ...options, setup: options },
    { initial: (common) => common, chain: () => 'Polkadot' },
  )
  const { id, name } = scriptedWallet
  const emitter = createEmitter<PolkadotWalletEvents>()
  scriptedWallet.watch(
    () => scriptedWallet.visible().join(),
    () => emitter.emit('change', undefined),
  )
  const version = '1.0.0'
  const context: PolkadotContext = {
    ...scriptedWallet,
    version,
    keys: createPolkadotKeyring(scriptedWallet.accountIndexes),
    emitter,
    answerRequest: (method, params, refusal, callback) =>
      scriptedWallet.record(method, params, callback, (error) => {
        const code = error instanceof ProviderRpcError ? error.code : -1
        const message = error instanceof Error ? error.message : String(error)
        return { code, error: new Error(code === REJECTED ? refusal : message) }
      }),
  }
  const provider: InjectedProvider = Object.freeze({
    version,
    ...(connects
      ? { connect: (site: string) => enter(context, 'connect', site) }
      : { enable: (site: string) => enter(context, 'enable', site) }),
  })
  const page = (scriptedWallet.target ?? {}) as { injectedWeb3?: Record<string, InjectedProvider> }
  const announcing = scriptedWallet.announce(() => {
    page.injectedWeb3 ??= {}
    page.injectedWeb3[id] = provider
  })

  return {
    info: { id, name },
    provider,
    script: {
      ...scriptedWallet.script,
      disconnectSite: scriptedWallet.forget,
      announce: announcing.start,
      restartWorker: emitter.clear,
    },
    destroy(): void {
      announcing.stop()
      if (page.injectedWeb3?.[id] === provider) delete page.injectedWeb3[id]
      emitter.clear()
      scriptedWallet.destroy()
    },
  }
}

/** Handles `enable` and `connect`. Prompts for an unknown app; a known app connects with its remaining accounts. */
function enter(context: PolkadotContext, method: 'enable' | 'connect', site: string): Promise<Injected> {
  return context.answerRequest(method, [site], 'Rejected', async () => {
    if (context.approvals.open().includes('connect')) {
      throw new Error(`The source ${context.origin} has a pending authorization request`)
    }
    if (context.granted() === undefined) {
      await context.unlock(method)
      const addresses = context.keys.accounts.map(({ address }) => address)
      await context.promptToConnect(addresses, method)
    }
    return createInjectedExtension(context)
  })
}
