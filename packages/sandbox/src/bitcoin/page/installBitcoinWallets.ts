import type { PageSetup } from '../../wallet/scriptTypes'
import type { LoadRpcUrls, RpcUrls } from '../../wallet/types'
import type { BitcoinPageWallet, BitcoinWalletOptions } from '../types'
import { createSatsConnectWallet } from './createSatsConnectWallet'
import { createUnisatWallet } from './createUnisatWallet'
import { createWalletStandardBitcoinWallet } from './createWalletStandardBitcoinWallet'
import { FERROW_ICON, SALTMARSH_ICON, UNISAT_ICON } from './icons'

export const SALTMARSH_ID = 'sandbox.foyer.saltmarsh'

/** Installs a Wallet Standard, a sats-connect and a UniSat wallet in a page. */
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
    install(createWalletStandardBitcoinWallet, {
      id: SALTMARSH_ID,
      name: 'Saltmarsh',
      icon: SALTMARSH_ICON,
      accent: '#2f6e62',
      accountIndexes: [0, 1],
    }),
    install(createSatsConnectWallet, {
      id: 'sandbox.foyer.ferrow',
      name: 'Ferrow',
      icon: FERROW_ICON,
      accent: '#8a4a22',
      accountIndexes: [2, 3],
    }),
    install(createUnisatWallet, {
      id: 'sandbox.foyer.unisat',
      name: 'UniSat',
      icon: UNISAT_ICON,
      accent: '#9a5a12',
      accountIndexes: [4, 5],
    }),
  ])
}
