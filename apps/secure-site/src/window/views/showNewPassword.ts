import { FrameError } from '../../frame/errors/FrameError'
import { assertStrongPassword, MIN_PASSWORD_LENGTH } from '../../frame/recovery/passwordRules'
import { createElement } from '../../frame/screen/createElement'
import type { SignedInUser } from '../../frame/session/createFrameSession'
import { createButton, createField, createForm } from '../createPage'
import type { NewRecovery } from '../createWalletAccess'
import { drawFirstWayNotice } from '../drawFirstWayNotice'
import { runWithRecentLogin } from '../runWithRecentLogin'
import { saveRecoveryFile } from '../saveRecoveryFile'
import type { WindowContext } from '../types'

/** Asks for a new password for recovery. */
export function showNewPassword(context: WindowContext, user: SignedInUser, isFirst: boolean): void {
  const { access, page, site } = context
  const password = createField(
    'Password',
    { type: 'password', autocomplete: 'new-password' },
    `At least ${MIN_PASSWORD_LENGTH} characters. Nobody can reset it.`,
  )
  const repeated = createField('Repeat the password', { type: 'password', autocomplete: 'new-password' })
  const submit = async () => {
    assertStrongPassword(password.input.value, [site.name, user.email ?? ''])
    if (password.input.value !== repeated.input.value) throw new FrameError('The two passwords are different.')
    showFile(context, user, await access.createPassword(user, password.input.value))
  }
  page.draw({
    title: 'Choose a recovery password',
    parts: [
      createElement(
        'p',
        {},
        'It protects a part of your wallet that this site stores. Who knows it and can read your email can open your wallet.',
      ),
      isFirst && drawFirstWayNotice(),
      createForm(page, [password.element, repeated.element], 'Continue', submit),
      createButton(page, { label: 'Cancel', kind: 'second' }, () => context.showHome()),
    ],
  })
}

function showFile(context: WindowContext, owner: SignedInUser, { file, confirm, discard }: NewRecovery): void {
  const { page } = context
  page.draw({
    title: 'Save the recovery file',
    parts: [
      createElement(
        'p',
        {},
        'With the password and this file you open the wallet even if this site no longer exists. Who has the file can try to guess the password.',
      ),
      createButton(page, { label: 'Save the recovery file', kind: 'second' }, async () => saveRecoveryFile(file)),
      createButton(page, { label: 'Add this password' }, () =>
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
