import { beginEmailLogin, redeemEmailLogin, waitForLink } from '../../frame/login/emailLogin'
import { beginSocialLogin } from '../../frame/login/socialLogin'
import { createElement } from '../../frame/screen/createElement'
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
  const { input, element } = createField('Email', { type: 'email', autocomplete: 'email', required: '' })
  const submit = async () => {
    const email = input.value.trim().toLowerCase()
    const { needsLink, ...login } = await beginEmailLogin({ api, device, origin: site.url }, email)
    if (needsLink) showWaiting(context, email)
    try {
      await waitForLink(api, login)
    } catch (error) {
      context.showLogin({ reason: page.toMessage(error), next, restored })
      return
    }
    const onTicket = async (ticket?: string) => {
      const response = await redeemEmailLogin(api, login, { ticket })
      if (response === undefined) return
      await enterWallet(context, response, { restored, next })
    }
    await showCode({ api, page, site, login, onTicket })
  }
  page.draw({
    title: 'Open your wallet',
    parts: [
      createElement('p', {}, reason ?? `Log in at ${site.name} to approve devices and to set up recovery.`),
      createForm(page, [element], 'Continue', submit),
      // A file is restored for the login that the user types here: it is not kept over a visit at the provider.
      ...(restored === undefined ? providers : []).map(({ brand, name }) =>
        createButton(page, { label: `Continue with ${name}`, kind: 'second' }, async () => {
          location.assign(await beginSocialLogin({ api, device, origin: site.url }, brand))
        }),
      ),
      restored !== undefined &&
        createButton(page, { label: 'Cancel', kind: 'second' }, async () => {
          restored.fill(0)
          context.showLogin()
        }),
      restored === undefined &&
        createButton(page, { label: 'Restore a wallet from its recovery file', kind: 'second' }, context.showRestore),
      createElement(
        'p',
        { class: 'quiet' },
        `Check that the address bar shows ${site.name}. Enter your recovery code or password nowhere else. A wallet that you open with Farcaster can’t be opened here yet.`,
      ),
    ],
  })
}

function showWaiting({ page }: WindowContext, email: string): void {
  page.draw({
    title: 'Approve this device',
    parts: [createElement('p', { role: 'status' }, `We emailed a link to ${email}. Open it to approve this device.`)],
  })
}
