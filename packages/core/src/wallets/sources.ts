import { atom, computed } from 'nanostores'
import { ModalError } from '../errors/ModalError.js'
import type { WalletSource } from '../feature/walletSource.js'
import type { BaseContext, ModalContext } from '../modal/context.js'
import type { Namespace, PerNamespace } from '../types/caip.js'
import type { Connector, Wallet } from '../types/wallet.js'
import { sanitizeName } from '../utils/sanitizeText.js'
import { sanitizeWallets } from './sanitizeWallets.js'

export function getWalletSource({ sources, browser }: ModalContext, walletId: string): WalletSource {
  const owner = sources.find((source) =>
    Object.values(source.$wallets.get()).some((wallets) => wallets.some(({ id }) => id === walletId)),
  )
  return owner ?? browser
}

export interface OfferedWalletSource {
  readonly source: WalletSource
  readonly wallet: Connector
}

export function findWalletAppSource(context: ModalContext, namespace?: Namespace): OfferedWalletSource | undefined {
  for (const source of context.sources) {
    if (!source.reaches) continue
    const offered = Object.entries(source.$wallets.get())
    for (const [offeredIn, [wallet]] of offered) {
      if (!wallet || (namespace !== undefined && offeredIn !== namespace)) continue
      return { source, wallet: { ...wallet, chain: offeredIn } }
    }
  }
  return undefined
}

export function findWalletToAddNamespace(context: ModalContext, namespace: Namespace): Connector | undefined {
  const { connections, connectors } = context.stores
  for (const source of context.sources) {
    if (source.reconnectMode !== 'add-namespace') continue
    for (const { id } of source.$wallets.get()[namespace] ?? []) {
      const isLive = connections.namespaces().some((each) => connections.live(each, id))
      const [wallet] = connectors.find(id, namespace)
      if (isLive && wallet) return wallet
    }
  }
  return undefined
}

export function createBrowserWalletSource({
  adapters,
  log,
  options,
  stores,
}: Pick<BaseContext, 'adapters' | 'log' | 'options' | 'stores'>): WalletSource {
  return {
    id: 'browser',
    method: () => 'browser',
    $wallets: wantedOf({ options, stores, log }),
    async connect({ wallet, ...request }) {
      const { chain: namespace, id: walletId } = wallet
      const adapter = adapters.get(namespace)
      if (!adapter) throw new ModalError('CHAIN_ADAPTER_NOT_FOUND', { context: { namespace } })
      return [{ namespace, wallet, connection: await adapter.connect({ walletId, ...request }) }]
    },
  }
}

function wantedOf({ options, stores, log }: Pick<BaseContext, 'options' | 'stores' | 'log'>) {
  if (!options.features.wallets) return atom<PerNamespace<readonly Wallet[]>>({})
  const seen = new WeakMap<Wallet, Wallet>()
  // One warning per adapter and fault: any script in the page can announce malformed wallets.
  const warned = new Set<string>()
  return computed(stores.$discovered, (found) =>
    Object.fromEntries(
      Object.entries(found).map(([namespace, wallets]) => [
        namespace,
        sanitizeWallets(wallets, {
          namespace,
          seen,
          onFault(fault, { id }) {
            const key = `${namespace} ${fault}`
            if (!warned.has(key))
              log('warn', `[${namespace}] The wallet "${sanitizeName(id)}" is not listed: it ${fault}`)
            warned.add(key)
          },
        }).filter((wallet) => isWanted(options, wallet)),
      ]),
    ),
  )
}

function isWanted({ includeWalletIds, excludeWalletIds }: BaseContext['options'], wallet: Wallet): boolean {
  const isNamed = (ids: readonly string[]) =>
    ids.some((id) => [wallet.id, wallet.info?.rdns, wallet.explorerId].includes(id))
  if (excludeWalletIds && isNamed(excludeWalletIds)) return false
  // `includeWalletIds` usually has ids of the directory, which installed wallets do not know: a wallet that announces
  // itself is always listed.
  return !includeWalletIds?.length || wallet.type === 'ANNOUNCED' || isNamed(includeWalletIds)
}
