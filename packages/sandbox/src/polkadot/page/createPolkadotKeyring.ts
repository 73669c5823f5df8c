import mnemonicAccounts from '../../testAccounts.json'
import { derivePolkadotKey, type PolkadotKey } from '../derivePolkadotKey'
import testAccounts from '../testAccounts.json'
import { toPublicKey } from '../toPublicKey'
import type { InjectedAccount } from './types'

export function createPolkadotKeyring(indexes: readonly number[]) {
  const accounts = indexes.map((index, position): InjectedAccount => {
    const result = testAccounts.accounts[index]
    if (result === undefined) throw new Error(`The sandbox has no account ${index}.`)
    const { address, type } = result
    return { address, name: `Account ${position + 1}`, type: type === 'ed25519' ? 'ed25519' : 'sr25519' }
  })
  const publicKeys = accounts.map(({ address }) => toPublicKey(address))
  const keys = new Map<number, Promise<PolkadotKey>>()
  return {
    accounts,
    /** Compares addresses of any prefix; returns -1 for an address of no account. */
    positionOf(address: string): number {
      const publicKey = toPublicKey(address)
      return publicKey === undefined ? -1 : publicKeys.indexOf(publicKey)
    },
    at(position: number): Promise<PolkadotKey> {
      const index = indexes[position]
      const type = accounts[position]?.type
      if (index === undefined || type === undefined) throw new Error('Unable to find keypair')
      const key = keys.get(position) ?? derivePolkadotKey(mnemonicAccounts.mnemonic, { index, type })
      keys.set(position, key)
      return key
    },
  }
}

export type PolkadotKeyring = ReturnType<typeof createPolkadotKeyring>
