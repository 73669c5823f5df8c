import { createElement } from '../../frame/screen/createElement'
import type { WayOfRecovery } from '../../frame/session/NoShareError'
import { createButton, createField, createForm } from '../createPage'
import { describeWayTime } from '../describeWayTime'
import type { WindowContext } from '../types'

/** Opens the wallet on a device that has no share of it yet. */
export function showRecovery(context: WindowContext, ways: readonly WayOfRecovery[]): void {
  const { page, access, site } = context
  const finish = () => context.showHome()
  const find = (kind: WayOfRecovery['kind']) => ways.filter((way) => way.kind === kind)
  /** Tells ways of one kind apart, if there are several. */
  const name = (label: string, way: WayOfRecovery) =>
    find(way.kind).length > 1 ? `${label}. ${describeWayTime(way)}` : label
  const passkeys = find('passkey').map((way) =>
    createButton(page, { label: name('Use your passkey', way) }, async () => {
      await access.recover.withPasskey(way.id)
      await finish()
    }),
  )
  const passwords = find('password').map((way) => {
    const { id } = way
    const label = name('Recovery password', way)
    const { input, element } = createField(label, { type: 'password', autocomplete: 'off' })
    const submit = async () => {
      await access.recover.withPassword(id, input.value)
      await finish()
    }
    return createForm(page, [element], 'Open with the password', submit)
  })
  // Also if the server knows of no code: it may have forgotten it, and is not asked.
  const drawCode = () => {
    const { input, element } = createField('Recovery code', {
      type: 'area',
      rows: '4',
      autocomplete: 'off',
      spellcheck: 'false',
      class: 'code',
    })
    const submit = async () => {
      await access.recover.withCode(input.value)
      await finish()
    }
    return createForm(page, [element], 'Open with the code', submit)
  }
  const linked = createButton(page, { label: 'Ask another device', kind: 'second' }, () => showLink(context, ways))
  page.draw({
    title: 'Open your wallet on this device',
    parts: [
      createElement('p', {}, 'You are logged in, but this device has no part of your wallet yet.'),
      ...passkeys,
      ...passwords,
      drawCode(),
      linked,
      createElement('p', { class: 'quiet' }, `Enter these only here, at ${site.name}.`),
    ],
  })
}

/** Shows the code of this device until another one approves it. */
async function showLink(context: WindowContext, ways: readonly WayOfRecovery[]): Promise<void> {
  const { page, session } = context
  const { code, wait } = await session.requestApproval()
  const left = new AbortController()
  page.draw({
    title: 'Approve this device on another one',
    parts: [
      createElement('p', {}, 'Open this page on a device that has your wallet. Approve only if it shows this code:'),
      createElement('p', { class: 'code large', 'aria-label': [...code].join(' ') }, code),
      createElement('p', { role: 'status', class: 'quiet' }, 'Waiting for the other device…'),
      createButton(page, { label: 'Back', kind: 'second' }, async () => {
        left.abort()
        context.showRecovery(ways)
      }),
    ],
  })
  wait(left.signal).then(
    () => context.showHome(),
    (error: unknown) =>
      left.signal.aborted ||
      page.draw({
        title: 'This device was not approved',
        parts: [
          createElement('p', { role: 'alert' }, page.toMessage(error)),
          createButton(page, { label: 'Back', kind: 'second' }, async () => context.showRecovery(ways)),
        ],
      }),
  )
}
