import { EMAIL_COOLDOWN } from '@foyer/core/ui'
import type { EmailRefusal } from '@foyer/core/ui/sign-in'
import { useState } from 'react'
import { toClock, useSecondsUntil } from '../../hooks/useSecondsUntil.js'
import { enSignIn } from '../../messages/enSignIn.js'
import { useTexts } from './textsOf.js'

const SECOND = 1000

/** Told to those who listen at these seconds only. */
const TOLD = [30, 10, 0]

export interface ResendCodeProps {
  /** Milliseconds since 1970. */
  readonly sentAt: number
  readonly onResend: () => EmailRefusal | undefined
}

/** Another code, as soon as one may be asked for. */
export function ResendCode({ sentAt, onResend }: ResendCodeProps) {
  const texts = useTexts(enSignIn)
  const [until, setUntil] = useState(0)
  const seconds = useSecondsUntil(Math.max(until, sentAt + EMAIL_COOLDOWN))
  const resend = () => {
    const refusal = onResend()
    if (refusal?.reason === 'cooldown') setUntil(Date.now() + refusal.seconds * SECOND)
  }
  return (
    <div className="fy-center fy-resend">
      <p className="fy-note">
        {seconds > 0 ? (
          <span aria-hidden="true">
            {texts.newCodeIn}{' '}
            <bdi className="fy-num" dir="ltr">
              {toClock(seconds)}
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
        {TOLD.includes(seconds) ? texts.newCodeInSeconds(seconds) : ''}
      </span>
    </div>
  )
}
