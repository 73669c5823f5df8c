import { ChevronDown } from 'lucide'
import { useId, useState } from 'react'
import { Chips } from '../../components/Chips.js'
import { Icon } from '../../components/Icon.js'
import { InfoTip } from '../../components/InfoTip.js'
import { enSwap } from '../../messages/enSwap.js'
import { useWalletTexts } from '../../useWalletTexts.js'
import { percentOf } from './describeSwap.js'
import { useSwap } from './useSwap.js'

/** Percent. */
const CHOICES = ['0.5', '1', '3']

/** By how much the price may get worse, and the choice of it. */
export function Slippage() {
  const texts = useWalletTexts('swap', enSwap)
  const { swap, state } = useSwap()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { isAuto, percent } = state.slippage
  const text = percentOf(percent)
  return (
    <>
      <div>
        <dt>
          {texts.slippage} <InfoTip label={texts.about(texts.slippage)}>{texts.aboutSlippage}</InfoTip>
        </dt>
        <dd>
          <button
            type="button"
            className="fy-swap__choose"
            aria-expanded={isOpen}
            aria-controls={id}
            data-focus-key="slippage"
            onClick={() => setOpen(!isOpen)}
          >
            <span className="fy-vh">{texts.slippage} </span>
            <bdi>{isAuto ? texts.autoPercent(text) : text}</bdi>
            <Icon node={ChevronDown} className="fy-i fy-i--xs" />
          </button>
        </dd>
      </div>
      <div id={id} hidden={!isOpen} className="fy-swap__chips">
        <dt className="fy-vh">{texts.slippage}</dt>
        <dd>
          <Chips
            label={texts.slippage}
            options={[
              { value: 'auto', label: texts.auto },
              ...CHOICES.map((each) => ({ value: each, label: percentOf(each) })),
            ]}
            value={isAuto ? 'auto' : percent}
            onChange={(wanted) => void swap.setSlippage(wanted)}
          />
        </dd>
      </div>
    </>
  )
}
