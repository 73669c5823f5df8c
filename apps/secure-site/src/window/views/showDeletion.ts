import { FrameError } from '../../frame/errors/FrameError'
import { createElement } from '../../frame/screen/createElement'
import type { SignedInUser } from '../../frame/session/createFrameSession'
import { createButton, createField, createForm } from '../createPage'
import { runWithRecentLogin } from '../runWithRecentLogin'
import type { WindowContext } from '../types'

/** Says what a deletion takes away, and deletes the wallet once the user has typed its email. */
export function showDeletion(context: WindowContext, user: SignedInUser): void {
  const { access, page, session } = context
  const name = user.email ?? user.userName ?? ''
  const { input, element } = createField(`Type ${name} to confirm`, { type: 'text', autocomplete: 'off' })
  const submit = async () => {
    if (input.value.trim().toLowerCase() !== name.toLowerCase()) throw new FrameError(`Type ${name} to confirm.`)
    await runWithRecentLogin(context, user, async (owner) => {
      await access.deleteWallet(owner)
      await session.end()
      showDeleted(context)
    })
  }
  page.draw({
    title: 'Delete this wallet?',
    parts: [
      createElement(
        'p',
        { class: 'warning' },
        'Send everything to another wallet first. Nobody can undo this, and no device can log in to this wallet again.',
      ),
      createElement(
        'p',
        {},
        'The site deletes its part of your wallet, your email and your ways of recovery. A recovery file that you saved still opens the wallet with its printed code or password.',
      ),
      createForm(page, [element], 'Delete for good', submit),
      createButton(page, { label: 'Cancel', kind: 'second' }, () => context.showHome()),
    ],
  })
}

function showDeleted(context: WindowContext): void {
  context.page.draw({
    title: 'Your wallet was deleted',
    parts: [
      createElement('p', {}, 'You can close this window. A login with the same email opens a new wallet.'),
      createButton(context.page, { label: 'Log in', kind: 'second' }, async () => context.showLogin()),
    ],
  })
}
