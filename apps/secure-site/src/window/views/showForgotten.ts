import { createElement } from '../../frame/screen/createElement'
import type { ForgottenWalletError } from '../../frame/session/ForgottenWalletError'
import { createButton } from '../createPage'
import type { WindowContext } from '../types'

/** Asks what to do about a wallet of which this device has a part, and that the site has forgotten. */
export function showForgotten(context: WindowContext, { message }: ForgottenWalletError): void {
  const { page, session } = context
  page.draw({
    title: 'This site has lost your wallet',
    parts: [
      createElement('p', {}, message),
      createElement('p', {}, 'A new wallet has other addresses, and nothing of what the earlier one holds.'),
      createButton(page, { label: 'Restore it from a recovery file' }, () => context.showRestore()),
      createButton(page, { label: 'Start a new wallet', kind: 'second' }, async () => {
        await session.startAnew()
        await context.showHome()
      }),
      createButton(page, { label: 'Cancel', kind: 'second' }, async () => context.showLogin()),
    ],
  })
}
