import { FrameError } from '../../frame/errors/FrameError'
import { createElement } from '../../frame/screen/createElement'
import type { SignedInUser } from '../../frame/session/createFrameSession'
import { texts } from '../../texts/texts'
import { createButton, createField, createForm } from '../createPage'
import { runWithRecentLogin } from '../runWithRecentLogin'
import type { WindowContext } from '../types'

/** Says what a deletion takes away, and deletes the wallet once the user has typed its email. */
export function showDeletion(context: WindowContext, user: SignedInUser): void {
  const { access, page, session } = context
  const name = user.email ?? user.userName ?? ''
  const words = texts().window.deletion
  const { input, element } = createField(words.confirmLabel(name), { type: 'text', autocomplete: 'off' })
  const submit = async () => {
    if (input.value.trim().toLowerCase() !== name.toLowerCase()) throw new FrameError(words.confirmFirst(name))
    await runWithRecentLogin(context, user, async (owner) => {
      await access.deleteWallet(owner)
      await session.end()
      showDeleted(context)
    })
  }
  page.draw({
    title: words.title,
    parts: [
      createElement('p', { class: 'warning' }, words.warning),
      createElement('p', {}, words.meaning),
      createForm(page, [element], words.submit, submit),
      createButton(page, { label: texts().window.cancel, kind: 'second' }, () => context.showHome()),
    ],
  })
}

function showDeleted(context: WindowContext): void {
  const words = texts().window.deletion
  context.page.draw({
    title: words.doneTitle,
    parts: [
      createElement('p', {}, words.done),
      createButton(context.page, { label: words.logIn, kind: 'second' }, async () => context.showLogin()),
    ],
  })
}
