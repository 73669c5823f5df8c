import { toModalError } from '../../errors/toModalError.js'
import { isSameToken } from '../../portfolio/knownTokens.js'
import type { Network } from '../../types/network.js'
import type { TokenInfo } from '../../types/token.js'
import type { Unsubscribe } from '../../types/unsubscribe.js'
import type { SwapArguments } from '../../types/viewArguments.js'
import { toCaipAddress } from '../../utils/caipAddress.js'
import type { SwapStateAccess } from './createSwapQuoter.js'
import { swapProviders } from './providers/providers.js'
import type { SwapToken } from './swapState.js'
import { listSwapTokens, toSwapToken, toSwapTokens, toTokenInfo } from './swapTokens.js'

export interface ResolvedSwapArguments {
  readonly from: SwapToken | undefined
  readonly to: SwapToken | undefined
  readonly amount: string | undefined
}

interface TokenChoiceParameters extends SwapStateAccess {
  readonly onResolved: (met: ResolvedSwapArguments) => void
}

export function createSwapTokenSelector({ context, get, set, onResolved }: TokenChoiceParameters) {
  let unsubscribeBalances: Unsubscribe | undefined
  let listed: readonly TokenInfo[] = []
  let listAbort = new AbortController()
  let initialValues: SwapArguments | undefined

  const listGenuine = ({ caipNetworkId, nativeCurrency }: Network): readonly TokenInfo[] => [
    { caipNetworkId, ...nativeCurrency },
    ...listed,
  ]

  const show = () => {
    const { network, from } = get()
    if (!network || !from) return
    const entry = context.owned(toCaipAddress(network.caipNetworkId, from.address)).get()
    const { sourceToken, toToken, tokens } = get()
    const items = toSwapTokens({ network, entry, listed })
    const refresh = (token: SwapToken | undefined) => {
      const now = token && items.find((each) => isSameToken(each, token))
      if (now) return { ...now, price: now.price ?? token.price }
      // While the token lists are loading, it is unknown whether they contain the token.
      if (!token || tokens.status !== 'ready') return token
      return toSwapToken(toTokenInfo(token), { isListed: false, genuine: listGenuine(network), price: token.price })
    }
    set({
      tokens: { ...tokens, items },
      sourceToken: refresh(sourceToken) ?? items[0],
      toToken: refresh(toToken),
      nativeAmount: items.find(({ address }) => address === undefined)?.amount,
    })
    resolveInitialValues(items)
  }

  const resolveInitialValues = (items: readonly SwapToken[]) => {
    const { status } = get().tokens
    if (!initialValues || status === 'idle' || status === 'loading') return
    const { fromToken, toToken, amount } = initialValues
    initialValues = undefined
    const find = (text: string | undefined) =>
      text === undefined
        ? undefined
        : (items.find(({ address }) => address?.toLowerCase() === text.toLowerCase()) ??
          items.find(({ symbol, isListed }) => isListed && symbol.toLowerCase() === text.toLowerCase()))
    onResolved({ from: find(fromToken), to: find(toToken), amount: amount === undefined ? undefined : String(amount) })
  }

  const load = async (network: Network) => {
    listAbort.abort()
    const mine = new AbortController()
    listAbort = mine
    listed = []
    set({ tokens: { ...get().tokens, status: 'loading' } })
    const signal = AbortSignal.any([context.signal, mine.signal])
    try {
      const providers = (await context.use(swapProviders).load()).filter((each) => each.supports(network))
      const found = await listSwapTokens(context, providers, { network, signal })
      if (signal.aborted) return
      listed = found
      set({ tokens: { ...get().tokens, status: 'ready', error: undefined } })
    } catch (cause) {
      if (signal.aborted) return
      set({ tokens: { ...get().tokens, status: 'failed', error: toModalError(cause) } })
    }
    show()
  }

  const unsubscribe = () => {
    unsubscribeBalances?.()
    unsubscribeBalances = undefined
  }
  return {
    show,
    leave: unsubscribe,
    follow(): void {
      unsubscribe()
      const { from, network, support, tokens } = get()
      if (!from || !network) return
      if (support === 'yes' && tokens.status !== 'ready') void load(network)
      unsubscribeBalances = context.owned(toCaipAddress(network.caipNetworkId, from.address)).subscribe(show)
    },
    stop(): void {
      unsubscribe()
      listAbort.abort()
      initialValues = undefined
    },
    setInitialValues(values: SwapArguments): void {
      initialValues = sanitizeArguments(values)
      show()
    },
    async find(text: string, signal: AbortSignal): Promise<SwapToken | undefined> {
      const { network, tokens } = get()
      const address = text.trim()
      const adapter = network && context.adapter(network.chainNamespace)
      if (!adapter || !(await adapter.isAddress(address))) return undefined
      const known = tokens.items.find((each) => each.address?.toLowerCase() === address.toLowerCase())
      if (known) return known
      const chainReader = await adapter.chainReader?.()
      const found = await chainReader?.token?.({ address, network, signal })
      return found && toSwapToken(found, { isListed: false, genuine: listGenuine(network) })
    },
  }
}

/** Sanitizes the form's initial values. They are untrusted, because the app may copy them from a link. */
function sanitizeArguments({ fromToken, toToken, amount }: SwapArguments): SwapArguments {
  const isText = (value: unknown): value is string =>
    typeof value === 'string' && value.length > 0 && value.length < 100
  return {
    fromToken: isText(fromToken) ? fromToken : undefined,
    toToken: isText(toToken) ? toToken : undefined,
    amount: isText(amount) || typeof amount === 'number' ? amount : undefined,
  }
}
