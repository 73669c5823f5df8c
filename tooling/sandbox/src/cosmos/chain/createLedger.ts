import type { CoinFacts } from '../chains'
import { insufficientFunds } from './ChainError'

export interface Account {
  address: string
  accountNumber: number
  sequence: number
  publicKey: Uint8Array | undefined
}

/** Who has what, and who has sent how often. */
export function createLedger({
  denom,
  funded,
  coins,
}: {
  denom: string
  funded: ReadonlyMap<string, bigint>
  coins: readonly CoinFacts[]
}) {
  /** By address and denomination. */
  const balances: Map<string, bigint> = new Map()
  const accounts: Map<string, Account> = new Map()
  const key = (address: string, of: string) => `${address} ${of}`
  const balance = (address: string, of = denom) => balances.get(key(address, of)) ?? 0n

  /** An account begins with the first coin it gets. */
  const open = (address: string) => {
    const found = accounts.get(address)
    if (found) return found
    const account = { address, accountNumber: accounts.size, sequence: 0, publicKey: undefined }
    accounts.set(address, account)
    return account
  }
  const take = (address: string, of: string, amount: bigint): void => {
    const has = balance(address, of)
    if (has < amount) throw insufficientFunds(`spendable balance ${has}${of} is smaller than ${amount}${of}`)
    balances.set(key(address, of), has - amount)
  }
  const give = (address: string, of: string, amount: bigint): void => {
    open(address)
    balances.set(key(address, of), balance(address, of) + amount)
  }
  for (const [address, amount] of funded) {
    give(address, denom, amount)
    for (const { denom: other, funds } of coins) give(address, other, funds)
  }

  return {
    balance,
    /** All that an account has, in the order of the denominations, as the bank module lists it. */
    all: (address: string) =>
      [...balances]
        .flatMap(([id, amount]) => {
          const [owner, of = ''] = id.split(' ')
          return owner === address && amount > 0n ? [{ denom: of, amount: String(amount) }] : []
        })
        .sort((one, other) => (one.denom < other.denom ? -1 : 1)),
    supply: (of: string) =>
      [...balances].reduce((sum, [id, amount]) => (id.split(' ')[1] === of ? sum + amount : sum), 0n),
    account: (address: string) => accounts.get(address),
    take,
    give,
    /** All of it happens, or nothing. */
    atomically<T>(act: () => T) {
      const before = new Map(balances)
      try {
        return act()
      } catch (error) {
        balances.clear()
        for (const [name, amount] of before) balances.set(name, amount)
        throw error
      }
    },
  }
}
