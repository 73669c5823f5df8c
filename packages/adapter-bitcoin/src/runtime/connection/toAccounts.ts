import type { Account, Accounts } from '@foyer/core/adapter'
import type { BitcoinAddress } from '../../provider.js'

export function toAccounts(addresses: readonly BitcoinAddress[], chosen?: string): Accounts | undefined {
  const rank = ({ address, purpose }: BitcoinAddress) => (purpose === 'payment' ? (address === chosen ? 0 : 1) : 2)
  const [first, ...others] = [...addresses].sort((one, other) => rank(one) - rank(other)).map(toAccount)
  return first && [first, ...others]
}

function toAccount({ address, purpose, publicKey }: BitcoinAddress): Account {
  return { address, type: purpose, ...(publicKey && { publicKey }) }
}
