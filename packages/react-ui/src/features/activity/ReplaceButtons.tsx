import type { CaipAddress } from '@foyer/core'
import { showToast } from '@foyer/core/ui'
import { type ActivityLine, replaceTransaction } from '@foyer/core/ui/activity'
import { describeError } from '@foyer/core/ui/connect'
import { useState } from 'react'
import { Button } from '../../components/Button.js'
import { enActivity } from '../../messages/enActivity.js'
import { useUi } from '../../UiContext.js'
import { useWalletTexts } from '../../useWalletTexts.js'

export interface ReplaceButtonsProps {
  readonly line: ActivityLine
  readonly caipAddress: CaipAddress
}

/** Another transaction in the place of one that is on its way. */
export function ReplaceButtons({ line, caipAddress }: ReplaceButtonsProps) {
  const { context, messages } = useUi()
  const texts = useWalletTexts('activity', enActivity)
  const [asked, setAsked] = useState<'faster' | 'cancel'>()
  const ask = async (how: 'faster' | 'cancel') => {
    setAsked(how)
    try {
      await replaceTransaction(context, { caipAddress, activity: line, how })
    } catch (cause) {
      showToast(context, { message: describeError(cause, messages.errors), variant: 'error' })
    } finally {
      setAsked(undefined)
    }
  }
  const ways = line.kind === 'cancel' ? (['faster'] as const) : (['faster', 'cancel'] as const)
  return (
    <div className="fy-hist__acts">
      {ways.map((how) => (
        <Button
          key={how}
          kind="2"
          size="xs"
          isBusy={asked === how}
          isOff={asked !== undefined && asked !== how}
          onClick={() => void ask(how)}
        >
          {texts[how]}
        </Button>
      ))}
    </div>
  )
}
