import type { NetworkFacts } from './networks'

export interface AccountState {
  nonce: number
  free: bigint
}

/** An event, by its names in the description. */
export interface Happened {
  pallet: string
  name: string
  args: readonly unknown[]
}

/** Why a call failed, by its names. */
export type Refusal = { pallet: string; name: string } | { token: string }

interface CoinTransfer {
  signer: string
  to: string
  value: bigint
  keepAlive: boolean
}

type AssetTransfer = CoinTransfer & { id: number }

/** What a call ends with when it cannot be done. */
export class DispatchError extends Error {
  constructor(readonly refusal: Refusal) {
    super(JSON.stringify(refusal))
  }
}

const token = (name: string) => new DispatchError({ token: name })
const inAssets = (name: string) => new DispatchError({ pallet: 'Assets', name })

/**
 * Who has how much, in coins and in assets, and the rules by which it moves: those of the pallets Balances and Assets.
 *
 * @param funded free balance by public key, hex
 */
export function createLedger({ minimum, assets: given = [] }: NetworkFacts, funded: ReadonlyMap<string, bigint>) {
  let accounts: Map<string, AccountState> = new Map([...funded].map(([key, free]) => [key, { nonce: 0, free }]))
  let holdings: Map<number, Map<string, bigint>> = new Map(
    given.map(({ id, funds }) => [id, new Map([...funded.keys()].map((key) => [key, funds]))]),
  )

  const account = (key: string) => accounts.get(key) ?? { nonce: 0, free: 0n }
  const holding = (id: number, key: string) => holdings.get(id)?.get(key) ?? 0n
  const isAlive = (key: string) => account(key).free > 0n
  const setFree = (key: string, free: bigint) => void accounts.set(key, { ...account(key), free })

  return {
    assets: given,
    account,
    holding,
    pay(key: string, { nonce, cost }: { nonce: number; cost: bigint }) {
      accounts.set(key, { nonce, free: account(key).free - cost })
    },
    transfer({ signer, to, value, keepAlive }: CoinTransfer): Happened[] {
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
    transferAsset({ id, signer, to, value, keepAlive }: AssetTransfer): Happened[] {
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
    /** All of it happens, or nothing. */
    atomically<T>(act: () => T) {
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

export type Ledger = ReturnType<typeof createLedger>

const copy = (holdings: ReadonlyMap<number, ReadonlyMap<string, bigint>>) =>
  new Map([...holdings].map(([id, holders]) => [id, new Map(holders)]))
