import { FrameError } from '../../frame/errors/FrameError'
import { createElement } from '../../frame/screen/createElement'
import type { SignedInUser } from '../../frame/session/createFrameSession'
import { createButton, createField, createForm } from '../createPage'
import type { LimitOverview } from '../createWalletLimits'
import type { WindowContext } from '../types'
import { changeLimits } from './changeLimits'

const ADDRESS = /^(0x[\da-fA-F]{40}|[1-9A-HJ-NP-Za-km-z]{32,44})$/

/** Has the user list who alone may receive something. */
export function showRecipients(context: WindowContext, user: SignedInUser, { policy }: LimitOverview): void {
  const { page } = context
  const { input, element } = createField(
    'Addresses, one a line',
    { type: 'area', rows: '6', autocomplete: 'off', spellcheck: 'false', class: 'code' },
    'Also list contracts that you use, such as an exchange. Empty for everybody.',
  )
  input.value = (policy.allowed ?? []).join('\n')
  const submit = async () => {
    const allowed = input.value.split(/\s+/).filter((each) => each !== '')
    const wrong = allowed.find((each) => !ADDRESS.test(each))
    if (wrong !== undefined) throw new FrameError(`“${wrong.slice(0, 50)}” isn’t an address. Names don’t work here.`)
    const { limits } = policy
    await changeLimits(context, user, {
      policy: allowed.length === 0 ? { limits } : { limits, allowed },
      removesPasskey: false,
    })
  }
  page.draw({
    title: 'Choose recipients',
    parts: [
      createElement(
        'p',
        {},
        'Your wallet then sends to these addresses alone, and calls no other contract. A token’s transfer counts for who gets it.',
      ),
      createForm(page, [element], 'Save', submit),
      createButton(page, { label: 'Cancel', kind: 'second' }, () => context.showHome()),
    ],
  })
}
