import type { CaipAddress } from '@foyer/core'
import { type ClassifiedActivity, replaceTransaction } from '@foyer/core/internal/activity'
import { showToast } from '@foyer/core/internal/modal'
import { useState } from 'react'
import { Button } from '../../components/Button.js'
import { useWalletTexts } from '../../i18n/useWalletTexts.js'
import { createErrorToast } from '../../internal/createErrorToast.js'
import { useUi } from '../../internal/UiContext.js'
import { enActivity } from './texts.js'

export interface ReplaceButtonsProps {
  readonly line: ClassifiedActivity
  readonly caipAddress: CaipAddress
}

export function ReplaceButtons({ line, caipAddress }: ReplaceButtonsProps) {
  const { modal, messages } = useUi()
  const texts = useWalletTexts('activity', enActivity)
  const [requested, setRequested] = useState<'faster' | 'cancel'>()
  const ask = async (how: 'faster' | 'cancel') => {
    setRequested(how)
    try {
      await replaceTransaction(modal, { caipAddress, activity: line, how })
    } catch (cause) {
      showToast(modal, createErrorToast(cause, messages))
    } finally {
      setRequested(undefined)
    }
  }
  const kinds = line.kind === 'cancel' ? (['faster'] as const) : (['faster', 'cancel'] as const)
  return (
    <div className="fy-hist__acts">
      {kinds.map((how) => (
        <Button
          key={how}
          kind="2"
          size="xs"
          isBusy={requested === how}
          isOff={requested !== undefined && requested !== how}
          onClick={() => void ask(how)}
        >
          {texts[how]}
        </Button>
      ))}
    </div>
  )
}
