import * as z from 'zod/mini'
import { parseJson } from '../../parseJson'
import type { DataCache } from '../cache/createDataCache'
import type { Coin } from '../coins/coinSchema'
import { type CoinList, getNamespace } from '../coins/createCoinList'
import type { SourcePicker } from '../sources/createSourcePicker'
import { amountField } from '../sources/fields'
import { SourceError } from '../sources/SourceError'
import type { BalanceSource, CoinBalance } from './types'

/** Lifetime of balances in the specification, section 9. */
const LIFE_MS = 30_000

const storedSchema = z.array(
  z.object({
    address: z.optional(z.string()),
    name: z.string(),
    symbol: z.string(),
    decimals: z.int(),
    icon: z.optional(z.string()),
    priceId: z.optional(z.string()),
    denom: z.optional(z.string()),
    amount: amountField,
  }),
)

export interface BalanceRequest {
  readonly address: string
  readonly chainIds: readonly string[]
  readonly anew: boolean
}

export interface AccountBalances {
  readonly balances: readonly (CoinBalance & { readonly chainId: string })[]
  readonly failed: readonly string[]
}

export interface BalanceReader {
  /** Returns the networks of which a request can name this address; those of its namespace without `chainId`. */
  findNetworks(address: string, chainId: string | undefined): readonly string[]
  read(request: BalanceRequest): Promise<AccountBalances>
}

export function createBalanceReader({
  nodes,
  compared,
  coins,
  sources,
  picker,
  cache,
  log,
}: {
  readonly nodes: Readonly<Record<string, readonly string[]>>
  readonly compared: readonly string[]
  readonly coins: CoinList
  readonly sources: readonly BalanceSource[]
  readonly picker: SourcePicker
  readonly cache: DataCache
  readonly log: (line: string) => void
}): BalanceReader {
  const findSource = (chainId: string) => sources.find(({ namespace }) => namespace === getNamespace(chainId))

  const load = async (chainId: string, source: BalanceSource, address: string): Promise<string> => {
    const known = coins.list(chainId)
    const count = compared.includes(chainId) ? 2 : 1
    const read = (url: string, signal: AbortSignal) => source.read({ chainId, address, url, coins: known, signal })
    const [first = [], ...others] = await picker.read(nodes[chainId] ?? [], count, read, chainId)
    const balances = others.reduce(takeLower, first)
    if (others.some((other) => !isSame(other, first)))
      log(`data: two nodes of ${chainId} disagree about a balance; the lower one was answered`)
    return JSON.stringify(balances.map(({ amount, ...coin }) => ({ ...coin, amount: String(amount) })))
  }
  const readNetwork = async (chainId: string, { address, anew }: BalanceRequest) => {
    const source = findSource(chainId)
    if (source === undefined) return []
    const key = `balance ${chainId} ${source.namespace === 'eip155' ? address.toLowerCase() : address}`
    const text = await cache.read(key, LIFE_MS, () => load(chainId, source, address), { anew })
    return z.parse(storedSchema, parseJson(text)).map((balance) => ({ ...balance, chainId }))
  }
  return {
    findNetworks(address, chainId) {
      const requested = chainId === undefined ? Object.keys(nodes) : [chainId].filter((id) => Object.hasOwn(nodes, id))
      return requested.filter((id) => {
        const source = findSource(id)
        return source?.isAddress(address) === true && !(source.needsNetwork === true && chainId === undefined)
      })
    },
    async read(request) {
      const failed: string[] = []
      const read = request.chainIds.map((chainId) =>
        readNetwork(chainId, request).catch((error: unknown) => {
          if (!(error instanceof SourceError)) throw error
          failed.push(chainId)
          return []
        }),
      )
      return { balances: (await Promise.all(read)).flat(), failed }
    },
  }
}

const isSameCoin = (one: Coin, other: Coin) => one.address === other.address

// Never more than both sources say.
const takeLower = (one: readonly CoinBalance[], other: readonly CoinBalance[]): readonly CoinBalance[] =>
  one.flatMap((balance) => {
    const amount = other.find((each) => isSameCoin(each, balance))?.amount
    if (amount === undefined) return []
    return [amount < balance.amount ? { ...balance, amount } : balance]
  })

const isSame = (one: readonly CoinBalance[], other: readonly CoinBalance[]) =>
  one.length === other.length &&
  one.every((balance) => other.some((each) => isSameCoin(each, balance) && each.amount === balance.amount))
