import { base58 } from '@scure/base'
import type { WalletAccount } from '@wallet-standard/base'
import root from '../../roster.json'
import { deriveKey, type Key } from '../deriveKey'
import roster from '../roster.json'

const CHAINS = ['solana:mainnet', 'solana:devnet', 'solana:testnet'] as const

/** The wallet's accounts, in its own order. */
export function createKeys(indexes: readonly number[], features: readonly `${string}:${string}`[]) {
  const keys = new Map<number, Promise<Key>>()
  const accounts = indexes.map((index, position): WalletAccount => {
    const address = roster.addresses[index]
    if (address === undefined) throw new Error(`The sandbox has no Solana account ${index}.`)
    const publicKey = base58.decode(address)
    return Object.freeze({ address, publicKey, chains: CHAINS, features, label: `Account ${position + 1}` })
  })
  return {
    chains: CHAINS,
    accounts,
    positionOf: (address: string) => accounts.findIndex((each) => each.address === address),
    /** Derived on first use: a hundred milliseconds of hashing have no place in the load of a page. */
    at(position: number): Promise<Key> {
      const key = keys.get(position) ?? deriveKey(root.mnemonic, indexes[position] ?? 0)
      keys.set(position, key)
      return key
    },
  }
}
