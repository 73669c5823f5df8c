import { FrameError } from '../../frame/errors/FrameError'
import { formatRecoveryCode } from '../../frame/recovery/recoveryCode'
import { createElement } from '../../frame/screen/createElement'
import type { SignedInUser } from '../../frame/session/createFrameSession'
import { texts } from '../../texts/texts'
import { createButton, createField, createForm } from '../createPage'
import type { NewRecovery } from '../createWalletAccess'
import { drawFirstWayNotice } from '../drawFirstWayNotice'
import { runWithRecentLogin } from '../runWithRecentLogin'
import { saveRecoveryFile } from '../saveRecoveryFile'
import type { WindowContext } from '../types'

const ASKED_GROUPS = 2

/** Shows a new printed code, and adds it once the user has typed part of it. */
export async function showNewCode(context: WindowContext, user: SignedInUser, isFirst: boolean): Promise<void> {
  const { access, page } = context
  const created = await access.createCode(user)
  const { newCode, saveFile } = texts().recovery
  const groups = formatRecoveryCode(created.share).split('-')
  const drawn = groups.map((group) => createElement('li', {}, group))
  page.draw({
    title: newCode.title,
    parts: [
      createElement('p', {}, newCode.about),
      isFirst && drawFirstWayNotice(),
      createElement('ol', { class: 'groups code', 'aria-label': newCode.listLabel }, ...drawn),
      createButton(page, { label: newCode.print, kind: 'second' }, async () => window.print()),
      createButton(page, { label: saveFile, kind: 'second' }, async () => saveRecoveryFile(created.file)),
      createElement('p', { class: 'quiet' }, newCode.aboutFile),
      createButton(page, { label: newCode.stored }, async () => confirmCode(context, user, { groups, ...created })),
      createButton(page, { label: texts().window.cancel, kind: 'second' }, () => {
        created.discard()
        return context.showHome()
      }),
    ],
  })
}

function confirmCode(
  context: WindowContext,
  owner: SignedInUser,
  { groups, confirm, discard }: { groups: readonly string[] } & Pick<NewRecovery, 'confirm' | 'discard'>,
): void {
  const { page } = context
  const { newCode } = texts().recovery
  const asked = chooseGroups(groups.length)
  const fields = asked.map((index) => ({
    index,
    ...createField(newCode.group(index + 1), { type: 'text', maxlength: '4', autocomplete: 'off', class: 'code' }),
  }))
  const submit = async () => {
    const wrong = fields.find(({ index, input }) => input.value.trim().toUpperCase() !== groups[index])
    if (wrong) throw new FrameError(newCode.groupDiffers(wrong.index + 1))
    await runWithRecentLogin(context, owner, async (user) => {
      await confirm(user)
      await context.showHome()
    })
  }
  page.draw({
    title: newCode.checkTitle,
    parts: [
      createForm(
        page,
        fields.map(({ element }) => element),
        newCode.submit,
        submit,
      ),
      createButton(page, { label: texts().window.cancel, kind: 'second' }, () => {
        discard()
        return context.showHome()
      }),
    ],
  })
}

function chooseGroups(count: number): readonly number[] {
  const chosen = new Set<number>()
  while (chosen.size < ASKED_GROUPS) {
    const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
    chosen.add(random % count)
  }
  return [...chosen].sort((one, other) => one - other)
}
