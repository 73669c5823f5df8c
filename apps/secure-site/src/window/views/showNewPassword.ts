import { FrameError } from '../../frame/errors/FrameError'
import { assertStrongPassword, MIN_PASSWORD_LENGTH } from '../../frame/recovery/passwordRules'
import { createElement } from '../../frame/screen/createElement'
import type { SignedInUser } from '../../frame/session/createFrameSession'
import { texts } from '../../texts/texts'
import { createButton, createField, createForm } from '../createPage'
import type { NewRecovery } from '../createWalletAccess'
import { drawFirstWayNotice } from '../drawFirstWayNotice'
import { runWithRecentLogin } from '../runWithRecentLogin'
import { saveRecoveryFile } from '../saveRecoveryFile'
import type { WindowContext } from '../types'

/** Asks for a new password for recovery. */
export function showNewPassword(context: WindowContext, user: SignedInUser, isFirst: boolean): void {
  const { access, page, site } = context
  const { newPassword } = texts().recovery
  const password = createField(
    newPassword.label,
    { type: 'password', autocomplete: 'new-password' },
    newPassword.hint(MIN_PASSWORD_LENGTH),
  )
  const repeated = createField(newPassword.repeat, { type: 'password', autocomplete: 'new-password' })
  const submit = async () => {
    assertStrongPassword(password.input.value, [site.name, user.email ?? ''])
    if (password.input.value !== repeated.input.value) throw new FrameError(newPassword.differ)
    showFile(context, user, await access.createPassword(user, password.input.value))
  }
  page.draw({
    title: newPassword.title,
    parts: [
      createElement('p', {}, newPassword.about),
      isFirst && drawFirstWayNotice(),
      createForm(page, [password.element, repeated.element], newPassword.continue, submit),
      createButton(page, { label: texts().window.cancel, kind: 'second' }, () => context.showHome()),
    ],
  })
}

function showFile(context: WindowContext, owner: SignedInUser, { file, confirm, discard }: NewRecovery): void {
  const { page } = context
  const { newPassword, saveFile } = texts().recovery
  page.draw({
    title: saveFile,
    parts: [
      createElement('p', {}, newPassword.aboutFile),
      createButton(page, { label: saveFile, kind: 'second' }, async () => saveRecoveryFile(file)),
      createButton(page, { label: newPassword.submit }, () =>
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
