/**
 * @typedef {{ nonce: number, free: bigint }} AccountState
 * @typedef {{ pallet: string, name: string, args: readonly unknown[] }} Happened an event, by its names in the description
 * @typedef {{ pallet: string, name: string } | { token: string }} Refusal why a call failed, by its names
 * @typedef {{ signer: string, to: string, value: bigint, keepAlive: boolean }} CoinTransfer
 * @typedef {CoinTransfer & { id: number }} AssetTransfer
 */

/** What a call ends with when it cannot be done. */
export class DispatchError extends Error {
  /** @param {Refusal} refusal */
  constructor(refusal) {
    super(JSON.stringify(refusal))
    this.refusal = refusal
  }
}

const token = (/** @type {string} */ name) => new DispatchError({ token: name })
const inAssets = (/** @type {string} */ name) => new DispatchError({ pallet: 'Assets', name })

/**
 * Who has how much, in coins and in assets, and the rules by which it moves: those of the pallets Balances and Assets.
 *
 * @param {import('./networks.mjs').NetworkFacts} facts
 * @param {ReadonlyMap<string, bigint>} funded free balance by public key, hex
 */
export function createLedger({ minimum, assets: given = [] }, funded) {
  /** @type {Map<string, AccountState>} */
  let accounts = new Map([...funded].map(([key, free]) => [key, { nonce: 0, free }]))
  /** @type {Map<number, Map<string, bigint>>} */
  let holdings = new Map(given.map(({ id, funds }) => [id, new Map([...funded.keys()].map((key) => [key, funds]))]))

  const account = (/** @type {string} */ key) => accounts.get(key) ?? { nonce: 0, free: 0n }
  const holding = (/** @type {number} */ id, /** @type {string} */ key) => holdings.get(id)?.get(key) ?? 0n
  const isAlive = (/** @type {string} */ key) => account(key).free > 0n
  const setFree = (/** @type {string} */ key, /** @type {bigint} */ free) =>
    void accounts.set(key, { ...account(key), free })

  return {
    assets: given,
    account,
    holding,
    /** @param {string} key @param {{ nonce: number, cost: bigint }} paid */
    pay(key, { nonce, cost }) {
      accounts.set(key, { nonce, free: account(key).free - cost })
    },
    /** @param {CoinTransfer} transfer @returns {Happened[]} */
    transfer({ signer, to, value, keepAlive }) {
      const { free } = account(signer)
      if (free < value) throw token('FundsUnavailable')
      const left = free - value
      if (keepAlive && left < minimum) throw token('NotExpendable')
      const isNew = !isAlive(to)
      if (isNew && value < minimum) throw token('BelowMinimum')
      if (signer !== to) {
        // What is less than the chain keeps an account for is lost.
        setFree(signer, left < minimum ? 0n : left)
        setFree(to, account(to).free + value)
      }
      return [
        ...(isNew
          ? [
              { pallet: 'System', name: 'NewAccount', args: [to] },
              { pallet: 'Balances', name: 'Endowed', args: [to, value] },
            ]
          : []),
        { pallet: 'Balances', name: 'Transfer', args: [signer, to, value] },
        ...(left > 0n && left < minimum ? [{ pallet: 'Balances', name: 'DustLost', args: [signer, left] }] : []),
      ]
    },
    /** @param {AssetTransfer} transfer @returns {Happened[]} */
    transferAsset({ id, signer, to, value, keepAlive }) {
      const facts = given.find((each) => each.id === id)
      const holders = holdings.get(id)
      if (!facts || !holders) throw inAssets('Unknown')
      const has = holding(id, signer)
      if (has === 0n) throw inAssets('NoAccount')
      if (has < value || (keepAlive && has - value < facts.minimum)) throw inAssets('BalanceLow')
      const before = holding(id, to)
      if (before === 0n && value < facts.minimum) throw token('BelowMinimum')
      if (before === 0n && !facts.isSufficient && !isAlive(to)) throw token('CannotCreate')
      if (signer !== to) {
        // A rest that is too little goes along.
        const moved = has - value < facts.minimum ? has : value
        holders.set(signer, has - moved)
        holders.set(to, before + moved)
        return [{ pallet: 'Assets', name: 'Transferred', args: [id, signer, to, moved] }]
      }
      return [{ pallet: 'Assets', name: 'Transferred', args: [id, signer, to, value] }]
    },
    /** All of it happens, or nothing. @template T @param {() => T} act */
    atomically(act) {
      const before = { accounts: new Map(accounts), holdings: copy(holdings) }
      try {
        return act()
      } catch (error) {
        accounts = before.accounts
        holdings = before.holdings
        throw error
      }
    },
  }
}

/** @typedef {ReturnType<typeof createLedger>} Ledger */

/** @param {ReadonlyMap<number, ReadonlyMap<string, bigint>>} holdings */
const copy = (holdings) => new Map([...holdings].map(([id, holders]) => [id, new Map(holders)]))
