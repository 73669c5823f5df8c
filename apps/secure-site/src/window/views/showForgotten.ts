import { createElement } from '../../frame/screen/createElement'
import type { ForgottenWalletError } from '../../frame/session/ForgottenWalletError'
import { texts } from '../../texts/texts'
import { createButton } from '../createPage'
import type { WindowContext } from '../types'

/** Asks what to do about a wallet of which this device has a part, and that the site has forgotten. */
export function showForgotten(context: WindowContext, { message }: ForgottenWalletError): void {
  const { page, session } = context
  const { cancel, newWallet } = texts().login
  page.draw({
    title: newWallet.lostTitle,
    parts: [
      createElement('p', {}, message),
      createElement('p', {}, newWallet.meaning),
      createButton(page, { label: newWallet.restore }, () => context.showRestore()),
      createButton(page, { label: newWallet.start, kind: 'second' }, async () => {
        await session.startAnew()
        await context.showHome()
      }),
      createButton(page, { label: cancel, kind: 'second' }, async () => context.showLogin()),
    ],
  })
}
