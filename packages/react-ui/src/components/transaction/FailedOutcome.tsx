import type { ConnectedWalletInfo } from '@foyer/core'
import { RotateCw } from 'lucide'
import type { ReactNode } from 'react'
import { enTransaction } from '../../i18n/enTransaction.js'
import { useWalletTexts } from '../../i18n/useWalletTexts.js'
import { useUi } from '../../internal/UiContext.js'
import { Button } from '../Button.js'
import { Icon } from '../Icon.js'
import { StatusScreen } from '../StatusScreen.js'
import { WalletStatusRing } from '../WalletWaitingScreen.js'

export interface UnknownOutcomeProps {
  readonly wallet: ConnectedWalletInfo | undefined
  readonly text: string
  readonly walletMessage?: ReactNode
  readonly note?: string | undefined
  readonly warning?: ReactNode
  readonly back: { readonly label: string; readonly onClick: () => void }
}

/** Tells the user that the outcome of a request is unknown, and to check before trying again. */
export function UnknownOutcome({ wallet, text, walletMessage, note, warning, back }: UnknownOutcomeProps) {
  const { context } = useUi()
  const texts = useWalletTexts('asking', enTransaction)
  return (
    <>
      <div className="fy-body">
        <StatusScreen
          role="alert"
          picture={<WalletStatusRing wallet={wallet} state="warn" />}
          title={texts.unsureTitle}
          text={
            <>
              {text}
              {walletMessage}
            </>
          }
        />
        {note !== undefined && <p className="fy-note">{note}</p>}
        {warning}
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

export interface FailedOutcomeProps {
  readonly wallet: ConnectedWalletInfo | undefined
  readonly isDeclined?: boolean | undefined
  /** Picture above the title. @default the wallet's icon, in a ring colored by the outcome */
  readonly picture?: ReactNode
  readonly title: string
  readonly text: ReactNode
  readonly warning?: ReactNode
  readonly again?: { readonly label: string; readonly onClick: () => void } | undefined
  /** Opens the form again. Absent if "Try again" already does. */
  readonly onEdit?: (() => void) | undefined
}

export function FailedOutcome(props: FailedOutcomeProps) {
  const { wallet, isDeclined = false, picture, title, text, warning, again, onEdit } = props
  const texts = useWalletTexts('asking', enTransaction)
  return (
    <>
      <div className="fy-body">
        <StatusScreen
          role="alert"
          isShaking={!isDeclined}
          picture={picture ?? <WalletStatusRing wallet={wallet} state={isDeclined ? 'declined' : 'bad'} />}
          title={title}
          text={text}
        />
        {warning}
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
