import { formatAddress } from '@foyer/core/ui'
import { chosenFee, type Payer, type PayState, paying, shortageOf } from '@foyer/core/ui/send'
import { useStore } from '@nanostores/react'
import { Plus } from 'lucide'
import { useEffect } from 'react'
import { Avatar } from '../../components/Avatar.js'
import { ReceiverLine } from '../../components/asking/ReceiverLine.js'
import { ReviewLine } from '../../components/asking/ReviewLine.js'
import { Button } from '../../components/Button.js'
import { CheckIcon } from '../../components/CheckIcon.js'
import { Icon } from '../../components/Icon.js'
import { ListEnd } from '../../components/ListEnd.js'
import { Row } from '../../components/Row.js'
import { Rows } from '../../components/Rows.js'
import { TokenIcon } from '../../components/TokenIcon.js'
import { enPay } from '../../messages/enPay.js'
import { enSend } from '../../messages/enSend.js'
import { enSending } from '../../messages/enSending.js'
import { useViewUi } from '../../useViewUi.js'
import { useWalletTexts } from '../../useWalletTexts.js'
import { balanceOf, exactly, feeText } from '../../utils/tokenTexts.js'
import { PayProgress } from './PayProgress.js'
import { Shortage } from './Shortage.js'

/** What a page asks for, from whom it goes, and what it costs. */
export function PayView() {
  const { context } = useViewUi()
  const texts = useWalletTexts('pay', enPay)
  const first = useWalletTexts('send', enSend)
  const sending = useWalletTexts('sending', enSending)
  const pay = context.use(paying)
  const state = useStore(pay.$state)
  useEffect(() => pay.watch(), [pay])
  const { router } = context.stores
  const { payment, payer, payers, quote, step } = state
  const isAsked = payment !== undefined
  useEffect(() => {
    // Opened by itself: nobody asks for anything.
    if (!isAsked) router.reset({ view: 'Account' })
  }, [isAsked, router])
  if (!payment) return null
  if (step.status !== 'form') return <PayProgress />
  const { network, token, units, request } = payment
  const amount = exactly(units, token)
  const shortage = shortageOf(state)
  // What the account holds has a picture where no list names one.
  const iconUrl = token.iconUrl ?? payers.find((each) => each.iconUrl)?.iconUrl
  return (
    <>
      <div className="fy-body">
        <div className="fy-review">
          <ReviewLine
            label={texts.asks(context.options.metadata.name)}
            picture={<TokenIcon token={{ ...token, iconUrl }} network={network} />}
            amount={<bdi>{amount}</bdi>}
            text={sending.onNetwork(network.name)}
          />
          <ReceiverLine
            label={first.to}
            picture={<Avatar address={request.recipient} imageUrl={undefined} />}
            address={request.recipient}
          />
          {payer && <Payers state={state} onChoose={pay.choosePayer} />}
          {payer && <Costs state={state} />}
          {shortage && <Shortage state={state} shortage={shortage} />}
        </div>
        <ListEnd />
      </div>
      <div className="fy-cta">
        {payer ? (
          <Button
            kind="1"
            focusKey="pay"
            isBusy={!quote && !state.isUnread}
            isOff={!quote || shortage !== undefined}
            onClick={() => void pay.pay()}
          >
            {texts.pay(amount)}
          </Button>
        ) : (
          <Button
            kind="1"
            focusKey="connect"
            onClick={() => {
              const { chainNamespace: namespace, caipNetworkId } = network
              router.push({ view: 'Connect', params: { namespace, caipNetworkId } })
            }}
          >
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

/** The accounts of the wallets that are connected. */
function Payers({ state: { payment, payer, payers }, onChoose }: PayersProps) {
  const { context } = useViewUi()
  const texts = useWalletTexts('pay', enPay)
  if (!payment) return null
  const { token } = payment
  return (
    <div>
      <p className="fy-label">{texts.choosePayer}</p>
      <Rows label={texts.choosePayer}>
        {payers.map((each) => {
          const { walletId, account, holds } = each
          const [wallet] = context.stores.connectors.find(walletId, payment.network.chainNamespace)
          const balance = balanceOf({ amount: holds, decimals: token.decimals })
          const isChosen = walletId === payer?.walletId
          return (
            <Row
              key={walletId}
              focusKey={`payer:${walletId}`}
              icon={<Avatar address={account.address} imageUrl={undefined} />}
              title={wallet?.name ?? formatAddress(account.address)}
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
          onClick={() => {
            const { chainNamespace: namespace, caipNetworkId } = payment.network
            context.stores.router.push({ view: 'Connect', params: { namespace, caipNetworkId, adding: true } })
          }}
        />
      </Rows>
    </div>
  )
}

/** What the network takes. */
function Costs({ state: { payment, quote, isUnread } }: { readonly state: PayState }) {
  const texts = useWalletTexts('pay', enPay)
  if (!payment) return null
  const { network } = payment
  const fee = quote && chosenFee(quote, undefined)
  return (
    <div className="fy-det">
      <dl className="fy-dl">
        <div>
          <dt>{texts.fee}</dt>
          <dd aria-live="polite">
            {fee ? (
              <bdi>{feeText(fee.amount, network.nativeCurrency)}</bdi>
            ) : isUnread ? (
              texts.feeUnread
            ) : (
              <span className="fy-skel fy-skel--line" aria-hidden="true" />
            )}
          </dd>
        </div>
      </dl>
    </div>
  )
}
