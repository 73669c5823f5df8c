import type { SwapReceipt } from '@foyer/core/ui/swap'
import { swapping } from '@foyer/core/ui/swap'
import { X } from 'lucide'
import { Button } from '../../components/Button.js'
import { CheckIcon } from '../../components/CheckIcon.js'
import { ExternalLink } from '../../components/ExternalLink.js'
import { Mark } from '../../components/Mark.js'
import { Sentence } from '../../components/Sentence.js'
import { StateScreen } from '../../components/StateScreen.js'
import { TokenIcon } from '../../components/TokenIcon.js'
import { useReadable } from '../../hooks/useReadable.js'
import { enSwapping } from '../../messages/enSwapping.js'
import { useUi } from '../../UiContext.js'
import { useWalletTexts } from '../../useWalletTexts.js'
import { explorerUrl } from '../../utils/explorerUrl.js'
import { exactly } from '../../utils/tokenTexts.js'
import { drawn, roughlyOf } from './describeSwap.js'

/** What was swapped, once it was sent: on its way, done, or not carried out. The account lies behind it. */
export function SwappedView() {
  const { context } = useUi()
  const texts = useWalletTexts('swapping', enSwapping)
  const receipt = useReadable(context.use(swapping).$receipt)
  if (!receipt) return null
  const { network, hash, status } = receipt
  const explorer = explorerUrl(network, { hash })
  const { title, text, values } = wordsOf(receipt)
  return (
    <>
      <div className="fy-body">
        <StateScreen
          // Another role would be another element: whoever listens hears what it becomes.
          role="status"
          picture={status === 'failed' ? <Mark node={X} tone="bad" /> : <Couple receipt={receipt} />}
          title={<Sentence text={title} values={values} />}
          text={<Sentence text={text} values={values} />}
        />
      </div>
      <div className="fy-cta fy-stack">
        <Button kind="1" isFocused onClick={() => context.stores.router.reset({ view: 'Account' })}>
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

  function wordsOf({ paid, got, expected, sourceToken, toToken }: SwapReceipt) {
    const out = exactly(paid, sourceToken)
    const back = roughlyOf(got ?? expected, toToken)
    const values = [out, back, network.name]
    if (status === 'pending')
      return { title: texts.swapping(out), text: texts.swappingText(back, network.name), values }
    if (status === 'failed') return { title: texts.notSwapped, text: texts.reverted(network.name), values }
    if (got === undefined) return { title: texts.swapped(out), text: texts.gotUnknown, values }
    return { title: texts.got(back), text: texts.gotFor(out, network.name), values }
  }
}

/** What went and what came. A tick once it has come. */
function Couple({ receipt }: { readonly receipt: SwapReceipt }) {
  const { network, sourceToken, toToken, status } = receipt
  return (
    <div className="fy-couple fy-swap__couple">
      <TokenIcon token={drawn(sourceToken)} network={network} corner={null} />
      <TokenIcon token={drawn(toToken)} network={network} corner={null} />
      {status === 'confirmed' ? (
        <span className="fy-ring__b fy-ring__b--ok">
          <CheckIcon />
        </span>
      ) : (
        <span className="fy-ring__b fy-ring__b--mute">
          <span className="fy-spin" aria-hidden="true" />
        </span>
      )}
    </div>
  )
}
