import type { AdapterContext, Wallet } from '@foyer/core/adapter'
import { toImageUrl } from '@foyer/core/internal/page'
import type { KeplrWallet } from '../keplr.js'
import type { CosmosWallet } from '../options.js'

export interface DiscoveredWallet {
  readonly wallet: Wallet
  readonly provider: KeplrWallet | (() => KeplrWallet | Promise<KeplrWallet>)
  readonly keystoreEvent: string | undefined
}

/**
 * Path on `window`, id, name and event prefix of each wallet. The ids are those of EIP-6963, so that a wallet on
 * several chains is one row.
 */
const GLOBALS = [
  ['keplr', 'app.keplr', 'Keplr', 'keplr'],
  ['leap', 'io.leapwallet.LeapWallet', 'Leap Wallet', 'leap'],
  ['cosmostation.providers.keplr', 'io.cosmostation', 'Cosmostation Wallet', 'cosmostation'],
  ['okxwallet.keplr', 'com.okex.wallet', 'OKX Wallet', 'keplr'],
] as const

export function findWallets(
  adapterContext: AdapterContext<'cosmos'>,
  own: readonly CosmosWallet[],
): readonly DiscoveredWallet[] {
  const result = adapterContext.flags.injected && typeof window !== 'undefined' ? GLOBALS.flatMap(readGlobal) : []
  return [
    // Some wallets set `window.keplr` besides their own global, so list them by their own global.
    ...result.filter(({ provider }, at) => !result.slice(at + 1).some((each) => each.provider === provider)),
    ...own.map(
      ({ id, name, icon, rdns, provider, keystoreEvent }): DiscoveredWallet => ({
        wallet: { id, name, type: 'EXTERNAL', imageUrl: toImageUrl(icon), info: { rdns } },
        provider,
        keystoreEvent,
      }),
    ),
  ]
}

function readGlobal([path, id, name, events]: (typeof GLOBALS)[number]): DiscoveredWallet[] {
  try {
    const at = path
      .split('.')
      .reduce<unknown>((from, key) => (from as Record<string, unknown> | undefined)?.[key], window)
    const provider = at as Partial<KeplrWallet> | undefined
    if (!isKeplr(provider)) return []
    return [
      {
        wallet: { id, name, type: 'INJECTED', info: { rdns: id } },
        provider,
        keystoreEvent: `${events}_keystorechange`,
      },
    ]
  } catch {
    // Wallets whose properties throw are not listed.
    return []
  }
}

function isKeplr(provider: Partial<KeplrWallet> | undefined): provider is KeplrWallet {
  return typeof provider?.enable === 'function' && typeof provider.getKey === 'function'
}
