import * as z from 'zod/mini'
import { drawBold } from '../../frame/login/drawBold'
import { createElement } from '../../frame/screen/createElement'
import type { SiteApi } from '../../frame/session/createSiteApi'
import { texts } from '../../texts/texts'
import type { WindowPage } from '../createPage'
import { describeBrowser } from '../describeBrowser'
import { formatLocalTime } from '../formatLocalTime'
import { createCodeForm, drawAddressHint, drawFact, drawResend } from './codeForm'

const doneSchema = z.object({ from: z.optional(z.number()) })
const described = z.object({
  email: z.string(),
  old: z.optional(z.string()),
  origin: z.string(),
  userAgent: z.string(),
  at: z.number(),
  step: z.enum(['old', 'new']),
  done: z.optional(doneSchema),
  resendAfterMs: z.number(),
})

export interface ChangedEmail {
  readonly email: string
  readonly origin: string
  /** When the new email takes effect, in ms since 1970; absent if at once. */
  readonly from?: number | undefined
}

interface ChangeView {
  readonly api: SiteApi
  readonly page: WindowPage
  readonly site: { readonly name: string }
  readonly change: { readonly attempt: string; readonly secret: string }
  /** True in a window that no frame of this site has opened: the user compares the device, too. */
  readonly isAlone: boolean
  readonly onDone: (changed: ChangedEmail) => void
}

/** Asks for the code from the current email, and then for the one from the new email. */
export async function showChangeCode(view: ChangeView): Promise<void> {
  const { api, page, site, change, isAlone, onDone } = view
  const body = { ...change, ...(isAlone && { isAlone }) }
  const facts = await api.call('email/change/window', body, described)
  const { email, old, origin, userAgent, at, step, done, resendAfterMs } = facts
  if (done !== undefined) return onDone({ email, origin, ...done })
  const isOld = step === 'old'
  const { change: words, code } = texts().login
  const { input, form } = createCodeForm(page, isOld ? words.confirm : words.submit, async (digits) => {
    if (isOld) {
      await api.call('email/change/old', { ...body, digits }, z.unknown())
      return showChangeCode(view)
    }
    onDone({ email, origin, ...(await api.call('email/change/new', { ...body, digits }, doneSchema)) })
  })
  page.draw({
    title: isOld ? words.oldTitle : words.newTitle,
    parts: [
      drawBold(code.sent, isOld ? (old ?? email) : email),
      createElement(
        'dl',
        { class: 'facts' },
        ...drawFact(words.newEmail, email),
        ...drawFact(code.site, new URL(origin).host),
        ...(isAlone
          ? [...drawFact(code.device, describeBrowser(userAgent)), ...drawFact(code.started, formatLocalTime(at))]
          : []),
      ),
      createElement('p', { class: 'warning' }, words.onlyIfYours(email)),
      form,
      drawResend(page, resendAfterMs, async () => {
        await api.call('email/change/resend', body, z.object({}))
        await showChangeCode(view)
      }),
      drawAddressHint(site.name),
    ],
  })
  input.focus()
}
