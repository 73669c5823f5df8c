import * as z from 'zod/mini'
import { createElement } from '../../frame/screen/createElement'
import { loginResponseSchema } from '../../frame/session/createFrameSession'
import { NoShareError } from '../../frame/session/NoShareError'
import { createField, createForm } from '../createPage'
import type { LoginOptions, WindowContext } from '../types'

const begun = z.object({ attempt: z.string(), device: z.string(), action: z.enum(['VERIFY_OTP', 'VERIFY_DEVICE']) })
const approval = z.object({ approved: z.boolean() })

/** Asks for the e-mail address, and mails a code. */
export function showLogin(context: WindowContext, { reason, next }: LoginOptions = {}): void {
  const { api, device, page, site } = context
  const { input, element } = createField('Email', { type: 'email', autocomplete: 'email', required: '' })
  const submit = async () => {
    const email = input.value.trim().toLowerCase()
    const stored = await device.read(site.url)
    const body = { email, origin: site.url, ...(stored.device && { device: stored.device }) }
    const { attempt, device: id, action } = await api.call('email/begin', body, begun)
    await device.change(site.url, (record) => ({ ...record, device: id }))
    if (action === 'VERIFY_OTP') showCode(context, { email, attempt, next })
    else await waitForLink(context, { email, attempt, next })
  }
  page.draw({
    title: 'Open your wallet',
    parts: [
      createElement('p', {}, reason ?? `Log in at ${site.name} to approve devices and to set up recovery.`),
      createForm(page, [element], 'Continue', submit),
      createElement(
        'p',
        { class: 'quiet' },
        `Check that the address bar shows ${site.name}. Enter your recovery code or password nowhere else. A wallet that you open with Google, Farcaster or another account can’t be opened here yet.`,
      ),
    ],
  })
}

interface LoginAttempt {
  readonly email: string
  readonly attempt: string
  readonly next: (() => Promise<void>) | undefined
}

async function waitForLink(context: WindowContext, login: LoginAttempt): Promise<void> {
  const { api, page } = context
  page.draw({
    title: 'Approve this device',
    parts: [
      createElement('p', { role: 'status' }, `We emailed a link to ${login.email}. Open it to approve this device.`),
    ],
  })
  for (let isApproved = false; !isApproved; ) {
    isApproved = (await api.call('email/device', { attempt: login.attempt }, approval)).approved
  }
  showCode(context, login)
}

function showCode(context: WindowContext, { email, attempt, next = context.showHome }: LoginAttempt): void {
  const { api, page, session } = context
  const { input, element } = createField('Code', {
    type: 'text',
    inputmode: 'numeric',
    autocomplete: 'one-time-code',
    maxlength: '6',
    class: 'code',
  })
  const submit = async () => {
    const digits = input.value.replaceAll(/\D/g, '')
    const login = await api.call('email/finish', { attempt, digits }, loginResponseSchema)
    try {
      await session.begin(login)
    } catch (error) {
      if (!(error instanceof NoShareError)) throw error
      context.showRecovery(error.ways)
      return
    }
    await next()
  }
  page.draw({
    title: 'Enter the code',
    parts: [
      createElement('p', {}, `We emailed a code of six digits to ${email}.`),
      createForm(page, [element], 'Log in', submit),
    ],
  })
  input.focus()
}
