'use client'

import type { Account, Modal } from '@foyer/core'
import type { SendEmailCodeParameters, VerifyEmailCodeParameters } from '@foyer/core/actions'
import { useCallback, useState } from 'react'
import { type Action, useAction } from '../internal/actions/useAction.js'

/**
 * Next step of the user: enter an `email`, open the link in the e-mail or follow the secure site's instructions
 * (`device`), enter the `code`, or none (`connected`).
 */
export type EmailLoginStep = 'email' | 'device' | 'code' | 'connected'

type Sending = Action<'sendEmailCode', SendEmailCodeParameters, Account | undefined>
type Verifying = Action<'verifyEmailCode', VerifyEmailCodeParameters, Account>

export interface UseEmailLoginReturn
  extends Pick<Sending, 'sendEmailCode' | 'sendEmailCodeAsync' | 'error' | 'isPending' | 'reset'>,
    Pick<Verifying, 'verifyEmailCode' | 'verifyEmailCodeAsync'> {
  readonly step: EmailLoginStep
}

const load = async () => (await import('../internal/actions/login.js')).loginActions

const verify = async (modal: Modal, parameters: VerifyEmailCodeParameters) => {
  const { verifyEmailCode } = await load()
  return verifyEmailCode(modal, parameters)
}

/** Logs in to the embedded wallet by e-mail: `sendEmailCode`, then `verifyEmailCode`. */
export function useEmailLogin(): UseEmailLoginReturn {
  const [step, setStep] = useState<EmailLoginStep>('email')
  const send = useCallback(async (modal: Modal, parameters: SendEmailCodeParameters, isLatest: () => boolean) => {
    const { waitForEmailDevice, connect, sendEmailCode } = await load()
    const show = (next: EmailLoginStep) => {
      if (isLatest()) setStep(next)
    }
    let action = await sendEmailCode(modal, parameters)
    if (action === 'VERIFY_DEVICE') {
      show('device')
      action = await waitForEmailDevice(modal)
    }
    if (action === 'CONNECT') {
      // The user is logged in at the secure site, so the app needs no code.
      const account = await connect(modal, { walletId: 'auth' })
      show('connected')
      return account
    }
    show('code')
    return undefined
  }, [])
  const sending = useAction('useEmailLogin', 'sendEmailCode', send)
  const verifying = useAction('useEmailLogin', 'verifyEmailCode', verify)
  const { sendEmailCode, sendEmailCodeAsync, reset: resetSending } = sending
  const { verifyEmailCode, verifyEmailCodeAsync, reset: resetVerifying } = verifying
  return {
    step: verifying.isSuccess ? 'connected' : step,
    error: verifying.error ?? sending.error,
    isPending: sending.isPending || verifying.isPending,
    // A new code invalidates the verification of the last one.
    sendEmailCode: useCallback<Sending['sendEmailCode']>(
      (...call) => {
        resetVerifying()
        sendEmailCode(...call)
      },
      [sendEmailCode, resetVerifying],
    ),
    sendEmailCodeAsync: useCallback<Sending['sendEmailCodeAsync']>(
      (...call) => {
        resetVerifying()
        return sendEmailCodeAsync(...call)
      },
      [sendEmailCodeAsync, resetVerifying],
    ),
    verifyEmailCode,
    verifyEmailCodeAsync,
    reset: useCallback(() => {
      resetSending()
      resetVerifying()
      setStep('email')
    }, [resetSending, resetVerifying]),
  }
}
