import {
  type AdapterDefinition,
  type ChainAdapter,
  defineAdapter,
  fromRuntime,
  lazy,
  watchWhile,
} from '@foyer/core/adapter'
import type { Config } from '@wagmi/core'
import { discoverWallets } from './discover/discoverWallets.js'
import type { EvmConfigOptions, EvmOptions, EvmWalletOptions } from './options.js'
import type { Eip1193Provider } from './provider.js'
import type { RuntimeSource } from './runtime/source.js'
import type {} from './transaction.js'

export interface EvmAdapter<C extends Config = Config> extends ChainAdapter<'eip155', Eip1193Provider> {
  /**
   * The wagmi config behind the modal: the page's own where one was given, else the one Foyer makes. State is shared,
   * so wagmi's hooks and actions see what the modal does and the other way round. Loads wagmi and viem.
   */
  wagmiConfig(): Promise<C>
}

export type EvmDefinition<C extends Config = Config> = AdapterDefinition<'eip155', Eip1193Provider, EvmAdapter<C>>

/** The adapter for EVM chains. Nothing of wagmi, viem or a wallet's SDK is loaded before it is needed. */
export function evm(options?: EvmWalletOptions): EvmDefinition
/** On a wagmi config of the page's own. */
export function evm<C extends Config>(options: EvmConfigOptions<C>): EvmDefinition<C>
export function evm({ wagmiConfig: config, coinbase, safe, wallets = [] }: EvmOptions = {}): EvmDefinition {
  return defineAdapter('eip155', (host): EvmAdapter => {
    const warn = (cause: unknown) => host.log('warn', 'A part of the adapter could not be loaded', cause)
    const runtime = lazy(async () => {
      const { createRuntime } = await import('./runtime/createRuntime.js')
      return createRuntime(host, source)
    })
    const acts = fromRuntime(host, runtime)
    const source: RuntimeSource = config
      ? { config }
      : { discovery: discoverWallets(host, { wallets, coinbase, safe, onSafe: acts.preload }), coinbase }

    return {
      ...acts,
      discover(listener) {
        if (!source.config) return source.discovery.subscribe((found) => listener(found.map(({ wallet }) => wallet)))
        const { config } = source
        return watchWhile(host.signal, (signal) => {
          import('./onConfig/discoverConnectors.js')
            .then(({ discoverConnectors }) => discoverConnectors({ host, config, listener, signal }))
            .catch(warn)
        })
      },
      watchConnections: (listener) =>
        watchWhile(host.signal, (signal) => {
          runtime.loaded.then((loaded) => loaded.watchConnections(listener, signal))
          if (!config) return
          const check = (any: boolean) => any && acts.preload()
          const stop = config.subscribe(({ connections }) => connections.size > 0, check, { emitImmediately: true })
          signal.addEventListener('abort', stop, { once: true })
        }),
      async channel() {
        const { channelSupport } = await import('./channelSupport.js')
        return channelSupport(runtime.get)
      },
      ledger: async () => (await runtime.get()).ledger(),
      wagmiConfig: async () => config ?? (await runtime.get()).wagmiConfig(),
    }
  })
}
