import { readNetwork } from '../../frame/chain/networks'
import { formatAmount } from '../../frame/decode/formatAmount'
import { createElement } from '../../frame/screen/createElement'
import type { SignedInUser } from '../../frame/session/createFrameSession'
import { DECIMALS } from '../../frame/spending/createSpending'
import { texts } from '../../texts/texts'
import { createButton } from '../createPage'
import type { LimitOverview } from '../createWalletLimits'
import { formatLocalTime } from '../formatLocalTime'
import { runWithRecentLogin } from '../runWithRecentLogin'
import type { WindowContext } from '../types'
import { changeLimits } from './changeLimits'
import { showLimit } from './showLimit'
import { showRecipients } from './showRecipients'

/** Shows what the wallet may send, and lets the user change it. */
export function drawLimits(context: WindowContext, user: SignedInUser, overview: LimitOverview): HTMLElement {
  const { page, limits } = context
  const { policy, passkey, pending } = overview
  const words = texts().limits
  const run = (action: (owner: SignedInUser) => Promise<void>) => () => runWithRecentLogin(context, user, action)
  const rows = overview.networks.flatMap((network) => {
    const text = describeLimit(overview, network)
    return text === '' ? [] : [createRow(readNetwork(network, overview.networks).name, text)]
  })
  const { allowed } = policy
  if (allowed !== undefined) {
    rows.push(createRow(words.recipients, words.onlyRecipients(allowed.length)))
  }
  if (passkey !== undefined) rows.push(createRow(words.passkey, describePasskey(passkey, overview.delayMs)))
  return createElement(
    'section',
    { 'aria-labelledby': 'limits' },
    createElement('h2', { id: 'limits' }, words.title),
    rows.length === 0 ? createElement('p', { class: 'quiet' }, words.none) : createElement('ul', {}, ...rows),
    pending && createElement('p', { class: 'warning' }, words.looserFrom(formatLocalTime(pending.at))),
    pending &&
      createButton(page, { label: words.keep }, async () => {
        await limits.keep(user)
        await context.showHome()
      }),
    createButton(page, { label: words.set, kind: 'second' }, async () => showLimit(context, user, overview)),
    createButton(page, { label: words.chooseRecipients, kind: 'second' }, async () =>
      showRecipients(context, user, overview),
    ),
    passkey === undefined
      ? createButton(
          page,
          { label: words.addPasskey, kind: 'second' },
          run(async (owner) => {
            await limits.addPasskey(owner)
            await context.showHome()
          }),
        )
      : createButton(page, { label: words.removePasskey, kind: 'second' }, () =>
          changeLimits(context, user, { policy: withoutPasskey(policy), removesPasskey: true }),
        ),
  )
}

/** Says from when a new passkey may do more than answer for what is sent. */
function describePasskey({ createdAt }: { readonly createdAt: number }, delayMs: number): string {
  const from = createdAt + delayMs
  const since = formatLocalTime(createdAt)
  const { newPasskeySince, passkeySince } = texts().limits
  return from > Date.now() ? newPasskeySince(since, formatLocalTime(from)) : passkeySince(since)
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
  const { joinLimits, passkeyAbove, passkeyAboveOfSite, perDay, perDayOfSite } = texts().limits
  const described = [
    own?.perDay !== undefined && perDay(format(own.perDay)),
    site?.perDay !== undefined && perDayOfSite(format(site.perDay)),
    own?.passkeyAbove !== undefined && passkeyAbove(format(own.passkeyAbove)),
    site?.passkeyAbove !== undefined && passkeyAboveOfSite(format(site.passkeyAbove)),
  ]
  return joinLimits(described.filter((text) => text !== false))
}

const withoutPasskey = (policy: LimitOverview['policy']): LimitOverview['policy'] => ({
  ...policy,
  limits: Object.fromEntries(
    Object.entries(policy.limits).map(([network, { passkeyAbove: _, ...limit }]) => [network, limit]),
  ),
})
