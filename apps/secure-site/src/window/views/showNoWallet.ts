import { createElement } from '../../frame/screen/createElement'
import { texts } from '../../texts/texts'
import { createButton } from '../createPage'
import type { WindowContext } from '../types'

/** Asks before a wallet is created here: the user may have one under another login, or in a recovery file. */
export function showNoWallet(context: WindowContext, next: () => Promise<void>): void {
  const { page, session } = context
  const { newWallet, restore } = texts().login
  page.draw({
    title: newWallet.noneTitle,
    parts: [
      createElement('p', {}, newWallet.noneMeaning),
      createButton(page, { label: newWallet.logInOtherwise }, async () => context.showLogin()),
      createButton(page, { label: restore, kind: 'second' }, context.showRestore),
      createButton(page, { label: newWallet.start, kind: 'second' }, async () => {
        await session.startAnew()
        await next()
      }),
    ],
  })
}
