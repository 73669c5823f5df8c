import { createEmitter } from '../../wallets/createEmitter'
import { createOwner } from '../../wallets/createOwner'
import { ProviderRpcError } from '../../wallets/errors'
import type { PolkadotContext, WalletEvents } from './context'
import { createInjected } from './createInjected'
import { createKeys } from './createKeys'
import type { Injected, InjectedProvider, PolkadotPageWallet, PolkadotWalletOptions } from './types'

const REJECTED = 4001

/** A Polkadot wallet with real keys. Works in a page and, without a panel, in Node. */
export function createPolkadotWallet(options: PolkadotWalletOptions): PolkadotPageWallet {
  const { connects = false } = options
  const owner = createOwner({ ...options, setup: options }, { initial: (common) => common, chain: () => 'Polkadot' })
  const { id, name } = owner
  const emitter = createEmitter<WalletEvents>()
  owner.watch(
    () => owner.visible().join(),
    () => emitter.emit('change', undefined),
  )
  const version = '1.0.0'
  const context: PolkadotContext = {
    ...owner,
    version,
    keys: createKeys(owner.accountIndexes),
    emitter,
    inWords: (method, params, refusal, act) =>
      owner.record(method, params, act, (error) => {
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
  const page = (owner.target ?? {}) as { injectedWeb3?: Record<string, InjectedProvider> }
  const announcing = owner.announce(() => {
    page.injectedWeb3 ??= {}
    page.injectedWeb3[id] = provider
  })

  return {
    info: { id, name },
    provider,
    script: {
      ...owner.script,
      disconnectSite: owner.forget,
      announce: announcing.start,
      restartWorker: emitter.clear,
    },
    destroy(): void {
      announcing.stop()
      if (page.injectedWeb3?.[id] === provider) delete page.injectedWeb3[id]
      emitter.clear()
      owner.destroy()
    },
  }
}

/** `enable` or `connect`: asks once, then lets the site in again by itself, with what its owner left it. */
function enter(context: PolkadotContext, method: 'enable' | 'connect', site: string): Promise<Injected> {
  return context.inWords(method, [site], 'Rejected', async () => {
    if (context.approvals.open().includes('connect')) {
      throw new Error(`The source ${context.origin} has a pending authorization request`)
    }
    if (context.granted() === undefined) {
      await context.unlock(method)
      const addresses = context.keys.accounts.map(({ address }) => address)
      await context.askToConnect(addresses, method)
    }
    return createInjected(context)
  })
}
