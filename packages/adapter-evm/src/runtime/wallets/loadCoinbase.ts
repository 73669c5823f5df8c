import type { ProviderInterface } from '@coinbase/wallet-sdk'
import {
  type AdapterContext,
  isIsolatedFromPopups,
  ModalError,
  OPENER_POLICY_HINT,
  toModuleLoadError,
} from '@foyer/core/adapter'
import type { ConnectorSource, ToConnectorSourceParameters } from './toConnectorSource.js'

export function loadCoinbase({
  adapterContext,
  config,
  coinbase,
}: ToConnectorSourceParameters): Pick<ConnectorSource, 'load' | 'disconnect'> {
  const { preference = 'all' } = typeof coinbase === 'object' ? coinbase : {}
  let provider: ProviderInterface | undefined
  return {
    async load() {
      const { createCoinbaseWalletSDK } = await loadSdk()
      for (const url of SDK_URLS) adapterContext.noteRequest(url, 'walletLibrary')
      const sdk = createCoinbaseWalletSDK({
        appName: adapterContext.metadata.name,
        appLogoUrl: adapterContext.metadata.icons[0] ?? null,
        appChainIds: config.chains.map(({ id }) => id),
        preference: { options: preference },
      })
      provider = guardWindow(sdk.getProvider(), adapterContext)
      return provider
    },
    disconnect: async () => provider?.disconnect(),
  }
}

/** Methods for which Coinbase's SDK opens no window. */
const SILENT = new Set(['eth_accounts', 'eth_chainId', 'eth_coinbase', 'net_version', 'wallet_getCapabilities'])

/**
 * Rejects requests if the app's opener policy (COOP) cuts off Coinbase's window, because the SDK would wait forever.
 */
function guardWindow(provider: ProviderInterface, { log }: AdapterContext<'eip155'>): ProviderInterface {
  const request = provider.request.bind(provider)
  let parted: Promise<boolean> | undefined
  const endIfParted = async (): Promise<never> => {
    parted ??= isIsolatedFromPopups().then((isParted) => {
      if (isParted) log('error', OPENER_POLICY_HINT)
      return isParted
    })
    if (await parted) throw new ModalError('OPENER_POLICY_BLOCKED')
    return new Promise(() => {})
  }
  // The check runs beside the request, because browsers open a window only shortly after a click.
  provider.request = (input) =>
    SILENT.has(input.method) ? request(input) : Promise.race([request(input), endIfParted()])
  return provider
}

// Hosts that the SDK contacts by itself (@coinbase/wallet-sdk 4.4.0, 2026-11).
const SDK_URLS = ['https://keys.coinbase.com', 'https://rpc.wallet.coinbase.com', 'https://www.walletlink.org']

const NAME = '@coinbase/wallet-sdk'

/** Loads the optional peer. Throws `PACKAGE_MISSING` if it is not installed. */
async function loadSdk(): Promise<typeof import('@coinbase/wallet-sdk')> {
  // With `try` around `import()`, bundlers warn of the missing optional package instead of failing.
  try {
    const sdk = await import('@coinbase/wallet-sdk')
    // Vite's production builds replace a missing optional peer by an empty module.
    if ('createCoinbaseWalletSDK' in sdk) return sdk
  } catch (cause) {
    throw toModuleLoadError(NAME, cause)
  }
  throw toModuleLoadError(NAME)
}
