import { createElement } from '../../frame/screen/createElement'
import type { SignedInUser } from '../../frame/session/createFrameSession'
import { texts } from '../../texts/texts'
import { createButton } from '../createPage'
import type { NewPasskey } from '../createWalletAccess'
import { drawFirstWayNotice } from '../drawFirstWayNotice'
import { runWithRecentLogin } from '../runWithRecentLogin'
import type { WindowContext } from '../types'

/** Has the user create a passkey for recovery, and then use it, before it counts. */
export function showNewPasskey(context: WindowContext, user: SignedInUser, isFirst: boolean): void {
  const { access, page } = context
  const { newPasskey } = texts().recovery
  page.draw({
    title: newPasskey.title,
    parts: [
      createElement('p', {}, newPasskey.about),
      isFirst && drawFirstWayNotice(),
      createButton(page, { label: newPasskey.create }, async () =>
        showTrial(context, user, await access.createPasskey(user)),
      ),
      createButton(page, { label: texts().window.cancel, kind: 'second' }, () => context.showHome()),
    ],
  })
}

function showTrial(context: WindowContext, owner: SignedInUser, { confirm, discard }: NewPasskey): void {
  const { page } = context
  const { newPasskey, usePasskey } = texts().recovery
  page.draw({
    title: newPasskey.trialTitle,
    parts: [
      createElement('p', {}, newPasskey.trial),
      createButton(page, { label: usePasskey }, () =>
        runWithRecentLogin(context, owner, async (user) => {
          await confirm(user)
          await context.showHome()
        }),
      ),
      createButton(page, { label: texts().window.cancel, kind: 'second' }, () => {
        discard()
        return context.showHome()
      }),
    ],
  })
}
