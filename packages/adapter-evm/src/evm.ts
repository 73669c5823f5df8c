import type { AdapterDefinition, ChainAdapter } from '@foyer/core/adapter'
import { createLazyValue, defineAdapter, delegateToRuntime, startWithSignal } from '@foyer/core/internal/page'
import type { Config } from '@wagmi/core'
import { discoverWallets } from './discover/discoverWallets.js'
import type { EvmConfigOptions, EvmOptions, EvmWalletOptions } from './options.js'
import type { Eip1193Provider } from './provider.js'
import type { RuntimeOptions } from './runtime/createRuntime.js'
import type {} from './transaction.js'

export interface EvmAdapter<C extends Config = Config> extends ChainAdapter<'eip155', Eip1193Provider> {
  /**
   * Returns the modal's wagmi config, the app's own or Foyer's, for wagmi's hooks and actions. Loads wagmi and viem.
   */
  wagmiConfig(): Promise<C>
}

export type EvmAdapterDefinition<C extends Config = Config> = AdapterDefinition<
  'eip155',
  Eip1193Provider,
  EvmAdapter<C>
>

/** Creates the adapter for EVM chains. */
export function evm(options?: EvmWalletOptions): EvmAdapterDefinition
/** Creates the adapter for EVM chains on the app's own wagmi config. */
export function evm<C extends Config>(options: EvmConfigOptions<C>): EvmAdapterDefinition<C>
export function evm({ wagmiConfig: config, coinbase, safe, wallets = [] }: EvmOptions = {}): EvmAdapterDefinition {
  return defineAdapter('eip155', (adapterContext): EvmAdapter => {
    const warn = (cause: unknown) => adapterContext.log('warn', 'Could not load a chunk of the EVM adapter', cause)
    const runtime = createLazyValue(async () => {
      const { createRuntime } = await import('./runtime/createRuntime.js')
      return createRuntime(adapterContext, source)
    })
    const methods = delegateToRuntime(adapterContext, runtime)
    const source: RuntimeOptions = config
      ? { config }
      : { discovery: discoverWallets(adapterContext, { wallets, coinbase, safe, onSafe: methods.preload }), coinbase }

    return {
      ...methods,
      hasOwnNodes: !config,
      discover(listener) {
        if (!source.config) return source.discovery.subscribe((result) => listener(result.map(({ wallet }) => wallet)))
        const { config } = source
        return startWithSignal(adapterContext.signal, (signal) => {
          import('./onConfig/discoverConnectors.js')
            .then(({ discoverConnectors }) => discoverConnectors({ adapterContext, config, listener, signal }))
            .catch(warn)
        })
      },
      watchConnections: (listener) =>
        startWithSignal(adapterContext.signal, (signal) => {
          runtime.loaded.then((loaded) => loaded.watchConnections(listener, signal))
          if (!config) return
          const check = (any: boolean) => any && methods.preload()
          const stop = config.subscribe(({ connections }) => connections.size > 0, check, { emitImmediately: true })
          signal.addEventListener('abort', stop, { once: true })
        }),
      async channel() {
        const { getChannelSupport } = await import('./runtime/channel/getChannelSupport.js')
        return getChannelSupport(runtime.get)
      },
      chainReader: async () => (await runtime.get()).chainReader(),
      wagmiConfig: async () => config ?? (await runtime.get()).wagmiConfig(),
    }
  })
}
