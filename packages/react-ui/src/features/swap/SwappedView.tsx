import { getSwapController, type SwapReceipt } from '@foyer/core/internal/swap'
import { useStore } from '@nanostores/react'
import { Button } from '../../components/Button.js'
import { ExternalLink } from '../../components/ExternalLink.js'
import { Sentence } from '../../components/Sentence.js'
import { StatusScreen } from '../../components/StatusScreen.js'
import { TokenIcon } from '../../components/TokenIcon.js'
import { TransferDiagram } from '../../components/transaction/TransferDiagram.js'
import { enTransferReview } from '../../i18n/enTransferReview.js'
import { useWalletTexts } from '../../i18n/useWalletTexts.js'
import { getExplorerUrl } from '../../internal/getExplorerUrl.js'
import { formatExactAmount, formatRoundedAmount } from '../../internal/tokenTexts.js'
import { useUi } from '../../internal/UiContext.js'
import { toIconToken } from './describeSwap.js'
import { enSwapReview } from './reviewTexts.js'

export function SwappedView() {
  const { modal } = useUi()
  const swap = getSwapController(modal)
  const texts = useWalletTexts('swapping', enSwapReview)
  const sending = useWalletTexts('sending', enTransferReview)
  const receipt = useStore(swap.$receipt)
  if (!receipt) return null
  const { network, hash, sources, sourceToken, toToken } = receipt
  const explorer = getExplorerUrl(network, { hash })
  const { title, text, values } = wordsOf(receipt)
  return (
    <>
      <div className="fy-body">
        <StatusScreen
          role="status"
          picture={
            <TransferDiagram
              from={<TokenIcon token={toIconToken(sourceToken)} network={network} corner={null} />}
              to={<TokenIcon token={toIconToken(toToken)} network={network} corner={null} />}
              status="ok"
            />
          }
          title={<Sentence text={title} values={values} />}
          text={<Sentence text={text} values={values} />}
        />
        {sources?.length === 1 && (
          <p className="fy-note">
            {sending.accordingTo} <bdi dir="ltr">{sources[0]}</bdi>
          </p>
        )}
      </div>
      <div className="fy-cta fy-stack">
        <Button kind="1" isFocused onClick={swap.finish}>
          {texts.done}
        </Button>
        {explorer !== undefined && (
          <ExternalLink className="fy-btn fy-btn--3" href={explorer}>
            {texts.view}
          </ExternalLink>
        )}
      </div>
    </>
  )

  function wordsOf({ paid, receivedAmount, expected, sourceToken, toToken }: SwapReceipt) {
    const out = formatExactAmount(paid, sourceToken)
    const back = formatRoundedAmount(receivedAmount ?? expected, toToken)
    const values = [out, back, network.name]
    if (receivedAmount === undefined) return { title: texts.swapped(out), text: texts.gotUnknown, values }
    return { title: texts.got(back), text: texts.gotFor(out, network.name), values }
  }
}
