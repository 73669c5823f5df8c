import { createSaltmarsh } from '../bitcoin/page/createSaltmarsh'
import { createSolanaWallet } from '../solana/page/createSolanaWallet'
import { createSandboxWallet } from '../wallets/createSandboxWallet'
import { icon } from '../wallets/icons'
import type { PageSetup } from '../wallets/scriptTypes'
import type { LoadRpcUrls, RpcUrls } from '../wallets/types'

/** Also its reverse domain name on EVM. */
export const ARCHWAY = 'sandbox.foyer.archway'

const shared = {
  name: 'Archway',
  icon: icon('#7B5BE8', '#3B2AA0', [
    ['path', { fill: '#fff', d: 'M9 31V20a11 11 0 0 1 22 0v11h-6V20a5 5 0 0 0-10 0v11Z' }],
    ['rect', { x: '7', y: '31', width: '26', height: '2.4', rx: '1.2', fill: '#fff' }],
  ]),
  accent: '#4a37b8',
} as const

/**
 * One wallet for several kinds of networks: it announces itself by EIP-6963, and by the Wallet Standard for Solana and for
 * Bitcoin, under one name each time. By id.
 */
export function installArchway(rpcUrls: RpcUrls | LoadRpcUrls, setup: PageSetup = {}) {
  const { wallets = {}, ...forAll } = setup
  const own = { panel: 'shadow', ...forAll, ...wallets[ARCHWAY] } as const
  const [solana, bitcoin] = [`${ARCHWAY}.solana`, `${ARCHWAY}.bitcoin`] as const
  const parts = { ...shared, rpcUrls }
  const { mode, delay, next, locked } = own
  const asked = Object.fromEntries(
    Object.entries({ mode, delay, next, locked }).filter(([, value]) => value !== undefined),
  )
  return {
    [ARCHWAY]: createSandboxWallet({ ...own, ...parts, rdns: ARCHWAY, accountIndexes: [0, 1], setup: own }),
    [solana]: createSolanaWallet({ panel: 'shadow', ...asked, ...parts, id: solana, accountIndexes: [0, 1] }),
    [bitcoin]: createSaltmarsh({ panel: 'shadow', ...parts, id: bitcoin, accountIndexes: [0, 1], setup: own }),
  }
}
