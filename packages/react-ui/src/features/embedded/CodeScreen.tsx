import type { EmailRefusal } from '@foyer/core/ui/sign-in'
import { CircleAlert, Mail } from 'lucide'
import { type ReactNode, useId } from 'react'
import { Icon } from '../../components/Icon.js'
import { Mark } from '../../components/Mark.js'
import { OtpField } from '../../components/OtpField.js'
import { StateScreen } from '../../components/StateScreen.js'
import { enSignIn } from '../../messages/enSignIn.js'
import { ResendCode } from './ResendCode.js'
import { useTexts } from './textsOf.js'

export interface CodeScreenProps {
  readonly title: string
  readonly text: ReactNode
  readonly sentAt: number
  readonly isChecking: boolean
  readonly isWrong: boolean
  readonly onCode: (code: string) => void
  readonly onResend: () => EmailRefusal | undefined
  /** Above the picture. */
  readonly children?: ReactNode
}

/** Asks for the code that was sent to an address. */
export function CodeScreen(props: CodeScreenProps) {
  const { title, text, sentAt, isChecking, isWrong, onCode, onResend, children } = props
  const texts = useTexts(enSignIn)
  const id = useId()
  const isBad = isWrong && !isChecking
  return (
    <div className="fy-body">
      {children}
      <StateScreen isTight title={title} text={text} picture={<Mark node={Mail} tone="accent" />} />
      <OtpField
        // Digits of an older code are of no use.
        key={sentAt}
        label={texts.codeLabel}
        digitLabel={texts.digit}
        isChecking={isChecking}
        isWrong={isWrong}
        describedBy={isBad ? id : undefined}
        onComplete={onCode}
      />
      {isBad && (
        <p className="fy-err fy-otp-err" id={id} role="alert">
          <Icon node={CircleAlert} className="fy-i fy-i--sm" />
          {texts.wrong}
        </p>
      )}
      <span className="fy-vh" role="status">
        {isChecking ? texts.checking : ''}
      </span>
      <ResendCode sentAt={sentAt} onResend={onResend} />
    </div>
  )
}
