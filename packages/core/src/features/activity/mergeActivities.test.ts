import { expect, it } from 'vitest'
import type { Activity } from '../../types/activity.js'
import { createActivityMerger } from './mergeActivities.js'

const said = (id: string, items: readonly Activity[]) => ({
  ...{ id, items, next: undefined, isDone: true, mayBeIncomplete: false, error: undefined },
})
const sent: Activity = {
  ...{ hash: '0xa1', kind: 'send', caipNetworkId: 'polkadot:68d56f15f85d3136970ec16946040bc1', at: 1 },
  ...{ status: 'confirmed', transfers: [] },
}

it('mergeActivities takes the amount from the own record when the chain returns the token alone', () => {
  const onChain: Activity = { ...sent, transfers: [{ direction: 'out', token: { address: '1984' } }] }
  const own: Activity = {
    ...{ ...sent, status: 'pending' },
    transfers: [{ direction: 'out', amount: '7.000001', token: { address: '1984', symbol: 'USDt' } }],
  }
  expect(createActivityMerger()([said('chain', [onChain]), said('own', [own])])).toMatchObject([
    { status: 'confirmed', transfers: [{ amount: '7.000001', token: { address: '1984', symbol: 'USDt' } }] },
  ])
  const other: Activity = { ...own, transfers: [{ direction: 'out', amount: '7', token: { address: '1337' } }] }
  expect(
    createActivityMerger()([said('chain', [onChain]), said('own', [other])])[0]?.transfers[0]?.amount,
  ).toBeUndefined()
})

it('mergeActivities does not confirm from a node’s own list when two nodes conflict', () => {
  const own: Activity = { ...sent, status: 'pending', conflict: 'sources' }
  expect(createActivityMerger()([said('chain', [sent]), said('own', [own])])).toMatchObject([
    { status: 'pending', conflict: 'sources' },
  ])
})

const evm = (transfers: Activity['transfers']): Activity => ({ ...sent, caipNetworkId: 'eip155:1', transfers })
const tokensOf = (...versions: readonly Activity['transfers'][]) =>
  createActivityMerger()(versions.map((each, index) => said(String(index), [evm(each)])))[0]?.transfers.map(
    ({ amount, token }) => [amount, token?.symbol],
  )
const coming = (amount: string | undefined, token: { address?: string; symbol?: string }) =>
  ({ direction: 'in', amount, token }) as const

it('mergeActivities gives no token the name of another one with the same amount', () => {
  const chain = [coming('5', { address: '0xA' }), coming('5', { address: '0xB', symbol: 'USDC' })]
  expect(tokensOf(chain, [])).toEqual([
    ['5', undefined],
    ['5', 'USDC'],
  ])
  expect(tokensOf(chain, [coming('5', { symbol: 'USDC' })])).toEqual([
    ['5', undefined],
    ['5', 'USDC'],
  ])
  expect(tokensOf(chain, [coming('5', { address: '0xb', symbol: 'USDC' })])?.[0]).toEqual(['5', undefined])
  const nameless = [coming('5', { address: '0xA' }), coming('5', { address: '0xB' })]
  expect(tokensOf(nameless, [coming('5', { symbol: 'USDC' })])).toEqual([
    ['5', undefined],
    ['5', undefined],
  ])
  expect(tokensOf(chain, [coming('5', { symbol: 'USDC' }), coming('5', { symbol: 'HRB' })])).toEqual([
    ['5', 'HRB'],
    ['5', 'USDC'],
  ])
})

it('mergeActivities assigns each of several transfers of one token its own amount', () => {
  const [A, a] = [{ address: '0xA' }, { address: '0xa', symbol: 'HRB' }]
  expect(tokensOf([coming(undefined, A), coming(undefined, A)], [coming('5', a), coming('7', a)])).toEqual([
    ['5', 'HRB'],
    ['7', 'HRB'],
  ])
  expect(tokensOf([coming(undefined, A), coming('5', A)], [coming('5', a), coming('7', a)])).toEqual([
    ['7', 'HRB'],
    ['5', 'HRB'],
  ])
  expect(tokensOf([coming(undefined, A), coming(undefined, A)], [coming('5', a)])?.[1]).toEqual([undefined, undefined])
})

it('mergeActivities fills a missing time from the previous row or the first known one, and leaves it empty without any', () => {
  const { at: _, ...timeless } = sent
  const items = (times: readonly (number | undefined)[]) =>
    times.map((at, index): Activity => ({ ...timeless, hash: `0x${index}`, ...(at !== undefined && { at }) }))
  const timesOf = (times: readonly (number | undefined)[]) =>
    createActivityMerger()([said('chain', items(times))]).map(({ hash, at }) => [hash, at])
  expect(timesOf([undefined, 9, undefined, 4])).toEqual([
    ['0x0', 9],
    ['0x1', 9],
    ['0x2', 9],
    ['0x3', 4],
  ])
  expect(timesOf([undefined, undefined])).toEqual([
    ['0x0', undefined],
    ['0x1', undefined],
  ])
})

it.each(['approve', 'execute'] as const)(
  'mergeActivities keeps an own revocation that other sources call %s',
  (kind) => {
    const [first] = createActivityMerger()([
      said('chain', [{ ...evm([]), kind }]),
      said('own', [{ ...evm([]), kind: 'revoke' }]),
    ])
    expect(first?.kind).toBe('revoke')
  },
)

it('mergeActivities keeps an own cancellation that the chain shows as an empty transfer to the sender', () => {
  const kindOf = (chain: Partial<Activity>) =>
    createActivityMerger()([
      said('chain', [{ ...evm([]), from: '0x6c', to: '0x6c', ...chain }]),
      said('own', [{ ...evm([]), kind: 'cancel', replaces: '0xa0' }]),
    ])[0]?.kind
  expect(kindOf({})).toBe('cancel')
  expect(kindOf({ kind: 'execute' })).toBe('cancel')
  expect(kindOf({ transfers: [{ direction: 'self', amount: '0.0', token: { symbol: 'ETH' } }] })).toBe('cancel')
  expect(kindOf({ transfers: [coming('5', { address: '0xA' })], kind: 'receive' })).toBe('receive')
})

it('mergeActivities recognizes a cancellation on the chain without an own record', () => {
  const kindOf = (activity: Partial<Activity>) => {
    const one = { ...evm([]), from: '0x0A', to: '0x0a', ...activity }
    return createActivityMerger()([said('chain', [one])])[0]?.kind
  }
  expect(kindOf({})).toBe('cancel')
  expect(kindOf({ transfers: [{ direction: 'self', amount: '0', token: { symbol: 'ETH' } }] })).toBe('cancel')
  expect(kindOf({ transfers: [{ direction: 'self', amount: '1', token: { symbol: 'ETH' } }] })).toBe('send')
  expect(kindOf({ to: '0x0b' })).toBe('send')
  expect(kindOf({ kind: 'execute' })).toBe('execute')
  expect(kindOf({ caipNetworkId: 'polkadot:68d56f15f85d3136970ec16946040bc1' })).toBe('send')
})

it('mergeActivities returns the same object for an unchanged row', () => {
  const merge = createActivityMerger()
  const chain = said('chain', [{ ...evm([]), from: '0x0A', to: '0x0a' }])
  expect(merge([chain])[0]).toBe(merge([chain])[0])
})
