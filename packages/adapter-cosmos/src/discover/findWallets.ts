import { type AdapterHost, toImageUrl, type Wallet } from '@foyer/core/adapter'
import type { KeplrWallet } from '../keplr.js'
import type { CosmosWallet } from '../options.js'

/** A wallet and the way to it. */
export interface FoundWallet {
  readonly wallet: Wallet
  readonly provider: KeplrWallet | (() => KeplrWallet | Promise<KeplrWallet>)
  /** The event of `window` that tells of another key. */
  readonly keystoreEvent: string | undefined
}

/**
 * Where wallets sit in a page. They have no way to announce themselves, so the names are ours: those under which they
 * announce themselves on EVM, which makes one row of both.
 */
const GLOBALS = [
  ['keplr', 'app.keplr', 'Keplr', 'keplr'],
  ['leap', 'io.leapwallet.LeapWallet', 'Leap Wallet', 'leap'],
  ['cosmostation.providers.keplr', 'io.cosmostation', 'Cosmostation Wallet', 'cosmostation'],
  ['okxwallet.keplr', 'com.okex.wallet', 'OKX Wallet', 'keplr'],
] as const

/** Everything that can be connected in this browser, as it is now. */
export function findWallets(host: AdapterHost<'cosmos'>, own: readonly CosmosWallet[]): readonly FoundWallet[] {
  const found = host.flags.enableInjected && typeof window !== 'undefined' ? GLOBALS.flatMap(readGlobal) : []
  return [
    // Some also sit at `window.keplr`: then they are what the later name says.
    ...found.filter(({ provider }, at) => !found.slice(at + 1).some((each) => each.provider === provider)),
    ...own.map(
      ({ id, name, icon, rdns, provider, keystoreEvent }): FoundWallet => ({
        wallet: { id, name, type: 'EXTERNAL', imageUrl: toImageUrl(icon), info: { rdns } },
        provider,
        keystoreEvent,
      }),
    ),
  ]
}

function readGlobal([path, id, name, events]: (typeof GLOBALS)[number]): FoundWallet[] {
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
    // Whatever sits there throws when it is looked at.
    return []
  }
}

function isKeplr(provider: Partial<KeplrWallet> | undefined): provider is KeplrWallet {
  return typeof provider?.enable === 'function' && typeof provider.getKey === 'function'
}
