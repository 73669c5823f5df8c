import { formatAddress, formatHash } from '@foyer/core/ui'
import { sending } from '@foyer/core/ui/send'
import { Button } from '../../components/Button.js'
import { CheckIcon } from '../../components/CheckIcon.js'
import { ExternalLink } from '../../components/ExternalLink.js'
import { Sentence } from '../../components/Sentence.js'
import { StateScreen } from '../../components/StateScreen.js'
import { useReadable } from '../../hooks/useReadable.js'
import { enSend } from '../../messages/enSend.js'
import { enSending } from '../../messages/enSending.js'
import { useUi } from '../../UiContext.js'
import { useWalletTexts } from '../../useWalletTexts.js'
import { explorerUrl } from '../../utils/explorerUrl.js'
import { sentAmount } from './describe.js'

/** What was sent. The account lies behind it. */
export function SentView() {
  const { context } = useUi()
  const first = useWalletTexts('send', enSend)
  const texts = useWalletTexts('sending', enSending)
  const receipt = useReadable(context.use(sending).$receipt)
  const { router } = context.stores
  const done = () => router.reset({ view: 'Account' })
  if (!receipt) return null
  const { hash, amount, token, network, to, name } = receipt
  const explorer = explorerUrl(network, { hash })
  const who = name ?? formatAddress(to)
  const sum = sentAmount({ token, sendTokenAmount: amount })
  return (
    <>
      <div className="fy-body">
        <StateScreen
          role="status"
          picture={
            <span className="fy-mark fy-mark--ok">
              <CheckIcon />
            </span>
          }
          title={<Sentence text={texts.sent(sum)} values={[sum]} />}
          text={<Sentence text={texts.sentText(who, network.chainNamespace)} values={[who]} />}
        />
        <div className="fy-det">
          <dl className="fy-dl">
            <div>
              <dt>{first.to}</dt>
              <dd>
                <bdi>{who}</bdi>
              </dd>
            </div>
            <div>
              <dt>{texts.transaction}</dt>
              <dd>
                {explorer !== undefined ? (
                  <ExternalLink className="fy-link" href={explorer}>
                    <bdi dir="ltr">{formatHash(hash)}</bdi>
                  </ExternalLink>
                ) : (
                  <bdi dir="ltr">{formatHash(hash)}</bdi>
                )}
              </dd>
            </div>
          </dl>
        </div>
      </div>
      <div className="fy-cta">
        <Button kind="1" isFocused onClick={done}>
          {texts.done}
        </Button>
      </div>
    </>
  )
}
