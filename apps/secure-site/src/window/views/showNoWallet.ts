import { createElement } from '../../frame/screen/createElement'
import { createButton } from '../createPage'
import type { WindowContext } from '../types'

/** Asks before a wallet is created here: the user may have one under another login, or in a recovery file. */
export function showNoWallet(context: WindowContext, next: () => Promise<void>): void {
  const { page, session } = context
  page.draw({
    title: 'No wallet for this login yet',
    parts: [
      createElement(
        'p',
        {},
        'If you have a wallet, you may use another login for it, or this site has lost it. A new one has other addresses, and nothing of what yours holds.',
      ),
      createButton(page, { label: 'Log in otherwise' }, async () => context.showLogin()),
      createButton(page, { label: 'Restore a wallet from its recovery file', kind: 'second' }, context.showRestore),
      createButton(page, { label: 'Start a new wallet', kind: 'second' }, async () => {
        await session.startAnew()
        await next()
      }),
    ],
  })
}
