import type { SwapReceipt } from '@foyer/core/ui/swap'
import { belowSwap, swapping } from '@foyer/core/ui/swap'
import { useStore } from '@nanostores/react'
import { Button } from '../../components/Button.js'
import { CheckIcon } from '../../components/CheckIcon.js'
import { ExternalLink } from '../../components/ExternalLink.js'
import { Sentence } from '../../components/Sentence.js'
import { StateScreen } from '../../components/StateScreen.js'
import { TokenIcon } from '../../components/TokenIcon.js'
import { enSwapping } from '../../messages/enSwapping.js'
import { useUi } from '../../UiContext.js'
import { useWalletTexts } from '../../useWalletTexts.js'
import { explorerUrl } from '../../utils/explorerUrl.js'
import { exactly } from '../../utils/tokenTexts.js'
import { drawn, roughlyOf } from './describeSwap.js'

/** What was swapped, once the chain has it. What it was for lies behind it, or the account. */
export function SwappedView() {
  const { context } = useUi()
  const texts = useWalletTexts('swapping', enSwapping)
  const receipt = useStore(context.use(swapping).$receipt)
  if (!receipt) return null
  const { network, hash } = receipt
  const explorer = explorerUrl(network, { hash })
  const { title, text, values } = wordsOf(receipt)
  return (
    <>
      <div className="fy-body">
        <StateScreen
          role="status"
          picture={<Couple receipt={receipt} />}
          title={<Sentence text={title} values={values} />}
          text={<Sentence text={text} values={values} />}
        />
      </div>
      <div className="fy-cta fy-stack">
        <Button kind="1" isFocused onClick={() => context.stores.router.reset(belowSwap(context))}>
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
    if (got === undefined) return { title: texts.swapped(out), text: texts.gotUnknown, values }
    return { title: texts.got(back), text: texts.gotFor(out, network.name), values }
  }
}

/** What went and what came. */
function Couple({ receipt }: { readonly receipt: SwapReceipt }) {
  const { network, sourceToken, toToken } = receipt
  return (
    <div className="fy-couple fy-swap__couple">
      <TokenIcon token={drawn(sourceToken)} network={network} corner={null} />
      <TokenIcon token={drawn(toToken)} network={network} corner={null} />
      <span className="fy-ring__b fy-ring__b--ok">
        <CheckIcon />
      </span>
    </div>
  )
}
