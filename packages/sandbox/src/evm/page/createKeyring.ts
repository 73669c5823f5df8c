import type { Address, HDAccount } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import testAccounts from '../../testAccounts.json'
import { createUnauthorizedError } from '../../wallet/errors'

export type Keyring = ReturnType<typeof createKeyring>

export function createKeyring(indexes: readonly number[]) {
  const addresses = indexes.map((index) => {
    const address = testAccounts.addresses[index]
    if (address === undefined) throw new Error(`The sandbox has no account ${index}.`)
    return address as Address
  })
  const accounts = new Map<number, HDAccount>()
  return {
    addresses,
    positionOf(address: string): number | undefined {
      const position = addresses.findIndex((own) => own.toLowerCase() === address.toLowerCase())
      return position < 0 ? undefined : position
    },
    account(position: number): HDAccount {
      const addressIndex = indexes[position]
      if (addressIndex === undefined) throw createUnauthorizedError()
      const account = accounts.get(addressIndex) ?? mnemonicToAccount(testAccounts.mnemonic, { addressIndex })
      accounts.set(addressIndex, account)
      return account
    },
  }
}
