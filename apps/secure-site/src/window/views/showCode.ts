import * as z from 'zod/mini'
import { describeUserAgent } from '../../describeUserAgent'
import { formatTime } from '../../formatTime'
import { createElement } from '../../frame/screen/createElement'
import type { SiteApi } from '../../frame/session/createSiteApi'
import { createButton, createField, createForm, type WindowPage } from '../createPage'

const DIGITS = 6
const SECOND_MS = 1_000

const described = z.object({
  email: z.string(),
  origin: z.string(),
  userAgent: z.string(),
  at: z.number(),
  resendAfterMs: z.number(),
})
const finished = z.object({ ticket: z.optional(z.string()) })

interface CodeView {
  readonly api: SiteApi
  readonly page: WindowPage
  readonly site: { readonly name: string; readonly url: string }
  readonly login: { readonly attempt: string; readonly secret: string }
  /** True in a window that no frame of this site has opened: the user compares the device, too. */
  readonly isAlone?: boolean
  /** Runs after the right code. No ticket in a window without an opener. */
  readonly onTicket: (ticket: string | undefined, origin: string) => Promise<void>
}

/** Asks for the mailed code of a login, and says for which site it is. */
export async function showCode(view: CodeView): Promise<void> {
  const { api, page, site, login, isAlone = false, onTicket } = view
  const { attempt, secret } = login
  const { email, origin, userAgent, at, resendAfterMs } = await api.call('email/window', { attempt, secret }, described)
  const { input, element } = createField('Code', {
    type: 'text',
    inputmode: 'numeric',
    autocomplete: 'one-time-code',
    class: 'code large',
  })
  const submit = async () => {
    const digits = input.value.replaceAll(/\D/g, '')
    const body = { attempt, secret, digits, ...(isAlone && { isAlone }) }
    try {
      const { ticket } = await api.call('email/finish', body, finished)
      await onTicket(ticket, origin)
    } catch (error) {
      // In a later task, because the page gives the focus back to the button.
      setTimeout(() => {
        input.focus()
        input.select()
      })
      throw error
    }
  }
  const form = createForm(page, [element], 'Log in', submit)
  let sent = ''
  input.addEventListener('input', () => {
    const digits = input.value.replaceAll(/\D/g, '').slice(0, DIGITS)
    if (input.value !== digits) input.value = digits
    // Sends each code once by itself, so that the user can correct it.
    if (digits.length < DIGITS || digits === sent) return
    sent = digits
    form.requestSubmit()
  })
  const isHere = origin === site.url
  page.draw({
    title: 'Enter the code',
    parts: [
      createElement('p', {}, 'We emailed a code of six digits to ', createElement('b', {}, email), '.'),
      !isHere &&
        createElement(
          'dl',
          { class: 'facts' },
          ...drawFact('Site', new URL(origin).host),
          ...(isAlone
            ? [...drawFact('Device', describeUserAgent(userAgent)), ...drawFact('Started', formatTime(at))]
            : []),
        ),
      isAlone &&
        createElement(
          'p',
          { class: 'warning' },
          'Enter the code only if you started this yourself, on this site and device. Whoever started it will be logged in.',
        ),
      form,
      drawResend(view, resendAfterMs),
      createElement(
        'p',
        { class: 'quiet' },
        `Check that the address bar shows ${site.name}. Enter the code nowhere else, and give it to nobody.`,
      ),
    ],
  })
  input.focus()
}

const drawFact = (name: string, value: string) => [createElement('dt', {}, name), createElement('dd', {}, value)]

/** Draws the button for another code, which counts down until one may be sent. */
function drawResend(view: CodeView, afterMs: number): HTMLElement {
  const { api, page, login } = view
  const label = 'Send a new code'
  const button = createButton(page, { label, kind: 'second' }, async () => {
    await api.call('email/resend', { attempt: login.attempt, secret: login.secret }, z.object({}))
    await showCode(view)
  })
  const end = Date.now() + afterMs
  const count = () => {
    const seconds = Math.ceil((end - Date.now()) / SECOND_MS)
    button.disabled = seconds > 0
    button.replaceChildren(seconds > 0 ? `${label} in ${seconds} s` : label)
    if (seconds > 0) setTimeout(() => button.isConnected && count(), SECOND_MS)
  }
  count()
  return button
}
