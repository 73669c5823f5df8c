import { createElement } from '../../frame/screen/createElement'
import type { SignedInUser } from '../../frame/session/createFrameSession'
import { createButton } from '../createPage'
import type { NewPasskey } from '../createWalletAccess'
import { drawFirstWayNotice } from '../drawFirstWayNotice'
import { runWithRecentLogin } from '../runWithRecentLogin'
import type { WindowContext } from '../types'

/** Has the user create a passkey for recovery, and then use it, before it counts. */
export function showNewPasskey(context: WindowContext, user: SignedInUser, isFirst: boolean): void {
  const { access, page } = context
  page.draw({
    title: 'Add a passkey',
    parts: [
      createElement(
        'p',
        {},
        'It protects a part of your wallet that this site stores. It works only at this site: add a code or a password too, for the case that the site no longer exists.',
      ),
      isFirst && drawFirstWayNotice(),
      createButton(page, { label: 'Create a passkey' }, async () =>
        showTrial(context, user, await access.createPasskey(user)),
      ),
      createButton(page, { label: 'Cancel', kind: 'second' }, () => context.showHome()),
    ],
  })
}

function showTrial(context: WindowContext, owner: SignedInUser, { confirm, discard }: NewPasskey): void {
  const { page } = context
  page.draw({
    title: 'Use your new passkey once',
    parts: [
      createElement('p', {}, 'Your browser has created the passkey. Use it now, to see that it opens your wallet.'),
      createButton(page, { label: 'Use the passkey' }, () =>
        runWithRecentLogin(context, owner, async (user) => {
          await confirm(user)
          await context.showHome()
        }),
      ),
      createButton(page, { label: 'Cancel', kind: 'second' }, () => {
        discard()
        return context.showHome()
      }),
    ],
  })
}
