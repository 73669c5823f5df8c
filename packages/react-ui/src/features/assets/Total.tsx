import { fetchBalance, hasSent } from '@foyer/core/ui/account'
import { formatMoney } from '@foyer/core/ui/numbers'
import { RotateCw } from 'lucide'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '../../components/Button.js'
import { Icon } from '../../components/Icon.js'
import { useActiveAccount } from '../../hooks/useActiveAccount.js'
import { useFormatDate } from '../../hooks/useFormatDate.js'
import { useIsSlow } from '../../hooks/useIsSlow.js'
import { useLoaded } from '../../hooks/useLoaded.js'
import { enAssets } from '../../messages/enAssets.js'
import { useViewUi } from '../../useViewUi.js'
import { useWalletTexts } from '../../useWalletTexts.js'
import { addUp } from './addUp.js'
import { oldSince } from './oldSince.js'
import { useBalanceNotice } from './useBalanceNotice.js'
import { useOwned } from './useOwned.js'
import { useScope } from './useScope.js'

/** What comes at once needs no word that it is coming. Milliseconds. */
const AT_ONCE = 400

const loadOnItsWay = () => import('./OnItsWay.js')

/** What all of it is worth, where prices are known, and what is not in it; else how much of the network's own coin there is. */
export function Total({ namespace }: { readonly namespace: string }) {
  const { context } = useViewUi()
  const texts = useWalletTexts('assets', enAssets)
  const formatDate = useFormatDate()
  const { places, left, scope } = useScope()
  const addresses = places.map(({ caipAddress }) => caipAddress)
  const entries = useOwned(addresses)
  useBalanceNotice(addresses, entries)
  const { total, currency, pending, without, unpriced } = addUp(entries, places)
  const since = oldSince(entries)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const late = useLoaded(hasSent(context), loadOnItsWay)
  const isAll = scope === 'all'
  const isComing = useIsSlow(!isAll && pending > 0, AT_ONCE)
  const more = (
    <>
      {since !== undefined && <>, {texts.asOf(formatDate(since, 'time'))}</>}
      {late && <late.OnItsWay addresses={addresses} />}
      {isComing && <>, {texts.coming}</>}
    </>
  )
  if (total === undefined) return <NativeBalance namespace={namespace}>{more}</NativeBalance>
  const networks = [...without, ...left].map(({ name, nativeCurrency }) => (isAll ? name : nativeCurrency.symbol))
  const names = [...networks, ...unpriced]
  const isPending = isAll && pending > 0
  const money = formatMoney(total, currency)
  const [whole, fraction] = money.split('.')
  return (
    <div className="fy-balance" aria-busy={pending > 0}>
      <span className="fy-label">
        {texts.total}
        {more}
        {isPending && <>, {texts.pending(pending)}</>}
        {!isPending && names.length > 0 && (
          <>
            ,{' '}
            <button
              type="button"
              className="fy-more"
              data-focus-key="not-counted"
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setOpen(!isOpen)}
            >
              {texts.notCounted(names.length)}
            </button>
          </>
        )}
      </span>
      <bdi className={`fy-big${sizeOf(money.length)}`}>
        {whole}
        {fraction !== undefined && <small>.{fraction}</small>}
      </bdi>
      {!isPending && names.length > 0 && (
        <span id={id} className="fy-hint" hidden={!isOpen}>
          <bdi>{names.join(', ')}</bdi>
        </span>
      )}
    </div>
  )
}

/** What is long is smaller, in two steps. */
const sizeOf = (length: number): string => (length > 14 ? ' fy-big--long' : length > 10 ? ' fy-big--mid' : '')

interface NativeBalanceProps {
  readonly namespace: string
  /** What else is said of it. */
  readonly children: ReactNode
}

function NativeBalance({ namespace, children }: NativeBalanceProps) {
  const { context, messages } = useViewUi()
  const { account } = useActiveAccount()
  const { balanceStatus, balanceFormatted, balanceSymbol } = account
  const { account: texts, common } = messages
  const retry = () => void fetchBalance(context, { namespace }).catch((cause) => context.log('warn', 'Balance', cause))
  const [whole, fraction] = balanceFormatted?.split('.') ?? []
  return (
    <div className="fy-balance" aria-busy={balanceStatus === 'loading'}>
      <span className="fy-label">
        {texts.balance}
        {children}
      </span>
      {balanceFormatted !== undefined ? (
        <bdi className={`fy-big${sizeOf(balanceFormatted.length + 3)}`}>
          {whole}
          {fraction !== undefined && <small>.{fraction}</small>} <small className="fy-big__u">{balanceSymbol}</small>
        </bdi>
      ) : balanceStatus === 'error' ? (
        <span className="fy-hint" role="alert">
          {texts.balanceFailed}{' '}
          <Button kind="3" size="xs" onClick={retry}>
            <Icon node={RotateCw} className="fy-i fy-i--xs" />
            {common.tryAgain}
          </Button>
        </span>
      ) : (
        <span className="fy-skel fy-skel--big" aria-hidden="true" />
      )}
    </div>
  )
}
