import { FrameError } from '../../frame/errors/FrameError'
import { openRecoverySeed, type RecoverySecret } from '../../frame/recovery/openRecoverySeed'
import { MAX_FILE_LENGTH, parseRecoveryFile, type RecoveryFile } from '../../frame/recovery/recoveryFile'
import { createElement } from '../../frame/screen/createElement'
import { deriveAddresses } from '../../frame/wallet/deriveAddresses'
import { texts } from '../../texts/texts'
import { createButton, createField, createForm } from '../createPage'
import type { WindowContext } from '../types'

/** Restores a wallet that the site has lost, or that was at another site, from its recovery file. */
export function showRestore(context: WindowContext): void {
  const { page } = context
  const { restore } = texts().recovery
  const { input, element } = createField(restore.file, { type: 'file', accept: '.json,application/json' })
  const submit = async () => {
    const file = input instanceof HTMLInputElement ? input.files?.[0] : undefined
    if (file === undefined) throw new FrameError(restore.fileFirst)
    // A character has at most 3 bytes in UTF-8; the parser reports a file that is too large.
    showSecret(context, parseRecoveryFile(await file.slice(0, 3 * MAX_FILE_LENGTH + 1).text()))
  }
  page.draw({
    title: restore.title,
    parts: [
      createElement('p', {}, restore.about),
      createForm(page, [element], restore.continue, submit),
      createButton(page, { label: texts().window.cancel, kind: 'second' }, async () => context.showLogin()),
    ],
  })
}

function showSecret(context: WindowContext, file: RecoveryFile): void {
  const { page, site } = context
  const { open: words, restore } = texts().recovery
  const open = async (secret: RecoverySecret) => {
    const seed = await openRecoverySeed(file, secret)
    const { evm } = await deriveAddresses(seed)
    context.showLogin({
      reason: restore.opened(evm),
      restored: seed,
    })
  }
  const password = createField(restore.password, { type: 'password', autocomplete: 'off' })
  const code = createField(words.code, {
    type: 'area',
    rows: '4',
    autocomplete: 'off',
    spellcheck: 'false',
    class: 'code',
  })
  page.draw({
    title: restore.openTitle,
    parts: [
      file.password &&
        createForm(page, [password.element], words.withPassword, () => open({ password: password.input.value })),
      createForm(page, [code.element], words.withCode, () => open({ code: code.input.value })),
      createButton(page, { label: texts().window.cancel, kind: 'second' }, async () => context.showLogin()),
      createElement('p', { class: 'quiet' }, words.onlyHere(site.name)),
    ],
  })
}
