import type { PageSetup } from '../../wallets/scriptTypes'
import type { LoadRpcUrls, RpcUrls } from '../../wallets/types'
import type { BitcoinPageWallet, BitcoinWalletOptions } from '../types'
import { createFerrow } from './createFerrow'
import { createSaltmarsh } from './createSaltmarsh'
import { createUnisat } from './createUnisat'
import { FERROW_ICON, SALTMARSH_ICON, UNISAT_ICON } from './icons'

export const SALTMARSH = 'sandbox.foyer.saltmarsh'

/** One of each family: Wallet Standard, sats-connect, and what UniSat began. By id. */
export function installBitcoinWallets(
  rpcUrls: RpcUrls | LoadRpcUrls,
  setup: PageSetup = {},
): Readonly<Record<string, BitcoinPageWallet>> {
  const { wallets = {}, ...forAll } = setup
  const install = (
    create: (options: BitcoinWalletOptions) => BitcoinPageWallet,
    facts: Pick<BitcoinWalletOptions, 'id' | 'name' | 'icon' | 'accent' | 'accountIndexes'>,
  ): readonly [string, BitcoinPageWallet] => {
    const own = { ...forAll, ...wallets[facts.id] }
    return [facts.id, create({ panel: 'shadow', ...own, ...facts, rpcUrls, setup: own })]
  }
  return Object.fromEntries([
    install(createSaltmarsh, {
      id: SALTMARSH,
      name: 'Saltmarsh',
      icon: SALTMARSH_ICON,
      accent: '#2f6e62',
      accountIndexes: [0, 1],
    }),
    install(createFerrow, {
      id: 'sandbox.foyer.ferrow',
      name: 'Ferrow',
      icon: FERROW_ICON,
      accent: '#8a4a22',
      accountIndexes: [2, 3],
    }),
    install(createUnisat, {
      id: 'sandbox.foyer.unisat',
      name: 'UniSat',
      icon: UNISAT_ICON,
      accent: '#9a5a12',
      accountIndexes: [4, 5],
    }),
  ])
}
