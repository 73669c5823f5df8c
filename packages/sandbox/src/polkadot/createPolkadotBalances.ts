import type { PolkadotNetwork } from './networks'

export interface PolkadotAccount {
  nonce: number
  free: bigint
}

export interface RuntimeEvent {
  pallet: string
  name: string
  args: readonly unknown[]
}

export type DispatchFailure = { pallet: string; name: string } | { token: string }

interface CoinTransfer {
  signer: string
  to: string
  value: bigint
  keepAlive: boolean
}

type AssetTransfer = CoinTransfer & { id: number }

export class DispatchError extends Error {
  constructor(readonly refusal: DispatchFailure) {
    super(JSON.stringify(refusal))
  }
}

const token = (name: string) => new DispatchError({ token: name })
const inAssets = (name: string) => new DispatchError({ pallet: 'Assets', name })

/**
 * Stores balances by the rules of the pallets Balances and Assets.
 *
 * @param funded free balance by public key, hex
 */
export function createPolkadotBalances(
  { minimum, assets: input = [] }: PolkadotNetwork,
  funded: ReadonlyMap<string, bigint>,
) {
  let accounts: Map<string, PolkadotAccount> = new Map([...funded].map(([key, free]) => [key, { nonce: 0, free }]))
  let holdings: Map<number, Map<string, bigint>> = new Map(
    input.map(({ id, funds }) => [id, new Map([...funded.keys()].map((key) => [key, funds]))]),
  )

  const account = (key: string) => accounts.get(key) ?? { nonce: 0, free: 0n }
  const holding = (id: number, key: string) => holdings.get(id)?.get(key) ?? 0n
  const isAlive = (key: string) => account(key).free > 0n
  const setFree = (key: string, free: bigint) => void accounts.set(key, { ...account(key), free })

  return {
    assets: input,
    account,
    holding,
    pay(key: string, { nonce, cost }: { nonce: number; cost: bigint }) {
      accounts.set(key, { nonce, free: account(key).free - cost })
    },
    transfer({ signer, to, value, keepAlive }: CoinTransfer): RuntimeEvent[] {
      const { free } = account(signer)
      if (free < value) throw token('FundsUnavailable')
      const left = free - value
      if (keepAlive && left < minimum) throw token('NotExpendable')
      const isNew = !isAlive(to)
      if (isNew && value < minimum) throw token('BelowMinimum')
      if (signer !== to) {
        // A remainder below the existential deposit is lost.
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
    transferAsset({ id, signer, to, value, keepAlive }: AssetTransfer): RuntimeEvent[] {
      const facts = input.find((each) => each.id === id)
      const holders = holdings.get(id)
      if (!facts || !holders) throw inAssets('Unknown')
      const has = holding(id, signer)
      if (has === 0n) throw inAssets('NoAccount')
      if (has < value || (keepAlive && has - value < facts.minimum)) throw inAssets('BalanceLow')
      const before = holding(id, to)
      if (before === 0n && value < facts.minimum) throw token('BelowMinimum')
      if (before === 0n && !facts.isSufficient && !isAlive(to)) throw token('CannotCreate')
      if (signer !== to) {
        // A remainder below the minimum balance is transferred as well.
        const moved = has - value < facts.minimum ? has : value
        holders.set(signer, has - moved)
        holders.set(to, before + moved)
        return [{ pallet: 'Assets', name: 'Transferred', args: [id, signer, to, moved] }]
      }
      return [{ pallet: 'Assets', name: 'Transferred', args: [id, signer, to, value] }]
    },
    // Runs `callback`, and restores all balances if it throws.
    atomically<T>(callback: () => T) {
      const before = { accounts: new Map(accounts), holdings: copy(holdings) }
      try {
        return callback()
      } catch (error) {
        accounts = before.accounts
        holdings = before.holdings
        throw error
      }
    },
  }
}

export type PolkadotBalances = ReturnType<typeof createPolkadotBalances>

const copy = (holdings: ReadonlyMap<number, ReadonlyMap<string, bigint>>) =>
  new Map([...holdings].map(([id, holders]) => [id, new Map(holders)]))
