import { createWalletStandardBitcoinWallet } from '../bitcoin/page/createWalletStandardBitcoinWallet'
import { createEvmWallet } from '../evm/page/createEvmWallet'
import { createSolanaWallet } from '../solana/page/createSolanaWallet'
import { createGradientIcon } from '../wallet/icons'
import type { PageSetup } from '../wallet/scriptTypes'
import type { LoadRpcUrls, RpcUrls } from '../wallet/types'

export const ARCHWAY_ID = 'sandbox.foyer.archway'

const shared = {
  name: 'Archway',
  icon: createGradientIcon('#7B5BE8', '#3B2AA0', [
    ['path', { fill: '#fff', d: 'M9 31V20a11 11 0 0 1 22 0v11h-6V20a5 5 0 0 0-10 0v11Z' }],
    ['rect', { x: '7', y: '31', width: '26', height: '2.4', rx: '1.2', fill: '#fff' }],
  ]),
  accent: '#4a37b8',
} as const

/** Installs one wallet for EVM, Solana and Bitcoin, announced under one name by each namespace's standard. */
export function installMultichainWallet(rpcUrls: RpcUrls | LoadRpcUrls, setup: PageSetup = {}) {
  const { wallets = {}, ...forAll } = setup
  const own = { panel: 'shadow', ...forAll, ...wallets[ARCHWAY_ID] } as const
  const [solana, bitcoin] = [`${ARCHWAY_ID}.solana`, `${ARCHWAY_ID}.bitcoin`] as const
  const parts = { ...shared, rpcUrls }
  const { mode, delay, next, locked } = own
  const requested = Object.fromEntries(
    Object.entries({ mode, delay, next, locked }).filter(([, value]) => value !== undefined),
  )
  return {
    [ARCHWAY_ID]: createEvmWallet({ ...own, ...parts, rdns: ARCHWAY_ID, accountIndexes: [0, 1], setup: own }),
    [solana]: createSolanaWallet({ panel: 'shadow', ...requested, ...parts, id: solana, accountIndexes: [0, 1] }),
    [bitcoin]: createWalletStandardBitcoinWallet({
      panel: 'shadow',
      ...parts,
      id: bitcoin,
      accountIndexes: [0, 1],
      setup: own,
    }),
  }
}
