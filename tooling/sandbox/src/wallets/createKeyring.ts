import type { Address, HDAccount } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import roster from '../roster.json'
import { unauthorized } from './errors'

export type Keyring = ReturnType<typeof createKeyring>

/** The wallet's accounts, in its own order. */
export function createKeyring(indexes: readonly number[]) {
  const addresses = indexes.map((index) => {
    const address = roster.addresses[index]
    if (address === undefined) throw new Error(`The sandbox has no account ${index}.`)
    return address as Address
  })
  const accounts = new Map<number, HDAccount>()
  return {
    addresses,
    /** Where an address stands, undefined when it is not ours. */
    positionOf(address: string): number | undefined {
      const position = addresses.findIndex((own) => own.toLowerCase() === address.toLowerCase())
      return position < 0 ? undefined : position
    },
    /** Derived on first use: a hundred milliseconds of hashing have no place in the load of a page. */
    account(position: number): HDAccount {
      const addressIndex = indexes[position]
      if (addressIndex === undefined) throw unauthorized()
      const account = accounts.get(addressIndex) ?? mnemonicToAccount(roster.mnemonic, { addressIndex })
      accounts.set(addressIndex, account)
      return account
    },
  }
}
