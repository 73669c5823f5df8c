import type { ReadableAtom } from 'nanostores'
import { atom, computed } from 'nanostores'
import type { EarlyContext } from '../context.js'
import { ModalError } from '../errors/ModalError.js'
import type { WalletSource } from '../feature/walletSource.js'
import type { PerNamespace } from '../types/caip.js'
import type { Wallet } from '../types/wallet.js'
import { screenWallets } from './screenWallets.js'

/** The adapters together: the wallets of this browser, as far as the site wants them. */
export function browserSource({
  adapters,
  options,
  stores,
}: Pick<EarlyContext, 'adapters' | 'options' | 'stores'>): WalletSource {
  return {
    id: 'browser',
    method: () => 'browser',
    $wallets: wantedOf(options, stores.$found),
    async connect({ wallet, ...request }) {
      const { chain: namespace, id: walletId } = wallet
      const adapter = adapters.get(namespace)
      if (!adapter) throw new ModalError('CHAIN_ADAPTER_NOT_FOUND', { context: { namespace } })
      return [{ namespace, wallet, connection: await adapter.connect({ walletId, ...request }) }]
    },
  }
}

function wantedOf(options: EarlyContext['options'], $found: ReadableAtom<PerNamespace<readonly Wallet[]>>) {
  if (!options.enableWallets) return atom<PerNamespace<readonly Wallet[]>>({})
  const seen = new WeakMap<Wallet, Wallet>()
  return computed($found, (found) =>
    Object.fromEntries(
      Object.entries(found).map(([namespace, wallets]) => [
        namespace,
        screenWallets(namespace, wallets, seen).filter((wallet) => isWanted(options, wallet)),
      ]),
    ),
  )
}

function isWanted({ includeWalletIds, excludeWalletIds }: EarlyContext['options'], wallet: Wallet): boolean {
  const isNamed = (ids: readonly string[]) =>
    ids.some((id) => [wallet.id, wallet.info?.rdns, wallet.explorerId].includes(id))
  if (excludeWalletIds && isNamed(excludeWalletIds)) return false
  // Directory ids cannot name every installed wallet; an include list made of them alone must not hide those.
  return !includeWalletIds?.length || wallet.type === 'ANNOUNCED' || isNamed(includeWalletIds)
}
