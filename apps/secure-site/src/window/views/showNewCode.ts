import { FrameError } from '../../frame/errors/FrameError'
import { formatRecoveryCode } from '../../frame/recovery/recoveryCode'
import { createElement } from '../../frame/screen/createElement'
import type { SignedInUser } from '../../frame/session/createFrameSession'
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
  const groups = formatRecoveryCode(created.share).split('-')
  const drawn = groups.map((group) => createElement('li', {}, group))
  page.draw({
    title: 'Print or write down this code',
    parts: [
      createElement(
        'p',
        {},
        'With this code you open your wallet on a new device. The site doesn’t keep it. Who has it and your email can open your wallet.',
      ),
      isFirst && drawFirstWayNotice(),
      createElement('ol', { class: 'groups code', 'aria-label': 'Recovery code' }, ...drawn),
      createButton(page, { label: 'Print', kind: 'second' }, async () => window.print()),
      createButton(page, { label: 'Save the recovery file', kind: 'second' }, async () =>
        saveRecoveryFile(created.file),
      ),
      createElement(
        'p',
        { class: 'quiet' },
        'With the code and this file you open the wallet even if this site no longer exists. The file alone opens nothing.',
      ),
      createButton(page, { label: 'I have stored it' }, async () => confirmCode(context, user, { groups, ...created })),
      createButton(page, { label: 'Cancel', kind: 'second' }, () => {
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
  const asked = chooseGroups(groups.length)
  const fields = asked.map((index) => ({
    index,
    ...createField(`Group ${index + 1}`, { type: 'text', maxlength: '4', autocomplete: 'off', class: 'code' }),
  }))
  const submit = async () => {
    const wrong = fields.find(({ index, input }) => input.value.trim().toUpperCase() !== groups[index])
    if (wrong) throw new FrameError(`Group ${wrong.index + 1} doesn’t match. Compare it with what you stored.`)
    await runWithRecentLogin(context, owner, async (user) => {
      await confirm(user)
      await context.showHome()
    })
  }
  page.draw({
    title: 'Type two groups of your code',
    parts: [
      createForm(
        page,
        fields.map(({ element }) => element),
        'Add this code',
        submit,
      ),
      createButton(page, { label: 'Cancel', kind: 'second' }, () => {
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
