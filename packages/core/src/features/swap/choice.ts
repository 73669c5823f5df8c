import { toModalError } from '../../errors/toModalError.js'
import { isSameToken } from '../../flows/knownTokens.js'
import { watchPortfolio } from '../../flows/watchPortfolio.js'
import type { Network } from '../../types/network.js'
import type { TokenInfo } from '../../types/token.js'
import type { Unsubscribe } from '../../types/unsubscribe.js'
import type { SwapArguments } from '../../types/views.js'
import { toCaipAddress } from '../../utils/caipAddress.js'
import { swapProviders } from './providers/providers.js'
import type { Quoting } from './quoting.js'
import type { SwapToken } from './state.js'
import { listTokens, toSwapToken, toSwapTokens, toTokenInfo } from './tokens.js'

/** What of a page's wishes there is. */
export interface Met {
  readonly from: SwapToken | undefined
  readonly to: SwapToken | undefined
  readonly amount: string | undefined
}

interface Choosing extends Quoting {
  /** The tokens are here that the page wanted to begin with. */
  readonly begin: (met: Met) => void
}

/** The tokens that there are to choose from: what the account owns, as the account view has it, and what is listed. */
export function createChoice({ context, get, set, begin }: Choosing) {
  let leaveOwned: Unsubscribe | undefined
  let listed: readonly TokenInfo[] = []
  let listing = new AbortController()
  let wanted: SwapArguments | undefined

  const genuineOf = ({ caipNetworkId, nativeCurrency }: Network): readonly TokenInfo[] => [
    { caipNetworkId, ...nativeCurrency },
    ...listed,
  ]

  const show = () => {
    const { network, from } = get()
    if (!network || !from) return
    const entry = context.stores.portfolio.of(toCaipAddress(network.caipNetworkId, from.address))
    const { sourceToken, toToken, tokens } = get()
    const items = toSwapTokens({ network, entry, listed })
    const refresh = (token: SwapToken | undefined) => {
      const now = token && items.find((each) => isSameToken(each, token))
      if (now) return { ...now, price: now.price ?? token.price }
      // It is neither held nor listed, which is known once the lists are read.
      if (!token || tokens.status !== 'ready') return token
      return toSwapToken(toTokenInfo(token), { isListed: false, genuine: genuineOf(network), price: token.price })
    }
    set({
      tokens: { ...tokens, items },
      sourceToken: refresh(sourceToken) ?? items[0],
      toToken: refresh(toToken),
      nativeAmount: items.find(({ address }) => address === undefined)?.amount,
    })
    meetWishes(items)
  }

  const meetWishes = (items: readonly SwapToken[]) => {
    const { status } = get().tokens
    if (!wanted || status === 'idle' || status === 'loading') return
    const { fromToken, toToken, amount } = wanted
    wanted = undefined
    const find = (text: string | undefined) =>
      text === undefined
        ? undefined
        : (items.find(({ address }) => address?.toLowerCase() === text.toLowerCase()) ??
          items.find(({ symbol, isListed }) => isListed && symbol.toLowerCase() === text.toLowerCase()))
    begin({ from: find(fromToken), to: find(toToken), amount: amount === undefined ? undefined : String(amount) })
  }

  const load = async (network: Network) => {
    listing.abort()
    const mine = new AbortController()
    listing = mine
    listed = []
    set({ tokens: { ...get().tokens, status: 'loading' } })
    const signal = AbortSignal.any([context.signal, mine.signal])
    try {
      const providers = (await context.use(swapProviders).load()).filter((each) => each.supports(network))
      const found = await listTokens(context, providers, { network, signal })
      if (signal.aborted) return
      listed = found
      set({ tokens: { ...get().tokens, status: 'ready', error: undefined } })
    } catch (cause) {
      if (signal.aborted) return
      set({ tokens: { ...get().tokens, status: 'failed', error: toModalError(cause) } })
    }
    show()
  }

  const leave = () => {
    leaveOwned?.()
    leaveOwned = undefined
  }
  return {
    show,
    leave,
    /** Keeps it fresh while somebody looks. */
    follow(): void {
      leave()
      const { from, network, support, tokens } = get()
      if (!from || !network) return
      if (support === 'yes' && tokens.status !== 'ready') void load(network)
      leaveOwned = watchPortfolio(context, toCaipAddress(network.caipNetworkId, from.address), show)
    },
    stop(): void {
      leave()
      listing.abort()
      wanted = undefined
    },
    wish(given: SwapArguments): void {
      wanted = readWishes(given)
      show()
    },
    /** The token of a pasted address. */
    async find(text: string, signal: AbortSignal): Promise<SwapToken | undefined> {
      const { network, tokens } = get()
      const address = text.trim()
      const adapter = network && context.adapters.get(network.chainNamespace)
      if (!adapter || !(await adapter.isAddress(address))) return undefined
      const known = tokens.items.find((each) => each.address?.toLowerCase() === address.toLowerCase())
      if (known) return known
      const ledger = await adapter.ledger?.()
      const found = await ledger?.token?.({ address, network, signal })
      return found && toSwapToken(found, { isListed: false, genuine: genuineOf(network) })
    },
  }
}

/** It may come from a link of a stranger's: what is wrong is left out. */
function readWishes({ fromToken, toToken, amount }: SwapArguments): SwapArguments {
  const isText = (value: unknown): value is string =>
    typeof value === 'string' && value.length > 0 && value.length < 100
  return {
    fromToken: isText(fromToken) ? fromToken : undefined,
    toToken: isText(toToken) ? toToken : undefined,
    amount: isText(amount) || typeof amount === 'number' ? amount : undefined,
  }
}
