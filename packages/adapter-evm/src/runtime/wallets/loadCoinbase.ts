import type { ProviderInterface } from '@coinbase/wallet-sdk'
import type { WalletSource } from './source.js'
import type { SourceParameters } from './toSource.js'

/** Coinbase's app and smart wallet. The SDK is imported when the visitor picks it, or had picked it on an earlier visit. */
export function loadCoinbase({ host, config, coinbase }: SourceParameters): Pick<WalletSource, 'load' | 'leave'> {
  const { preference = 'all' } = typeof coinbase === 'object' ? coinbase : {}
  let provider: ProviderInterface | undefined
  return {
    async load() {
      const { createCoinbaseWalletSDK } = await import('@coinbase/wallet-sdk')
      const sdk = createCoinbaseWalletSDK({
        appName: host.metadata.name,
        appLogoUrl: host.metadata.icons[0] ?? null,
        appChainIds: config.chains.map(({ id }) => id),
        preference: { options: preference },
      })
      provider = sdk.getProvider()
      return provider
    },
    leave: async () => provider?.disconnect(),
  }
}
