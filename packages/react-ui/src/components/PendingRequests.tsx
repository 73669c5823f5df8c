import type { CaipAddress, CaipNetworkId } from '@foyer/core'
import {
  formatExactNumber,
  isRequestFrom,
  type SendRequest,
  sendRequests,
  sendRequestWatcher,
} from '@foyer/core/internal/account'
import { formatAddress } from '@foyer/core/internal/modal'
import { useStore } from '@nanostores/react'
import { TriangleAlert } from 'lucide'
import { useEffect } from 'react'
import { enPendingRequests } from '../i18n/enPendingRequests.js'
import { useViewUi } from '../i18n/useViewUi.js'
import { useWalletTexts } from '../i18n/useWalletTexts.js'
import { useFormatDate } from '../internal/useFormatDate.js'
import { Icon } from './Icon.js'
import { Sentence } from './Sentence.js'

const MAX_LISTED = 3

export interface PendingRequestsProps {
  readonly account: CaipAddress | undefined
  /** Leaves out requests that wait for the wallet now: the caller lists them itself. */
  readonly isBesideWaiting?: boolean
}

/** Warns of requests that the wallet may still answer, or may have answered with a transaction. */
export function PendingRequests({ account, isBesideWaiting = false }: PendingRequestsProps) {
  const { context } = useViewUi()
  const requests = context.use(sendRequests)
  const all = useStore(requests.$open)
  useStore(requests.$waiting)
  useEffect(
    () => (account === undefined ? undefined : context.use(sendRequestWatcher).watch(account)),
    [context, account],
  )
  if (account === undefined) return null
  const mine = all.filter((each) => isRequestFrom(each, account) && !(isBesideWaiting && requests.isWaiting(each.id)))
  return (['unanswered', 'asked'] as const).map((status) => (
    <Requests key={status} status={status} requests={mine.filter((each) => each.status === status)} />
  ))
}

interface RequestsProps {
  readonly status: SendRequest['status']
  readonly requests: readonly SendRequest[]
}

function Requests({ status, requests }: RequestsProps) {
  const texts = useWalletTexts('requests', enPendingRequests)
  if (requests.length === 0) return null
  const listed = requests.slice(0, MAX_LISTED)
  const more = requests.length - listed.length
  const isUnanswered = status === 'unanswered'
  return (
    <div className="fy-alert fy-alert--warn fy-requests" role="alert">
      <Icon node={TriangleAlert} className="fy-i fy-i--sm" />
      <div>
        <b>{isUnanswered ? texts.unansweredTitle : texts.askedTitle}</b>
        <ul>
          {listed.map((each) => (
            <li key={each.id}>
              <Request request={each} />
            </li>
          ))}
          {more > 0 && <li>{texts.more(more)}</li>}
        </ul>
        {isUnanswered ? texts.unansweredText : texts.askedText}
      </div>
    </div>
  )
}

function Request({
  request: { kind, caipAddress, amount, symbol = '', to = '', at },
}: {
  readonly request: SendRequest
}) {
  const { context } = useViewUi()
  const texts = useWalletTexts('requests', enPendingRequests)
  const formatDate = useFormatDate()
  const id = caipAddress.slice(0, caipAddress.lastIndexOf(':')) as CaipNetworkId
  const network = context.stores.networks.find(id)?.name ?? id
  const amountText = amount === undefined ? symbol : `${formatExactNumber(amount)} ${symbol}`
  const receiver = formatAddress(to)
  const words = {
    send: texts.send(amountText, receiver, network),
    swap: texts.swap(amountText, network),
    approve: texts.approve(amountText, network),
    revoke: texts.revoke(symbol, network),
    transaction: texts.transaction(network),
  }
  return (
    <>
      <Sentence text={words[kind]} values={[amountText, receiver]} /> ·{' '}
      <time dateTime={new Date(at).toISOString()}>{formatDate(at, 'dayAndTime')}</time>
    </>
  )
}
