import { readNetwork } from '../../frame/chain/networks'
import { formatAmount } from '../../frame/decode/formatAmount'
import { FrameError } from '../../frame/errors/FrameError'
import { createElement } from '../../frame/screen/createElement'
import type { SignedInUser } from '../../frame/session/createFrameSession'
import { DECIMALS } from '../../frame/spending/createSpending'
import { texts } from '../../texts/texts'
import { createButton, createField, createForm } from '../createPage'
import type { LimitOverview } from '../createWalletLimits'
import type { WindowContext } from '../types'
import { changeLimits } from './changeLimits'

const MOST_WHOLE_DIGITS = 30

/** Has the user choose what one network may send. An empty field is no limit. */
export function showLimit(
  context: WindowContext,
  user: SignedInUser,
  overview: LimitOverview,
  chosen = overview.networks[0] ?? '',
): void {
  const { page } = context
  const network = readNetwork(chosen, overview.networks)
  const decimals = DECIMALS[network.namespace]
  const { perDay, passkeyAbove } = overview.policy.limits[chosen] ?? {}
  const { edit, set } = texts().limits
  const createAmount = (label: string, value: string | undefined, hint: string) => {
    const { input, element } = createField(label, { type: 'text', inputmode: 'decimal', autocomplete: 'off' }, hint)
    input.value = value === undefined ? '' : formatAmount(BigInt(value), decimals).replaceAll(',', '')
    return { element, read: () => parseAmount(input.value, decimals) }
  }
  const day = createAmount(edit.perDay(network.symbol), perDay, edit.perDayHint)
  const above = createAmount(
    edit.passkeyAbove(network.symbol),
    passkeyAbove,
    overview.passkey === undefined ? edit.passkeyFirst : edit.passkeyAboveHint,
  )
  const select = createElement(
    'select',
    { id: 'limit-network' },
    ...overview.networks.map((id) =>
      createElement(
        'option',
        { value: id, ...(id === chosen && { selected: '' }) },
        readNetwork(id, overview.networks).name,
      ),
    ),
  )
  select.addEventListener('change', () => showLimit(context, user, overview, select.value))
  const submit = async () => {
    const [most, asks] = [day.read(), above.read()]
    const limit = { ...(most !== undefined && { perDay: most }), ...(asks !== undefined && { passkeyAbove: asks }) }
    const policy = { ...overview.policy, limits: { ...overview.policy.limits, [chosen]: limit } }
    await changeLimits(context, user, { policy, removesPasskey: false })
  }
  page.draw({
    title: set,
    parts: [
      createElement('div', {}, createElement('label', { for: 'limit-network' }, edit.network), select),
      createForm(page, [day.element, above.element], texts().window.save, submit),
      createButton(page, { label: texts().window.cancel, kind: 'second' }, () => context.showHome()),
    ],
  })
}

function parseAmount(text: string, decimals: number): string | undefined {
  const trimmed = text.trim()
  if (trimmed === '') return undefined
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(trimmed) ?? []
  if (whole === undefined || whole.length > MOST_WHOLE_DIGITS || fraction.length > decimals)
    throw new FrameError(texts().limits.edit.notAnAmount)
  return String(BigInt(whole + fraction.padEnd(decimals, '0')))
}
