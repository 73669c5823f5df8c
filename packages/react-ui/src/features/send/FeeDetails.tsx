import { describeError } from '@foyer/core/internal/connect'
import { isModalError } from '@foyer/core/internal/modal'
import { selectFeeChoice } from '@foyer/core/internal/send'
import { ChevronDown } from 'lucide'
import { Chips } from '../../components/Chips.js'
import { FieldError } from '../../components/FieldError.js'
import { Icon } from '../../components/Icon.js'
import { enSend } from '../../i18n/enSend.js'
import { useViewUi } from '../../i18n/useViewUi.js'
import { useWalletTexts } from '../../i18n/useWalletTexts.js'
import { formatFee } from '../../internal/tokenTexts.js'
import { getSendFeeToken } from './describeSend.js'
import { useSend } from './useSend.js'

/** Shows the network fee and the speeds to choose from. `isPart` omits the network's name from the label. */
export function FeeDetails({ isPart }: { readonly isPart?: boolean }) {
  const { context, messages } = useViewUi()
  const texts = useWalletTexts('send', enSend)
  const { send, state } = useSend()
  const { network, quote: reading, feeId, tokenBalances } = state
  if (!network) return null
  const { quote, status, error } = reading
  const label = isPart ? texts.fee : texts.feeOn(network.name)
  const failure = isModalError(error, 'FEE_TOO_HIGH') ? describeError(error, messages.errors) : texts.quoteFailed
  if (!quote) {
    return (
      <p className="fy-send__fee" aria-busy={status === 'loading'} role={status === 'failed' ? 'alert' : undefined}>
        {status === 'failed' ? (
          failure
        ) : (
          <>
            <span>{label}</span>
            <span className="fy-skel fy-skel--line" aria-hidden="true" />
          </>
        )}
      </p>
    )
  }
  if (quote.isSponsored) {
    const row = (
      <dl className="fy-dl">
        <div>
          <dt>{label}</dt>
          <dd>
            <bdi>{texts.sponsored(context.options.metadata.name)}</bdi>
          </dd>
          <dd className="fy-send__payer">{texts.sponsoredNote}</dd>
        </div>
      </dl>
    )
    return (
      <>
        {status === 'failed' && <FieldError>{failure}</FieldError>}
        {isPart ? row : <div className="fy-det">{row}</div>}
      </>
    )
  }
  const native = getSendFeeToken(network, tokenBalances)
  const fee = selectFeeChoice(quote, feeId)
  return (
    <>
      {status === 'failed' && <FieldError>{failure}</FieldError>}
      <details className="fy-det">
        <summary data-focus-key="fee">
          <span>{label}</span>
          <bdi className="fy-num">{formatFee(fee.amount, native)}</bdi>
          <Icon node={ChevronDown} className="fy-i fy-i--sm" />
        </summary>
        {quote.fees.length > 1 && (
          <div className="fy-send__speeds">
            <Chips
              label={texts.feeSpeed}
              options={quote.fees.map(({ id }) => ({ value: id, label: texts.speeds[id] }))}
              value={fee.id}
              onChange={(id) => send.setFee(id)}
            />
          </div>
        )}
        <dl className="fy-dl">
          <div>
            <dt>{texts.fee}</dt>
            <dd>
              <bdi>{formatFee(fee.amount, native)}</bdi>
              {fee.most !== undefined && fee.most > fee.amount && (
                <small>
                  <bdi>{texts.feeMost(formatFee(fee.most, native))}</bdi>
                </small>
              )}
            </dd>
          </div>
          {quote.extra && (
            <div>
              <dt>{texts.opensAccount}</dt>
              <dd>
                <bdi>{formatFee(quote.extra.amount, native)}</bdi>
              </dd>
            </div>
          )}
          {fee.seconds !== undefined && (
            <div>
              <dt>{texts.arrives}</dt>
              <dd>{texts.seconds(fee.seconds)}</dd>
            </div>
          )}
        </dl>
      </details>
    </>
  )
}
