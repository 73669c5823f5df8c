import type { CosmosCoin } from '../chains'
import { createInsufficientFundsError } from './CosmosSdkError'

export interface CosmosAccount {
  address: string
  accountNumber: number
  sequence: number
  publicKey: Uint8Array | undefined
}

export function createCosmosBank({
  denom,
  funded,
  coins,
}: {
  denom: string
  funded: ReadonlyMap<string, bigint>
  coins: readonly CosmosCoin[]
}) {
  // Keyed by address and denomination.
  const balances: Map<string, bigint> = new Map()
  const accounts: Map<string, CosmosAccount> = new Map()
  const key = (address: string, of: string) => `${address} ${of}`
  const balance = (address: string, of = denom) => balances.get(key(address, of)) ?? 0n

  const open = (address: string) => {
    const result = accounts.get(address)
    if (result) return result
    const account = { address, accountNumber: accounts.size, sequence: 0, publicKey: undefined }
    accounts.set(address, account)
    return account
  }
  const take = (address: string, of: string, amount: bigint): void => {
    const has = balance(address, of)
    if (has < amount) throw createInsufficientFundsError(`spendable balance ${has}${of} is smaller than ${amount}${of}`)
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
    // Runs `callback`, and restores all balances if it throws.
    atomically<T>(callback: () => T) {
      const before = new Map(balances)
      try {
        return callback()
      } catch (error) {
        balances.clear()
        for (const [name, amount] of before) balances.set(name, amount)
        throw error
      }
    },
  }
}
