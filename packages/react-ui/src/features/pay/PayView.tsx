import { formatAddress } from '@foyer/core/internal/modal'
import { getPayShortage, type Payer, type PayState, payController, selectFeeChoice } from '@foyer/core/internal/send'
import { useStore } from '@nanostores/react'
import { Plus } from 'lucide'
import { useEffect } from 'react'
import { Avatar } from '../../components/Avatar.js'
import { Button } from '../../components/Button.js'
import { CheckIcon, Icon } from '../../components/Icon.js'
import { ListEndFade } from '../../components/ListEndFade.js'
import { PendingRequests } from '../../components/PendingRequests.js'
import { Row } from '../../components/Row.js'
import { Rows } from '../../components/Rows.js'
import { TokenIcon } from '../../components/TokenIcon.js'
import { ReceiverLine } from '../../components/transaction/ReceiverLine.js'
import { ReviewLine } from '../../components/transaction/ReviewLine.js'
import { StickyCosts } from '../../components/transaction/StickyCosts.js'
import { enSend } from '../../i18n/enSend.js'
import { enTransferReview } from '../../i18n/enTransferReview.js'
import { useViewUi } from '../../i18n/useViewUi.js'
import { useWalletTexts } from '../../i18n/useWalletTexts.js'
import { formatTotalCost } from '../../internal/formatTotalCost.js'
import { getSenderCaipAddress } from '../../internal/getSenderCaipAddress.js'
import { formatExactAmount, formatFee, formatFiatValue, formatTokenBalance } from '../../internal/tokenTexts.js'
import { getPaymentIconUrl } from './getPaymentIconUrl.js'
import { PaymentShortage, PaymentShortageActions } from './PaymentShortage.js'
import { PayProgress } from './PayProgress.js'
import { enPay } from './texts.js'
import { useConnectPayer } from './useConnectPayer.js'

export function PayView() {
  const { context } = useViewUi()
  const texts = useWalletTexts('pay', enPay)
  const first = useWalletTexts('send', enSend)
  const sending = useWalletTexts('sending', enTransferReview)
  const connectPayer = useConnectPayer()
  const pay = context.use(payController)
  const state = useStore(pay.$state)
  useEffect(() => pay.watch(), [pay])
  const { router } = context.stores
  const { payment, payer, payers, quote, step } = state
  const hasRequest = payment !== undefined
  useEffect(() => {
    // If the app opened this view without a payment, shows the account.
    if (!hasRequest) router.reset({ view: 'Account' })
  }, [hasRequest, router])
  if (!payment) return null
  if (step.status !== 'form') return <PayProgress />
  const { network, token, units, request } = payment
  const amount = formatExactAmount(units, token)
  const shortage = getPayShortage(state)
  const iconUrl = getPaymentIconUrl(state)
  const price = payer?.price ?? payers.find((each) => each.price)?.price
  const money = formatFiatValue(units, { ...token, price })
  const fee = quote && selectFeeChoice(quote, undefined)
  const coinPrice = payer?.coinPrice ?? payers.find((each) => each.coinPrice)?.coinPrice
  const coin = { ...network.nativeCurrency, price: coinPrice }
  const feeText = fee && formatFee(fee.amount, coin)
  const isCoin = token.address === undefined
  const total = fee && formatTotalCost({ amount, units, token: { ...token, price }, isCoin, fees: fee.amount, coin })
  const isPinned = payer !== undefined && !shortage && (quote !== undefined || !state.isUnread)
  return (
    <>
      <div className="fy-body">
        <div className="fy-review">
          <ReviewLine
            label={texts.asks(context.options.metadata.name)}
            icon={<TokenIcon token={{ ...token, iconUrl }} network={network} />}
            amount={<bdi>{amount}</bdi>}
            text={
              <>
                {money !== undefined && (
                  <>
                    <bdi>{money}</bdi>{' '}
                  </>
                )}
                {sending.onNetwork(network.name)}
              </>
            }
          />
          {shortage && <PaymentShortage state={state} shortage={shortage} />}
          <ReceiverLine
            label={first.to}
            picture={<Avatar address={request.recipient} imageUrl={undefined} />}
            address={request.recipient}
          />
          {payer && <PendingRequests account={getSenderCaipAddress({ network, from: payer.account })} />}
          {payer && <Payers state={state} onChoose={pay.choosePayer} />}
          {payer && (
            <Costs isPinned={isPinned} isUnread={state.isUnread} fee={feeText} total={shortage ? undefined : total} />
          )}
        </div>
        <ListEndFade />
      </div>
      {isPinned && (
        <StickyCosts
          isLive
          costs={[
            [texts.fee, feeText],
            [texts.total, total],
          ]}
        />
      )}
      <div className="fy-cta fy-stack">
        {shortage ? (
          <PaymentShortageActions state={state} shortage={shortage} />
        ) : payer ? (
          <Button
            kind="1"
            focusKey="pay"
            isBusy={!quote && !state.isUnread}
            isOff={!quote}
            onClick={() => void pay.pay()}
          >
            {texts.pay(amount)}
          </Button>
        ) : (
          <Button kind="1" focusKey="connect" onClick={connectPayer}>
            {texts.connect}
          </Button>
        )}
      </div>
    </>
  )
}

interface PayersProps {
  readonly state: PayState
  readonly onChoose: (payer: Payer) => void
}

function Payers({ state: { payment, payer, payers }, onChoose }: PayersProps) {
  const { context } = useViewUi()
  const texts = useWalletTexts('pay', enPay)
  const connectPayer = useConnectPayer()
  if (!payment) return null
  const { token } = payment
  return (
    <div>
      <p className="fy-label">{texts.choosePayer}</p>
      <Rows label={texts.choosePayer}>
        {payers.map((each) => {
          const { walletId, account, holds } = each
          const [wallet] = context.stores.connectors.find(walletId, payment.network.chainNamespace)
          const balance = formatTokenBalance({ amount: holds, decimals: token.decimals })
          const isChosen = walletId === payer?.walletId
          return (
            <Row
              key={walletId}
              focusKey={`payer:${walletId}`}
              icon={<Avatar address={account.address} imageUrl={undefined} />}
              title={wallet?.name ?? formatAddress(account.address)}
              names="title"
              text={balance === undefined ? formatAddress(account.address) : texts.have(`${balance} ${token.symbol}`)}
              isCurrent={isChosen}
              end={isChosen && <CheckIcon />}
              onClick={() => onChoose(each)}
            />
          )
        })}
        <Row
          focusKey="another"
          icon={
            <span className="fy-ic fy-ic--glyph" aria-hidden="true">
              <Icon node={Plus} />
            </span>
          }
          title={texts.another}
          onClick={connectPayer}
        />
      </Rows>
    </div>
  )
}

interface CostsProps {
  /** True while `StickyCosts` shows the costs in a low window instead. */
  readonly isPinned: boolean
  readonly isUnread: boolean
  readonly fee: string | undefined
  readonly total: string | undefined
}

function Costs({ isPinned, isUnread, fee, total }: CostsProps) {
  const texts = useWalletTexts('pay', enPay)
  return (
    <div className={`fy-det${isPinned ? ' fy-review__costs' : ''}`}>
      <dl className="fy-dl">
        <div>
          <dt>{texts.fee}</dt>
          <dd aria-live="polite">
            {fee !== undefined ? (
              <bdi>{fee}</bdi>
            ) : isUnread ? (
              texts.feeUnread
            ) : (
              <span className="fy-skel fy-skel--line" aria-hidden="true" />
            )}
          </dd>
        </div>
      </dl>
      {total !== undefined && (
        <dl className="fy-dl fy-review__total">
          <div className="fy-dl__sum">
            <dt>{texts.total}</dt>
            <dd>
              <bdi>{total}</bdi>
            </dd>
          </div>
        </dl>
      )}
    </div>
  )
}
