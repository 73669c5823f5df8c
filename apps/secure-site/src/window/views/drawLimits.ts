import { formatTime } from '../../formatTime'
import { readNetwork } from '../../frame/chain/networks'
import { formatAmount } from '../../frame/decode/formatAmount'
import { createElement } from '../../frame/screen/createElement'
import type { SignedInUser } from '../../frame/session/createFrameSession'
import { DECIMALS } from '../../frame/spending/createSpending'
import { createButton } from '../createPage'
import type { LimitOverview } from '../createWalletLimits'
import { runWithRecentLogin } from '../runWithRecentLogin'
import type { WindowContext } from '../types'
import { changeLimits } from './changeLimits'
import { showLimit } from './showLimit'
import { showRecipients } from './showRecipients'

/** Shows what the wallet may send, and lets the user change it. */
export function drawLimits(context: WindowContext, user: SignedInUser, overview: LimitOverview): HTMLElement {
  const { page, limits } = context
  const { policy, passkey, pending } = overview
  const run = (action: (owner: SignedInUser) => Promise<void>) => () => runWithRecentLogin(context, user, action)
  const rows = overview.networks.flatMap((network) => {
    const text = describeLimit(overview, network)
    return text === '' ? [] : [createRow(readNetwork(network, overview.networks).name, text)]
  })
  const { allowed } = policy
  if (allowed !== undefined) {
    const text = allowed.length === 1 ? 'One address' : `${allowed.length} addresses`
    rows.push(createRow('Recipients', `${text}, and no other`))
  }
  if (passkey !== undefined) rows.push(createRow('Passkey for approvals', describePasskey(passkey, overview.delayMs)))
  return createElement(
    'section',
    { 'aria-labelledby': 'limits' },
    createElement('h2', { id: 'limits' }, 'Limits'),
    rows.length === 0
      ? createElement('p', { class: 'quiet' }, 'Your wallet sends what you approve, without a limit.')
      : createElement('ul', {}, ...rows),
    pending && createElement('p', { class: 'warning' }, `Looser limits begin at ${formatTime(pending.at)}.`),
    pending &&
      createButton(page, { label: 'Keep the limits' }, async () => {
        await limits.keep(user)
        await context.showHome()
      }),
    createButton(page, { label: 'Set a limit', kind: 'second' }, async () => showLimit(context, user, overview)),
    createButton(page, { label: 'Choose recipients', kind: 'second' }, async () =>
      showRecipients(context, user, overview),
    ),
    passkey === undefined
      ? createButton(
          page,
          { label: 'Add a passkey for approvals', kind: 'second' },
          run(async (owner) => {
            await limits.addPasskey(owner)
            await context.showHome()
          }),
        )
      : createButton(page, { label: 'Remove the passkey for approvals', kind: 'second' }, () =>
          changeLimits(context, user, { policy: withoutPasskey(policy), removesPasskey: true }),
        ),
  )
}

/** Says from when a new passkey may do more than answer for what is sent. */
function describePasskey({ createdAt }: { readonly createdAt: number }, delayMs: number): string {
  const from = createdAt + delayMs
  const since = `Since ${formatTime(createdAt)}`
  return from > Date.now() ? `${since}. Loosens limits and shows the words from ${formatTime(from)}` : since
}

const createRow = (name: string, text: string) =>
  createElement(
    'li',
    {},
    createElement('div', {}, createElement('span', {}, name), createElement('p', { class: 'quiet' }, text)),
  )

function describeLimit({ networks, policy, operator }: LimitOverview, id: string): string {
  const network = readNetwork(id, networks)
  const format = (amount: string) => `${formatAmount(BigInt(amount), DECIMALS[network.namespace])} ${network.symbol}`
  const [own, site] = [policy.limits[id], operator[id]]
  const texts = [
    own?.perDay !== undefined && `At most ${format(own.perDay)} a day`,
    site?.perDay !== undefined && `At most ${format(site.perDay)} a day, set by this site`,
    own?.passkeyAbove !== undefined && `Passkey above ${format(own.passkeyAbove)}`,
    site?.passkeyAbove !== undefined && `Passkey above ${format(site.passkeyAbove)}, set by this site`,
  ]
  return texts.filter((text) => text !== false).join('. ')
}

const withoutPasskey = (policy: LimitOverview['policy']): LimitOverview['policy'] => ({
  ...policy,
  limits: Object.fromEntries(
    Object.entries(policy.limits).map(([network, { passkeyAbove: _, ...limit }]) => [network, limit]),
  ),
})
