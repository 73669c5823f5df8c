import { createElement } from '../../frame/screen/createElement'
import type { WayOfRecovery } from '../../frame/session/NoShareError'
import { texts } from '../../texts/texts'
import { createButton, createField, createForm } from '../createPage'
import { formatLocalTime } from '../formatLocalTime'
import type { WindowContext } from '../types'

/** Opens the wallet on a device that has no share of it yet. */
export function showRecovery(context: WindowContext, ways: readonly WayOfRecovery[]): void {
  const { page, access, site } = context
  const finish = () => context.showHome()
  const find = (kind: WayOfRecovery['kind']) => ways.filter((way) => way.kind === kind)
  const words = texts().recovery.open
  /** Tells ways of one kind apart, if there are several. */
  const name = ({ kind, createdAt }: WayOfRecovery, label: string, labelOf: (time: string) => string) =>
    find(kind).length > 1 ? labelOf(formatLocalTime(createdAt)) : label
  const passkeys = find('passkey').map((way) =>
    createButton(page, { label: name(way, words.usePasskey, words.usePasskeyOf) }, async () => {
      await access.recover.withPasskey(way.id)
      await finish()
    }),
  )
  const passwords = find('password').map((way) => {
    const { id } = way
    const label = name(way, words.password, words.passwordOf)
    const { input, element } = createField(label, { type: 'password', autocomplete: 'off' })
    const submit = async () => {
      await access.recover.withPassword(id, input.value)
      await finish()
    }
    return createForm(page, [element], words.withPassword, submit)
  })
  // Also if the server knows of no code: it may have forgotten it, and is not asked.
  const drawCode = () => {
    const { input, element } = createField(words.code, {
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
    return createForm(page, [element], words.withCode, submit)
  }
  const linked = createButton(page, { label: words.askDevice, kind: 'second' }, () => showLink(context, ways))
  page.draw({
    title: words.title,
    parts: [
      createElement('p', {}, words.about),
      ...passkeys,
      ...passwords,
      drawCode(),
      linked,
      createElement('p', { class: 'quiet' }, words.onlyHere(site.name)),
    ],
  })
}

/** Shows the code of this device until another one approves it. */
async function showLink(context: WindowContext, ways: readonly WayOfRecovery[]): Promise<void> {
  const { page, session } = context
  const { code, wait } = await session.requestApproval()
  const left = new AbortController()
  const words = texts().recovery.open
  page.draw({
    title: words.linkTitle,
    parts: [
      createElement('p', {}, words.link),
      createElement('p', { class: 'code large', 'aria-label': [...code].join(' ') }, code),
      createElement('p', { role: 'status', class: 'quiet' }, words.waiting),
      createButton(page, { label: texts().window.back, kind: 'second' }, async () => {
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
        title: words.notApproved,
        parts: [
          createElement('p', { role: 'alert' }, page.toMessage(error)),
          createButton(page, { label: texts().window.back, kind: 'second' }, async () => context.showRecovery(ways)),
        ],
      }),
  )
}
