import type { ViewParams } from '@foyer/core'
import { goBack } from '@foyer/core/internal/modal'
import { type SwapToken, sanitizeText } from '@foyer/core/internal/swap'
import { RotateCw, Search, TriangleAlert } from 'lucide'
import { useDeferredValue, useEffect, useState } from 'react'
import { Button } from '../../components/Button.js'
import { Icon } from '../../components/Icon.js'
import { IconBadge } from '../../components/IconBadge.js'
import { SearchField } from '../../components/SearchField.js'
import { SkeletonRows } from '../../components/Skeleton.js'
import { StatusScreen } from '../../components/StatusScreen.js'
import { TokenRow, TokenRows } from '../../components/TokenRows.js'
import { useViewUi } from '../../i18n/useViewUi.js'
import { useWalletTexts } from '../../i18n/useWalletTexts.js'
import { getSwapTokenKey } from './describeSwap.js'
import { enSwap } from './texts.js'
import { useSwap } from './useSwap.js'

/** Maximum length of a query that a message quotes. */
const MAX_QUERY_LENGTH = 60

/** Lists owned tokens, then listed ones, and looks up a pasted address. */
export function ChooseSwapTokenView({ params }: { readonly params: ViewParams['SwapSelectToken'] | undefined }) {
  const { context, messages } = useViewUi()
  const texts = useWalletTexts('swap', enSwap)
  const { swap, state } = useSwap()
  const [typed, setTyped] = useState('')
  const search = typed.trim().toLowerCase()
  const query = useDeferredValue(search)
  useEffect(() => {
    swap.begin()
    return swap.watch()
  }, [swap])
  const side = params?.side ?? 'from'
  const { network, tokens, sourceToken, toToken } = state
  const { items, status } = tokens
  const listed = query ? items.filter((token) => matches(token, query)) : items
  const addressed = useTokenByAddress(listed.length === 0 ? typed.trim() : '')
  const shown = addressed.token ? [addressed.token] : listed
  const current = side === 'from' ? sourceToken : toToken
  const isLoading = items.length === 0 && (status === 'loading' || status === 'idle')
  const choose = (token: SwapToken) => {
    swap.setToken(side, token)
    goBack(context)
  }
  const row = (token: SwapToken) => (
    <TokenRow
      tokenKey={getSwapTokenKey(token)}
      token={{ ...token, iconUrl: token.logoUri }}
      network={network}
      second={
        token.imitates ? (
          <span className="fy-swap__fake">{texts.looksLike(token.imitates.name)}</span>
        ) : token.isListed ? (
          <bdi>{token.symbol}</bdi>
        ) : (
          <>
            <bdi>{token.symbol}</bdi> · {texts.notListed}
          </>
        )
      }
      isCurrent={current !== undefined && getSwapTokenKey(current) === getSwapTokenKey(token)}
      onClick={() => choose(token)}
    />
  )
  return (
    <>
      <div className="fy-pin">
        <SearchField
          label={texts.tokenSearch}
          value={typed}
          isBusy={addressed.status === 'asking'}
          onChange={setTyped}
        />
      </div>
      <div
        className="fy-body fy-body--list fy-swap__tokens"
        aria-busy={query !== search || isLoading || addressed.status === 'asking'}
      >
        <span className="fy-vh" role="status">
          {isLoading
            ? texts.loadingTokens
            : addressed.status === 'asking'
              ? texts.lookingUp
              : query
                ? texts.found(shown.length)
                : ''}
        </span>
        {isLoading || addressed.status === 'asking' ? (
          <SkeletonRows count={isLoading ? 5 : 1} />
        ) : shown.length > 0 ? (
          <TokenRows items={shown} label={texts.tokens} keyOf={getSwapTokenKey} render={row} />
        ) : (
          <Nothing query={typed.trim()} addressed={addressed.status} />
        )}
        {status === 'failed' && !query && (
          <StatusScreen
            isTight
            role="alert"
            picture={<IconBadge node={TriangleAlert} tone="warn" />}
            title={texts.tokensFailed}
            text={texts.nobodyAnswered}
          />
        )}
      </div>
      {status === 'failed' && (
        <div className="fy-cta">
          <Button kind="2" onClick={swap.refresh}>
            <Icon node={RotateCw} className="fy-i fy-i--sm" />
            {messages.common.tryAgain}
          </Button>
        </div>
      )}
    </>
  )
}

const matches = ({ name, symbol, address }: SwapToken, query: string): boolean =>
  name.toLowerCase().includes(query) || symbol.toLowerCase().includes(query) || address?.toLowerCase() === query

interface NothingProps {
  readonly query: string
  readonly addressed: ReturnType<typeof useTokenByAddress>['status']
}

function Nothing({ query, addressed }: NothingProps) {
  const texts = useWalletTexts('swap', enSwap)
  if (!query) return null
  const [title, text] = {
    none: [texts.nothing(sanitizeText(query, MAX_QUERY_LENGTH)), texts.nothingText],
    asking: ['', ''],
    nobody: [texts.noToken, texts.noTokenText],
    failed: [texts.lookupFailed, texts.nobodyAnswered],
  }[addressed]
  return <StatusScreen isTight picture={<Icon node={Search} strokeWidth={1.75} />} title={title} text={text} />
}

const ADDRESS = /^0x[0-9a-f]{40}$/i

interface Lookup {
  readonly text: string
  readonly status: 'nobody' | 'failed' | 'found'
  readonly token?: SwapToken | undefined
}

interface TokenByAddress {
  /**
   * Result of a lookup: `none` if the query is no address, `nobody` if it has no token, `failed` if the request failed.
   */
  readonly status: 'none' | 'asking' | 'nobody' | 'failed'
  readonly token?: SwapToken | undefined
}

/** Looks up a token by address if no list has it. */
function useTokenByAddress(text: string): TokenByAddress {
  const { swap } = useSwap()
  const [lookup, setLookup] = useState<Lookup>()
  const isAddress = ADDRESS.test(text)
  useEffect(() => {
    if (!isAddress) return
    const controller = new AbortController()
    const { signal } = controller
    swap.findToken(text, signal).then(
      (token) => !signal.aborted && setLookup({ text, status: token ? 'found' : 'nobody', token }),
      () => !signal.aborted && setLookup({ text, status: 'failed' }),
    )
    return () => controller.abort()
  }, [swap, text, isAddress])
  if (!isAddress) return { status: 'none' }
  if (lookup?.text !== text) return { status: 'asking' }
  return lookup.status === 'found' ? { status: 'none', token: lookup.token } : { status: lookup.status }
}
