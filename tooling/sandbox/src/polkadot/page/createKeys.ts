import mnemonicRoster from '../../roster.json'
import { deriveKey, type Key } from '../deriveKey'
import roster from '../roster.json'
import { toPublicKey } from '../toPublicKey'
import type { InjectedAccount } from './types'

/** The wallet's accounts, in its own order. */
export function createKeys(indexes: readonly number[]) {
  const accounts = indexes.map((index, position): InjectedAccount => {
    const found = roster.accounts[index]
    if (found === undefined) throw new Error(`The sandbox has no account ${index}.`)
    const { address, type } = found
    return { address, name: `Account ${position + 1}`, type: type === 'ed25519' ? 'ed25519' : 'sr25519' }
  })
  const publicKeys = accounts.map(({ address }) => toPublicKey(address))
  const keys = new Map<number, Promise<Key>>()
  return {
    accounts,
    /** Where an address of any prefix stands, -1 when it is not ours. */
    positionOf(address: string): number {
      const publicKey = toPublicKey(address)
      return publicKey === undefined ? -1 : publicKeys.indexOf(publicKey)
    },
    /** Derived on first use: a hundred milliseconds of hashing have no place in the load of a page. */
    at(position: number): Promise<Key> {
      const index = indexes[position]
      const type = accounts[position]?.type
      if (index === undefined || type === undefined) throw new Error('Unable to find keypair')
      const key = keys.get(position) ?? deriveKey(mnemonicRoster.mnemonic, { index, type })
      keys.set(position, key)
      return key
    },
  }
}

export type Keys = ReturnType<typeof createKeys>
