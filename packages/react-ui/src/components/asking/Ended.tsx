import { RotateCw, TriangleAlert, X } from 'lucide'
import type { ReactNode } from 'react'
import { enAsking } from '../../messages/enAsking.js'
import { useUi } from '../../UiContext.js'
import { useWalletTexts } from '../../useWalletTexts.js'
import { Button } from '../Button.js'
import { Icon } from '../Icon.js'
import { Mark } from '../Mark.js'
import { StateScreen } from '../StateScreen.js'

export interface UnsureProps {
  readonly text: string
  /** What was done before it. */
  readonly note?: string | undefined
  /** Back to what was entered. */
  readonly back: { readonly label: string; readonly onClick: () => void }
}

/** The wallet was asked, and nobody knows what came of it: the visitor looks, before he asks again. */
export function Unsure({ text, note, back }: UnsureProps) {
  const { context } = useUi()
  const texts = useWalletTexts('asking', enAsking)
  return (
    <>
      <div className="fy-body">
        <StateScreen
          role="alert"
          picture={<Mark node={TriangleAlert} tone="warn" />}
          title={texts.unsureTitle}
          text={text}
        />
        {note !== undefined && <p className="fy-note">{note}</p>}
      </div>
      <div className="fy-cta fy-stack">
        <Button kind="1" onClick={() => context.stores.router.reset({ view: 'Account' })}>
          {texts.toAccount}
        </Button>
        <Button kind="3" onClick={back.onClick}>
          {back.label}
        </Button>
      </div>
    </>
  )
}

export interface NotDoneProps {
  readonly title: string
  readonly text: ReactNode
  readonly again?: { readonly label: string; readonly onClick: () => void } | undefined
  /** Absent: asking again leads back to what was entered. */
  readonly onEdit?: (() => void) | undefined
}

/** Why nothing was done, and what to do. */
export function NotDone({ title, text, again, onEdit }: NotDoneProps) {
  const texts = useWalletTexts('asking', enAsking)
  return (
    <>
      <div className="fy-body">
        <StateScreen role="alert" isShaking picture={<Mark node={X} tone="bad" />} title={title} text={text} />
      </div>
      <div className="fy-cta fy-stack">
        {again && (
          <Button kind="1" onClick={again.onClick}>
            <Icon node={RotateCw} className="fy-i fy-i--sm" />
            {again.label}
          </Button>
        )}
        {onEdit && (
          <Button kind={again ? '3' : '1'} onClick={onEdit}>
            {texts.edit}
          </Button>
        )}
      </div>
    </>
  )
}
