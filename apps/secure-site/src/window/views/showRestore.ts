import { FrameError } from '../../frame/errors/FrameError'
import { openRecoverySeed, type RecoverySecret } from '../../frame/recovery/openRecoverySeed'
import { MAX_FILE_LENGTH, parseRecoveryFile, type RecoveryFile } from '../../frame/recovery/recoveryFile'
import { createElement } from '../../frame/screen/createElement'
import { deriveAddresses } from '../../frame/wallet/deriveAddresses'
import { createButton, createField, createForm } from '../createPage'
import type { WindowContext } from '../types'

/** Restores a wallet that the site has lost, or that was at another site, from its recovery file. */
export function showRestore(context: WindowContext): void {
  const { page } = context
  const { input, element } = createField('Recovery file', { type: 'file', accept: '.json,application/json' })
  const submit = async () => {
    const file = input instanceof HTMLInputElement ? input.files?.[0] : undefined
    if (file === undefined) throw new FrameError('Choose the recovery file first.')
    // A character has at most 3 bytes in UTF-8; the parser reports a file that is too large.
    showSecret(context, parseRecoveryFile(await file.slice(0, 3 * MAX_FILE_LENGTH + 1).text()))
  }
  page.draw({
    title: 'Restore a wallet',
    parts: [
      createElement('p', {}, 'Choose the recovery file that you saved with your printed code or password.'),
      createForm(page, [element], 'Continue', submit),
      createButton(page, { label: 'Cancel', kind: 'second' }, async () => context.showLogin()),
    ],
  })
}

function showSecret(context: WindowContext, file: RecoveryFile): void {
  const { page, site } = context
  const open = async (secret: RecoverySecret) => {
    const seed = await openRecoverySeed(file, secret)
    const { evm } = await deriveAddresses(seed)
    context.showLogin({
      reason: `The file opens the wallet ${evm}. Log in with the email address that should open it from now on.`,
      restored: seed,
    })
  }
  const password = createField('Password', { type: 'password', autocomplete: 'off' })
  const code = createField('Recovery code', {
    type: 'area',
    rows: '4',
    autocomplete: 'off',
    spellcheck: 'false',
    class: 'code',
  })
  page.draw({
    title: 'Open the recovery file',
    parts: [
      file.password &&
        createForm(page, [password.element], 'Open with the password', () => open({ password: password.input.value })),
      createForm(page, [code.element], 'Open with the code', () => open({ code: code.input.value })),
      createButton(page, { label: 'Cancel', kind: 'second' }, async () => context.showLogin()),
      createElement('p', { class: 'quiet' }, `Enter these only here, at ${site.name}.`),
    ],
  })
}
