import * as z from 'zod/mini'
import { drawBold } from '../../frame/login/drawBold'
import { createElement } from '../../frame/screen/createElement'
import type { SiteApi } from '../../frame/session/createSiteApi'
import { texts } from '../../texts/texts'
import type { WindowPage } from '../createPage'
import { describeBrowser } from '../describeBrowser'
import { formatLocalTime } from '../formatLocalTime'
import { createCodeForm, drawAddressHint, drawFact, drawResend } from './codeForm'

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
  const { code } = texts().login
  const { input, form } = createCodeForm(page, code.submit, async (digits) => {
    const { ticket } = await api.call(
      'email/finish',
      { attempt, secret, digits, ...(isAlone && { isAlone }) },
      finished,
    )
    await onTicket(ticket, origin)
  })
  const isHere = origin === site.url
  page.draw({
    title: code.title,
    parts: [
      drawBold(code.sent, email),
      !isHere &&
        createElement(
          'dl',
          { class: 'facts' },
          ...drawFact(code.site, new URL(origin).host),
          ...(isAlone
            ? [...drawFact(code.device, describeBrowser(userAgent)), ...drawFact(code.started, formatLocalTime(at))]
            : []),
        ),
      isAlone && createElement('p', { class: 'warning' }, code.onlyIfYours),
      form,
      drawResend(page, resendAfterMs, async () => {
        await api.call('email/resend', { attempt, secret }, z.object({}))
        await showCode(view)
      }),
      drawAddressHint(site.name),
    ],
  })
  input.focus()
}
