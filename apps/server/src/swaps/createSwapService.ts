import { refuse } from '../http/problems'
import { UpstreamError } from '../http/requestJson'
import { checkTransaction, getLeast, isAtLeast } from './checkTransaction'
import { createLifiAdapter } from './createLifiAdapter'
import { createOneInchAdapter } from './createOneInchAdapter'
import { createZeroExAdapter } from './createZeroExAdapter'
import { DEFAULT_ROUTERS, type SwapProviderName } from './routers'
import { settleTogether } from './settleTogether'
import type { SwapProviderSettings } from './swapSchema'
import { SLIPPAGE_PARTS, type SwapOrder, type SwapPrice, type SwapProvider, type SwapToken } from './types'

const TOKENS_LIFE_MS = 3_600_000
const ADAPTERS = { '1inch': createOneInchAdapter, '0x': createZeroExAdapter, lifi: createLifiAdapter }

export interface ProviderPrice extends SwapPrice {
  readonly provider: SwapProviderName
}

export interface SwapBuildOptions {
  /** Slippage in hundredths of a percent. */
  readonly slippage: number
  readonly least: bigint | undefined
}

export type SwapService = ReturnType<typeof createSwapService>

/** Quotes and builds swaps on the providers. Refuses with problem details what a provider must not do. */
export function createSwapService({
  providers: settings,
  log,
  now = () => performance.now(),
}: {
  readonly providers: readonly SwapProviderSettings[]
  readonly log: (line: string) => void
  readonly now?: () => number
}) {
  const providers = settings.map(
    (each): SwapProvider => ({
      name: each.name,
      routers: { ...DEFAULT_ROUTERS[each.name], ...each.routers },
      adapter: ADAPTERS[each.name](each),
    }),
  )
  const tokenLists = new Map<string, { readonly answer: Promise<readonly SwapToken[]>; readonly until: number }>()

  const listProviders = (chain: string) => {
    const found = providers.filter(({ routers }) => (routers[`eip155:${chain}`] ?? []).length > 0)
    return found.length > 0 ? found : refuse(400, 'No provider swaps on this network.')
  }
  const findProvider = (chain: string, name: SwapProviderName | undefined): SwapProvider => {
    const found = listProviders(chain).find((each) => name === undefined || each.name === name)
    return found ?? refuse(400, 'This provider does not swap on this network.')
  }
  const reportFailures = (results: readonly PromiseSettledResult<unknown>[]) => {
    for (const result of results) {
      if (result.status === 'fulfilled') continue
      if (!(result.reason instanceof UpstreamError)) throw result.reason
      log(`swaps: ${result.reason.message}`)
    }
  }
  const readTokens = async (asked: readonly SwapProvider[], chain: string): Promise<readonly SwapToken[]> => {
    const lists = asked.flatMap(({ adapter }) => adapter.listTokens?.(chain) ?? [])
    const results = await Promise.allSettled(lists)
    reportFailures(results)
    const found = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
    if (found.length === 0 && lists.length > 0) throw new UpstreamError('tokens')
    const byAddress = new Map<string, SwapToken>()
    for (const token of found.flat()) if (!byAddress.has(token.address)) byAddress.set(token.address, token)
    return [...byAddress.values()]
  }

  return {
    findProvider,

    /** Lists the tokens that any provider of the network lists, for an hour. */
    async listTokens(chain: string): Promise<readonly SwapToken[]> {
      const asked = listProviders(chain)
      const known = tokenLists.get(chain)
      const entry =
        known !== undefined && known.until > now()
          ? known
          : { answer: readTokens(asked, chain), until: now() + TOKENS_LIFE_MS }
      tokenLists.set(chain, entry)
      // Each request gets problem details of its own, because an answer can be sent only once.
      return entry.answer.catch(() => {
        if (tokenLists.get(chain) === entry) tokenLists.delete(chain)
        return refuseSilence()
      })
    },

    /** Returns the quotes of all providers that swap this, the best one first. */
    async listQuotes(order: SwapOrder): Promise<readonly ProviderPrice[]> {
      const asked = listProviders(order.chain)
      const results = await settleTogether(asked.map(({ adapter }) => adapter.quote(order)))
      reportFailures(results)
      if (results.every(({ status }) => status === 'rejected')) return refuseSilence()
      return results
        .flatMap((result, index) => {
          const provider = asked[index]?.name
          const price = result.status === 'fulfilled' ? result.value : undefined
          return provider === undefined || price === undefined || price.toAmount === 0n ? [] : [{ ...price, provider }]
        })
        .sort((one, other) => Number(other.toAmount > one.toAmount) - Number(other.toAmount < one.toAmount))
    },

    /** Builds a transaction. Lowers the slippage if the price has fallen, so that the user gets what was shown. */
    async build(order: SwapOrder, { slippage, least = 0n }: SwapBuildOptions, name: SwapProviderName | undefined) {
      const provider = findProvider(order.chain, name)
      const buildWith = async (tolerated: number) => {
        const transaction = await provider.adapter.build(order, tolerated).catch((error: unknown) => {
          if (!(error instanceof UpstreamError)) throw error
          log(`swaps: ${error.message}`)
          return refuseSilence()
        })
        if (transaction === undefined) return refuse(409, 'The provider does not swap this any more.')
        checkTransaction(provider, order, { transaction, slippage: tolerated }, log)
        return { transaction, promised: getLeast(transaction, tolerated) }
      }
      const first = await buildWith(slippage)
      if (first.promised >= least) return first.transaction
      const { toAmount } = first.transaction
      if (toAmount < least) return refuseMove()
      const room = Number(((toAmount - least) * SLIPPAGE_PARTS) / toAmount)
      const second = await buildWith(Math.min(room, slippage))
      return isAtLeast(second.promised, least) ? second.transaction : refuseMove()
    },
  }
}

const refuseSilence = () => refuse(502, 'No provider of swaps answers. Try again in a minute.')
const refuseMove = () => refuse(409, 'The price has moved. Ask for a new quote.')
