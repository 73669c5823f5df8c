import { FrameError } from '../../frame/errors/FrameError'
import { type CaptchaRequest, createCaptcha, describeCaptcha } from '../../frame/login/createCaptcha'
import { beginEmailLogin, type EmailLogin, redeemEmailLogin, waitForLink } from '../../frame/login/emailLogin'
import { beginSocialLogin } from '../../frame/login/socialLogin'
import { withCaptcha } from '../../frame/login/withCaptcha'
import { createElement } from '../../frame/screen/createElement'
import { texts } from '../../texts/texts'
import { createButton, createField, createForm } from '../createPage'
import { enterWallet } from '../enterWallet'
import type { LoginOptions, WindowContext } from '../types'
import { showCode } from './showCode'

/** Asks for the e-mail address, and mails a code; to an unknown device first a link. */
export function showLogin(
  context: WindowContext,
  { reason, restored, next = context.showHome }: LoginOptions = {},
): void {
  const { api, device, page, providers, site } = context
  const words = texts().login
  const { input, element } = createField(words.email, { type: 'email', autocomplete: 'email', required: '' })
  /** Returns undefined after it has drawn the form again, with the reason. A failure before another view is thrown. */
  const begin = async (email: string): Promise<EmailLogin | undefined> => {
    let isFormShown = true
    try {
      const { needsLink, ...login } = await withCaptcha(
        (captcha) => beginEmailLogin({ api, device, origin: site.url }, { email, captcha }),
        (isAgain) => {
          isFormShown = false
          return askCaptcha(context, { email, isAgain })
        },
      )
      isFormShown &&= !needsLink
      if (needsLink) showWaiting(context, email)
      await waitForLink(api, login)
      return login
    } catch (error) {
      if (isFormShown) throw error
      context.showLogin({ reason: page.toMessage(error), next, restored })
      return undefined
    }
  }
  const submit = async () => {
    const email = input.value.trim().toLowerCase()
    const login = await begin(email)
    if (login === undefined) return
    const onTicket = async (ticket?: string) => {
      const response = await redeemEmailLogin(api, login, { ticket })
      if (response === undefined) return
      await enterWallet(context, response, { restored, next })
    }
    await showCode({ api, page, site, login, onTicket })
  }
  page.draw({
    title: words.title,
    parts: [
      createElement('p', {}, reason ?? words.about(site.name)),
      createForm(page, [element], words.continue, submit),
      // A file is restored for the login that the user types here: it is not kept over a visit at the provider.
      ...(restored === undefined ? providers : []).map(({ brand, name }) =>
        createButton(page, { label: words.continueWith(name), kind: 'second' }, async () => {
          location.assign(await beginSocialLogin({ api, device, origin: site.url }, brand))
        }),
      ),
      restored !== undefined &&
        createButton(page, { label: texts().login.cancel, kind: 'second' }, async () => {
          restored.fill(0)
          context.showLogin()
        }),
      restored === undefined && createButton(page, { label: words.restore, kind: 'second' }, context.showRestore),
      createElement('p', { class: 'quiet' }, words.checkAddress(site.name)),
    ],
  })
}

async function askCaptcha(context: WindowContext, request: CaptchaRequest): Promise<string> {
  const { page, captchaPage, messages } = context
  if (captchaPage === undefined) throw new FrameError(texts().login.captcha.oldWindow)
  const over = new AbortController()
  const captcha = createCaptcha(captchaPage, { messages, signal: over.signal })
  page.draw({
    title: texts().login.captcha.title,
    parts: [
      createElement('p', { role: request.isAgain ? 'alert' : undefined }, describeCaptcha(request)),
      captcha.element,
      createButton(page, { label: texts().login.cancel, kind: 'second' }, async () =>
        over.abort(new FrameError(texts().login.captcha.cancelled)),
      ),
    ],
  })
  try {
    return await captcha.token
  } finally {
    over.abort()
  }
}

function showWaiting({ page }: WindowContext, email: string): void {
  const { link } = texts().login
  page.draw({ title: link.title, parts: [createElement('p', { role: 'status' }, link.sent(email))] })
}
