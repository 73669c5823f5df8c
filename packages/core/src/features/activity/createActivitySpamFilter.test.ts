import fc from 'fast-check'
import { expect, it } from 'vitest'
import { connect } from '../../connection/connect.js'
import { getFeatureContext } from '../../feature/getFeature.js'
import { createTestModal } from '../../testing/createTestModal.js'
import { getTestContext } from '../../testing/getTestContext.js'
import { recordTransaction } from '../../transactions/ownTransactions.js'
import type { Activity, ActivityStatus, ActivityTransfer } from '../../types/activity.js'
import type { CaipAddress } from '../../types/caip.js'
import type { TokenInfo } from '../../types/token.js'
import { createActivitySpamFilter } from './createActivitySpamFilter.js'
import { activityFeature } from './index.js'
import { type ActivitySourceState, createActivityMerger } from './mergeActivities.js'

const ADDRESS = `0x${'6c'.padStart(40, '0')}`
const ME: CaipAddress = `eip155:1:${ADDRESS}`

// Uses few addresses, tokens and symbols, so that random activities often share them and affect each other.
const people = [ADDRESS, ADDRESS.toUpperCase().replace('0X', '0x'), `0x${'7e'.repeat(20)}`, `0x${'57'.repeat(20)}`]
const tokens = ['a', 'b', 'c'].map((letter) => `0x${letter.repeat(40)}`)
const symbols = ['USDC', 'US\u0405C', 'ETH', 'claim at www.x.example', '']

const transfer: fc.Arbitrary<ActivityTransfer> = fc.record({
  direction: fc.constantFrom('in', 'out', 'self'),
  amount: fc.constantFrom('0', '0.0', '5', undefined),
  from: fc.constantFrom(...people, undefined),
  to: fc.constantFrom(...people, undefined),
  token: fc.option(
    fc.record({
      address: fc.constantFrom(...tokens, undefined),
      symbol: fc.constantFrom(...symbols, undefined),
      name: fc.constantFrom(...symbols, undefined),
    }),
    { nil: undefined },
  ),
  nft: fc.option(fc.record({ name: fc.constantFrom(...symbols), isSpam: fc.boolean() }), { nil: undefined, freq: 9 }),
})
const statuses: readonly ActivityStatus[] = ['pending', 'confirmed', 'failed', 'replaced', 'dropped']
const activity: fc.Arbitrary<Activity> = fc.record({
  hash: fc.nat(12).map((number) => `0x${number % 2 ? 'A' : 'a'}${number}`),
  caipNetworkId: fc.constant('eip155:1' as const),
  kind: fc.constantFrom('send', 'receive', 'execute', 'swap'),
  status: fc.constantFrom(...statuses),
  at: fc.option(fc.nat(20), { nil: undefined }),
  from: fc.constantFrom(...people, undefined),
  to: fc.constantFrom(...people, undefined),
  transfers: fc.array(transfer, { maxLength: 3 }),
})
const known: fc.Arbitrary<TokenInfo> = fc.record({
  caipNetworkId: fc.constant('eip155:1' as const),
  address: fc.constantFrom(...tokens),
  symbol: fc.constantFrom(...symbols),
  name: fc.constantFrom(...symbols),
  decimals: fc.constant(18),
})

type Step =
  | { readonly does: 'page'; readonly source: 'chain' | 'service'; readonly items: readonly Activity[] }
  | { readonly does: 'known'; readonly tokens: readonly TokenInfo[] }
  | { readonly does: 'send'; readonly activity: Activity }
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    does: fc.constant('page' as const),
    source: fc.constantFrom('chain', 'service'),
    items: fc.array(activity, { maxLength: 5 }),
  }),
  fc.record({ does: fc.constant('known' as const), tokens: fc.array(known, { maxLength: 3 }) }),
  fc.record({ does: fc.constant('send' as const), activity }),
)

const unasked = (id: string): ActivitySourceState => ({
  ...{ id, items: [], next: 'more', isDone: false, mayBeIncomplete: false, error: undefined },
})

it('a cached merge of a history yields the same rows as a full read, for any input', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 8 }), (steps) => {
      const { modal } = createTestModal()
      const context = getTestContext(modal)
      const merge = createActivityMerger()
      const guard = createActivitySpamFilter(getFeatureContext(modal, activityFeature), ME)
      let sent: readonly Activity[] = []
      let listed: readonly TokenInfo[] = []
      let said: readonly ActivitySourceState[] = ['chain', 'service'].map(unasked)
      for (const each of steps) {
        if (each.does === 'known') listed = each.tokens
        if (each.does === 'page') {
          said = said.map((one) => (one.id === each.source ? { ...one, items: [...one.items, ...each.items] } : one))
        }
        if (each.does === 'send') {
          recordTransaction(context.modal, ME, each.activity)
          sent = [each.activity, ...sent]
        }
        const all = [...said, { ...unasked('own'), items: sent, isDone: true }]
        const known = [...listed]
        const remembered = guard({ known, activities: merge(all) })
        const anew = createActivitySpamFilter(
          getFeatureContext(modal, activityFeature),
          ME,
        )({ known, activities: createActivityMerger()(all) })
        expect(remembered).toEqual(anew)
      }
      modal.destroy()
    }),
    { numRuns: 100 },
  )
})

it('guardLines folds a row that a stranger wrote in the name of the connected user', async () => {
  const { modal } = createTestModal()
  const context = getTestContext(modal)
  await connect(modal, { walletId: 'lantern' })
  const stranger = `0x${'57'.repeat(20)}`
  const [usdc = '', fake = ''] = tokens
  const guard = createActivitySpamFilter(getFeatureContext(modal, activityFeature), ME)
  const { lines } = guard({
    known: [{ caipNetworkId: 'eip155:1', address: usdc, symbol: 'USDC', name: 'USD Coin', decimals: 6 }],
    activities: [
      {
        ...{ hash: '0x1', caipNetworkId: 'eip155:1', kind: 'send', status: 'confirmed', from: stranger },
        transfers: [
          {
            ...{ direction: 'out', amount: '1000', from: ADDRESS, to: `0x${'7e'.repeat(20)}` },
            token: { address: fake, symbol: 'USDC', name: 'USD Coin' },
          },
        ],
      },
    ],
  })
  expect(context.stores.accounts.get('eip155').allAccounts).toMatchObject([{ address: ADDRESS }])
  expect(lines).toMatchObject([{ isSpam: true }])
  modal.destroy()
})

it('guardLines returns the same object for an unchanged row and for unchanged receivers', () => {
  const { modal } = createTestModal()
  const merge = createActivityMerger()
  const guard = createActivitySpamFilter(getFeatureContext(modal, activityFeature), ME)
  const happened = (hash: string, more: Partial<Activity> = {}): Activity => ({
    ...{ hash, caipNetworkId: 'eip155:1', kind: 'send', status: 'confirmed', from: ADDRESS },
    transfers: [{ direction: 'out', amount: '1', to: `0x${'7e'.repeat(20)}` }],
    ...more,
  })
  const [first, second] = [happened('0x1', { at: 3 }), happened('0x2')]
  const read = (items: readonly Activity[]) =>
    guard({ known: [], activities: merge([{ ...unasked('chain'), items, isDone: true }]) })
  const before = read([first, second])
  const after = read([first, second, happened('0x3', { at: 1 })])
  expect(after.lines).toHaveLength(3)
  expect(after.lines[0]).toBe(before.lines[0])
  expect(after.lines[1]).toBe(before.lines[1])
  expect(after.contacts).toBe(before.contacts)
})
