import { readWalletsScript } from '../pages/readWalletsScript'
import type { SandboxChain, SandboxSettings } from './types'

const BUNDLES = {
  evm: 'wallets',
  solana: 'solana',
  bitcoin: 'bitcoin',
  polkadot: 'polkadot',
  cosmos: 'cosmos',
} as const satisfies Readonly<Record<SandboxChain, string>>

/** Reads the scripts that install these wallets. */
export function readWallets(wallets: SandboxSettings['wallets']): Promise<string[]> {
  const chains = new Set(Object.values(wallets).map(({ chain }) => chain))
  return Promise.all([...chains].map((chain) => readWalletsScript(BUNDLES[chain])))
}
