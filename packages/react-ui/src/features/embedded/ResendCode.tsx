import { EMAIL_COOLDOWN_MS } from '@foyer/core/internal/modal'
import { type EmailRefusal, getEmailCooldownSeconds } from '@foyer/core/internal/sign-in'
import { RotateCw } from 'lucide'
import { useState } from 'react'
import { Button } from '../../components/Button.js'
import { Icon } from '../../components/Icon.js'
import { useUi } from '../../internal/UiContext.js'
import { formatClock, useSecondsUntil } from '../../internal/useSecondsUntil.js'
import { useSignInTexts } from './signInMessages.js'
import { enSignIn } from './signInTexts.js'

const SECOND_MS = 1000

/** Remaining seconds of the cooldown that screen readers read. */
const ANNOUNCED_SECONDS = [30, 10, 0]

export interface ResendCodeProps {
  /** Unix time in ms. */
  readonly sentAt: number
  readonly onResend: () => EmailRefusal | undefined
}

export function ResendCode({ sentAt, onResend }: ResendCodeProps) {
  const texts = useSignInTexts(enSignIn)
  const [until, setUntil] = useState(0)
  const seconds = useSecondsUntil(Math.max(until, sentAt + EMAIL_COOLDOWN_MS))
  const resend = () => {
    const refusal = onResend()
    if (refusal?.reason === 'cooldown') setUntil(Date.now() + refusal.seconds * SECOND_MS)
  }
  return (
    <div className="fy-center fy-resend">
      <p className="fy-note">
        {seconds > 0 ? (
          <span aria-hidden="true">
            {texts.newCodeIn}{' '}
            <bdi className="fy-num" dir="ltr">
              {formatClock(seconds)}
            </bdi>
          </span>
        ) : (
          <>
            {texts.noEmail}{' '}
            <button type="button" className="fy-link" onClick={resend}>
              {texts.newCode}
            </button>
          </>
        )}
      </p>
      <span className="fy-vh" role="status">
        {ANNOUNCED_SECONDS.includes(seconds) ? texts.newCodeInSeconds(seconds) : ''}
      </span>
    </div>
  )
}

/** Requests a new code once the last one is invalid; the label counts the cooldown down. */
export function NewCodeButton({ onClick }: { readonly onClick: () => void }) {
  const { context } = useUi()
  const texts = useSignInTexts(enSignIn)
  const [until] = useState(() => Date.now() + getEmailCooldownSeconds(context) * SECOND_MS)
  const seconds = useSecondsUntil(until)
  return (
    <Button kind="1" isOff={seconds > 0} onClick={onClick}>
      <Icon node={RotateCw} className="fy-i fy-i--sm" />
      {seconds > 0 ? (
        <span>
          {texts.newCodeIn}{' '}
          <bdi className="fy-num" dir="ltr">
            {formatClock(seconds)}
          </bdi>
        </span>
      ) : (
        texts.newCode
      )}
    </Button>
  )
}
