import { base58 } from '@scure/base'
import type { WalletAccount } from '@wallet-standard/base'
import root from '../../testAccounts.json'
import { deriveSolanaKey, type SolanaKey } from '../deriveSolanaKey'
import testAccounts from '../testAccounts.json'

const CHAINS = ['solana:mainnet', 'solana:devnet', 'solana:testnet'] as const

export function createSolanaKeyring(indexes: readonly number[], features: readonly `${string}:${string}`[]) {
  const keys = new Map<number, Promise<SolanaKey>>()
  const accounts = indexes.map((index, position): WalletAccount => {
    const address = testAccounts.addresses[index]
    if (address === undefined) throw new Error(`The sandbox has no Solana account ${index}.`)
    const publicKey = base58.decode(address)
    return Object.freeze({ address, publicKey, chains: CHAINS, features, label: `Account ${position + 1}` })
  })
  return {
    chains: CHAINS,
    accounts,
    positionOf: (address: string) => accounts.findIndex((each) => each.address === address),
    at(position: number): Promise<SolanaKey> {
      const key = keys.get(position) ?? deriveSolanaKey(root.mnemonic, indexes[position] ?? 0)
      keys.set(position, key)
      return key
    },
  }
}
