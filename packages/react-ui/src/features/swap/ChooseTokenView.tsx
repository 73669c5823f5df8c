import type { ViewParams } from '@foyer/core'
import { goBack } from '@foyer/core/ui'
import { plainText, type SwapToken } from '@foyer/core/ui/swap'
import { RotateCw, Search, TriangleAlert } from 'lucide'
import { useDeferredValue, useEffect, useState } from 'react'
import { Button } from '../../components/Button.js'
import { Icon } from '../../components/Icon.js'
import { Mark } from '../../components/Mark.js'
import { SearchField } from '../../components/SearchField.js'
import { SkeletonRows } from '../../components/Skeleton.js'
import { StateScreen } from '../../components/StateScreen.js'
import { TokenRow, TokenRows } from '../../components/TokenRows.js'
import { enSwap } from '../../messages/enSwap.js'
import { useViewUi } from '../../useViewUi.js'
import { useWalletTexts } from '../../useWalletTexts.js'
import { keyOf } from './describeSwap.js'
import { useAddressedToken } from './useAddressedToken.js'
import { useSwap } from './useSwap.js'

/** Of what was typed, in a sentence. Characters. */
const MOST_SHOWN = 60

/** What can be swapped: what is held first, then what is listed, and what has the address that is pasted. */
export function ChooseTokenView({ params }: { readonly params: ViewParams['SwapSelectToken'] | undefined }) {
  const { context, messages } = useViewUi()
  const texts = useWalletTexts('swap', enSwap)
  const { swap, state } = useSwap()
  const [typed, setTyped] = useState('')
  const wanted = typed.trim().toLowerCase()
  const query = useDeferredValue(wanted)
  useEffect(() => {
    swap.begin()
    return swap.watch()
  }, [swap])
  const side = params?.side ?? 'from'
  const { network, tokens, sourceToken, toToken } = state
  const { items, status } = tokens
  const listed = query ? items.filter((token) => isFound(token, query)) : items
  const addressed = useAddressedToken(listed.length === 0 ? typed.trim() : '')
  const shown = addressed.token ? [addressed.token] : listed
  const current = side === 'from' ? sourceToken : toToken
  const isLoading = items.length === 0 && (status === 'loading' || status === 'idle')
  const choose = (token: SwapToken) => {
    swap.setToken(side, token)
    goBack(context)
  }
  const row = (token: SwapToken) => (
    <TokenRow
      tokenKey={keyOf(token)}
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
      isCurrent={current !== undefined && keyOf(current) === keyOf(token)}
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
        aria-busy={query !== wanted || isLoading || addressed.status === 'asking'}
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
          <TokenRows items={shown} label={texts.tokens} keyOf={keyOf} render={row} />
        ) : (
          <Nothing query={typed.trim()} addressed={addressed.status} />
        )}
        {status === 'failed' && !query && (
          <StateScreen
            isTight
            role="alert"
            picture={<Mark node={TriangleAlert} tone="warn" />}
            title={texts.tokensFailed}
            text={texts.nobodyAnswered}
          />
        )}
      </div>
      {status === 'failed' && (
        <div className="fy-cta">
          <Button kind="2" onClick={swap.retry}>
            <Icon node={RotateCw} className="fy-i fy-i--sm" />
            {messages.common.tryAgain}
          </Button>
        </div>
      )}
    </>
  )
}

const isFound = ({ name, symbol, address }: SwapToken, query: string): boolean =>
  name.toLowerCase().includes(query) || symbol.toLowerCase().includes(query) || address?.toLowerCase() === query

interface NothingProps {
  readonly query: string
  readonly addressed: ReturnType<typeof useAddressedToken>['status']
}

function Nothing({ query, addressed }: NothingProps) {
  const texts = useWalletTexts('swap', enSwap)
  if (!query) return null
  const [title, text] = {
    none: [texts.nothing(plainText(query, MOST_SHOWN)), texts.nothingText],
    asking: ['', ''],
    nobody: [texts.noToken, texts.noTokenText],
    failed: [texts.lookupFailed, texts.nobodyAnswered],
  }[addressed]
  return <StateScreen isTight picture={<Icon node={Search} strokeWidth={1.75} />} title={title} text={text} />
}
