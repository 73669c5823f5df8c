import { BITCOIN_WALLETS } from '../bitcoin/wallets'
import { readTestAccounts } from '../readTestAccounts'
import type { LogOptions, RunningNodes } from '../types'
import type { SandboxChain, SandboxWallet } from './types'

interface StartedChain extends RunningNodes {
  readonly wallets?: Readonly<Record<string, WalletFacts>>
}

type WalletFacts = { readonly name: string; readonly addresses: readonly string[] } & (
  | { readonly id: string }
  | { readonly rdns: string }
)

// Loads the code of a chain when it starts: that of Polkadot alone takes a second.
const STARTS: Readonly<Record<SandboxChain, (options: LogOptions) => Promise<StartedChain>>> = {
  evm: async (options) => (await import('../evm/startEvm')).startEvm(options),
  solana: async (options) => (await import('../solana/startSolana')).startSolana(options),
  bitcoin: async (options) => {
    const nodes = await (await import('../bitcoin/startBitcoin')).startBitcoin(options)
    return { ...nodes, wallets: await describeBitcoinWallets() }
  },
  polkadot: async (options) => (await import('../polkadot/startPolkadot')).startPolkadot(options),
  cosmos: async (options) => (await import('../cosmos/startCosmos')).startCosmos(options),
}

export const SANDBOX_CHAINS: readonly SandboxChain[] = ['evm', 'solana', 'bitcoin', 'polkadot', 'cosmos']

/** Starts a chain with its wallets. */
export async function startChain(chain: SandboxChain, options: LogOptions) {
  const { wallets = {}, ...nodes } = await STARTS[chain](options)
  const described = Object.entries(wallets).map(([key, wallet]): [string, SandboxWallet] => {
    const { name, addresses } = wallet
    return [key, { name, id: 'id' in wallet ? wallet.id : wallet.rdns, chain, addresses }]
  })
  return { ...nodes, wallets: Object.fromEntries(described) }
}

async function describeBitcoinWallets() {
  const [{ mnemonic }, { createBitcoinDeriver }, { BITCOIN_MAINNET }] = await Promise.all([
    readTestAccounts(),
    import('../bitcoin/keys/createBitcoinDeriver'),
    import('../bitcoin/networks'),
  ])
  const derive = createBitcoinDeriver(mnemonic)
  return Object.fromEntries(
    Object.entries(BITCOIN_WALLETS).map(([key, { id, name, accountIndexes }]) => [
      key,
      { id, name, addresses: accountIndexes.map((index) => derive(index, BITCOIN_MAINNET).payment.address) },
    ]),
  )
}
