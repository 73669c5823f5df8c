import type { PageSetup } from '../../wallet/scriptTypes'
import type { LoadRpcUrls, RpcUrls } from '../../wallet/types'
import type { BitcoinPageWallet, BitcoinWalletOptions } from '../types'
import { BITCOIN_WALLETS } from '../wallets'
import { createSatsConnectWallet } from './createSatsConnectWallet'
import { createUnisatWallet } from './createUnisatWallet'
import { createWalletStandardBitcoinWallet } from './createWalletStandardBitcoinWallet'
import { FERROW_ICON, SALTMARSH_ICON, UNISAT_ICON } from './icons'

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
      ...BITCOIN_WALLETS.saltmarsh,
      icon: SALTMARSH_ICON,
      accent: '#2f6e62',
    }),
    install(createSatsConnectWallet, {
      ...BITCOIN_WALLETS.ferrow,
      icon: FERROW_ICON,
      accent: '#8a4a22',
    }),
    install(createUnisatWallet, {
      ...BITCOIN_WALLETS.unisat,
      icon: UNISAT_ICON,
      accent: '#9a5a12',
    }),
  ])
}
