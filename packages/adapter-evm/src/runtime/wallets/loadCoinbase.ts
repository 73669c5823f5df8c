import type { ProviderInterface } from '@coinbase/wallet-sdk'
import { toImportError } from '@foyer/core/adapter'
import type { WalletSource } from './source.js'
import type { SourceParameters } from './toSource.js'

/** Coinbase's app and smart wallet. Imports the SDK, an optional peer, when the user picks it or had picked it on an earlier visit. */
export function loadCoinbase({ host, config, coinbase }: SourceParameters): Pick<WalletSource, 'load' | 'leave'> {
  const { preference = 'all' } = typeof coinbase === 'object' ? coinbase : {}
  let provider: ProviderInterface | undefined
  return {
    async load() {
      const { createCoinbaseWalletSDK } = await loadSdk()
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

const NAME = '@coinbase/wallet-sdk'

/** Loads the optional peer. Throws `PACKAGE_MISSING` where the site has not installed it. */
async function loadSdk(): Promise<typeof import('@coinbase/wallet-sdk')> {
  // `try` around `import()` itself: bundlers then warn of a package that is absent, and do not fail.
  try {
    const sdk = await import('@coinbase/wallet-sdk')
    // In builds for production Vite puts an empty module in the place of an optional peer that is absent.
    if ('createCoinbaseWalletSDK' in sdk) return sdk
  } catch (cause) {
    throw toImportError(NAME, cause)
  }
  throw toImportError(NAME)
}
