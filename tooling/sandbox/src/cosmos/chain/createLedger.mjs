import { insufficientFunds } from './ChainError.mjs'

/**
 * Who has what, and who has sent how often.
 *
 * @typedef {{ address: string, accountNumber: number, sequence: number, publicKey: Uint8Array | undefined }} Account
 * @param {{
 *   denom: string,
 *   funded: ReadonlyMap<string, bigint>,
 *   coins: readonly import('../chains.mjs').CoinFacts[],
 * }} parameters
 */
export function createLedger({ denom, funded, coins }) {
  /** @type {Map<string, bigint>} by address and denomination */
  const balances = new Map()
  /** @type {Map<string, Account>} */
  const accounts = new Map()
  const key = (/** @type {string} */ address, /** @type {string} */ of) => `${address} ${of}`
  const balance = (/** @type {string} */ address, of = denom) => balances.get(key(address, of)) ?? 0n

  /** An account begins with the first coin it gets. @param {string} address */
  const open = (address) => {
    const found = accounts.get(address)
    if (found) return found
    const account = { address, accountNumber: accounts.size, sequence: 0, publicKey: undefined }
    accounts.set(address, account)
    return account
  }
  /** @type {(address: string, of: string, amount: bigint) => void} */
  const take = (address, of, amount) => {
    const has = balance(address, of)
    if (has < amount) throw insufficientFunds(`spendable balance ${has}${of} is smaller than ${amount}${of}`)
    balances.set(key(address, of), has - amount)
  }
  /** @type {(address: string, of: string, amount: bigint) => void} */
  const give = (address, of, amount) => {
    open(address)
    balances.set(key(address, of), balance(address, of) + amount)
  }
  for (const [address, amount] of funded) {
    give(address, denom, amount)
    for (const { denom: other, funds } of coins) give(address, other, funds)
  }

  return {
    balance,
    /** All that an account has, in the order of the denominations, as the bank module lists it. @param {string} address */
    all: (address) =>
      [...balances]
        .flatMap(([id, amount]) => {
          const [owner, of = ''] = id.split(' ')
          return owner === address && amount > 0n ? [{ denom: of, amount: String(amount) }] : []
        })
        .sort((one, other) => (one.denom < other.denom ? -1 : 1)),
    supply: (/** @type {string} */ of) =>
      [...balances].reduce((sum, [id, amount]) => (id.split(' ')[1] === of ? sum + amount : sum), 0n),
    account: (/** @type {string} */ address) => accounts.get(address),
    take,
    give,
    /** All of it happens, or nothing. @template T @param {() => T} act */
    atomically(act) {
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

/** @typedef {ReturnType<typeof createLedger>} Ledger */
