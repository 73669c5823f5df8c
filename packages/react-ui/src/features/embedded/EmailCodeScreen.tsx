import { formatEmail } from '@foyer/core/internal/modal'
import type { EmailRefusal } from '@foyer/core/internal/sign-in'
import { CircleAlert, Mail } from 'lucide'
import { type ReactNode, useId } from 'react'
import { Icon } from '../../components/Icon.js'
import { IconBadge } from '../../components/IconBadge.js'
import { OtpField } from '../../components/OtpField.js'
import { readLeadingPunctuation, WithPunctuation } from '../../components/Sentence.js'
import { StatusScreen } from '../../components/StatusScreen.js'
import { ResendCode } from './ResendCode.js'
import { useSignInTexts } from './signInMessages.js'
import { enSignIn } from './signInTexts.js'

export interface EmailCodeScreenProps {
  readonly title: string
  readonly text: ReactNode
  readonly sentAt: number
  readonly isChecking: boolean
  readonly isWrong: boolean
  readonly onCode: (code: string) => void
  readonly onResend: () => EmailRefusal | undefined
  readonly children?: ReactNode
}

export function EmailCodeScreen(props: EmailCodeScreenProps) {
  const { title, text, sentAt, isChecking, isWrong, onCode, onResend, children } = props
  const texts = useSignInTexts(enSignIn)
  const id = useId()
  const isBad = isWrong && !isChecking
  return (
    <div className="fy-body">
      {children}
      <StatusScreen isTight title={title} text={text} picture={<IconBadge node={Mail} tone="accent" />} />
      <OtpField
        // A newly sent code clears the typed digits.
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

interface WithEmailProps {
  readonly email: string
  readonly text: (email: string) => string
}

/**
 * Renders a sentence with its email address in bold, wherever the language puts it. Shortens a long address in its
 * middle.
 */
export function SentenceWithEmail({ email, text }: WithEmailProps) {
  const shown = formatEmail(email)
  const [before, ...others] = text(shown).split(shown)
  const after = others.join(shown)
  const marks = readLeadingPunctuation(after)
  return (
    <>
      {before}
      <WithPunctuation after={marks}>
        <b>
          <bdi>{shown}</bdi>
        </b>
      </WithPunctuation>
      {after.slice(marks.length)}
    </>
  )
}
