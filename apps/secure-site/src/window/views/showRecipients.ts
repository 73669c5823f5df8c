import { FrameError } from '../../frame/errors/FrameError'
import { createElement } from '../../frame/screen/createElement'
import type { SignedInUser } from '../../frame/session/createFrameSession'
import { texts } from '../../texts/texts'
import { createButton, createField, createForm } from '../createPage'
import type { LimitOverview } from '../createWalletLimits'
import type { WindowContext } from '../types'
import { changeLimits } from './changeLimits'

const ADDRESS = /^(0x[\da-fA-F]{40}|[1-9A-HJ-NP-Za-km-z]{32,44})$/

/** Has the user list who alone may receive something. */
export function showRecipients(context: WindowContext, user: SignedInUser, { policy }: LimitOverview): void {
  const { page } = context
  const { chooseRecipients, recipientList } = texts().limits
  const { input, element } = createField(
    recipientList.label,
    { type: 'area', rows: '6', autocomplete: 'off', spellcheck: 'false', class: 'code' },
    recipientList.hint,
  )
  input.value = (policy.allowed ?? []).join('\n')
  const submit = async () => {
    const allowed = input.value.split(/\s+/).filter((each) => each !== '')
    const wrong = allowed.find((each) => !ADDRESS.test(each))
    if (wrong !== undefined) throw new FrameError(recipientList.notAnAddress(wrong.slice(0, 50)))
    const { limits } = policy
    await changeLimits(context, user, {
      policy: allowed.length === 0 ? { limits } : { limits, allowed },
      removesPasskey: false,
    })
  }
  page.draw({
    title: chooseRecipients,
    parts: [
      createElement('p', {}, recipientList.about),
      createForm(page, [element], texts().window.save, submit),
      createButton(page, { label: texts().window.cancel, kind: 'second' }, () => context.showHome()),
    ],
  })
}
