import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { connect } from '../actions/connect.js'
import { contextOf } from '../actions/contextOf.js'
import { PORTFOLIO_FRESH, PORTFOLIO_LATE } from '../constants.js'
import { createTestModal } from '../testing/createTestModal.js'
import type { TokenAmount } from '../types/token.js'
import { watchPortfolio } from './watchPortfolio.js'

const token = '0x00000000000000000000000000000000000000D1'
const held: TokenAmount = { address: token, name: 'Demo', symbol: 'DMO', decimals: 6, amount: 7_000_000n }
const told = {
  ...{ name: 'Demo', symbol: 'DMO', chainId: 'eip155:1', address: `eip155:1:${token}`, price: 2.5 },
  quantity: { decimals: '6', numeric: '4' },
}

const events = new EventTarget()
/** Whether the data service answers; `silent`: it never does. */
let service: 'up' | 'down' | 'silent'
const answers: Readonly<Record<string, unknown>> = {
  'supported-chains': { http: ['eip155:1'], ws: [] },
  balance: { balances: [told] },
  price: { fungibles: [] },
}
beforeEach(() => {
  vi.useFakeTimers()
  service = 'up'
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false, querySelector: () => null }))
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('fetch', async (given: string) => {
    const { host, pathname } = new URL(given)
    const answer = answers[pathname.split('/').at(-1) ?? '']
    if (host === 'data.example' && service === 'silent') return new Promise(() => {})
    if (host !== 'data.example' || service === 'down' || !answer) return new Response('', { status: 404 })
    return Response.json(answer)
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pass = async (time = 0) => {
  await vi.advanceTimersByTimeAsync(time)
  for (let turn = 0; turn < 5; turn++) {
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(0)
  }
}

/** Somebody looks at what they own. The node answers as the test says. */
async function looking(read: () => Promise<readonly TokenAmount[]> = async () => [held]) {
  const { modal, fake } = createTestModal({ services: { data: 'https://data.example' } })
  fake.ledger = { tokens: read }
  await connect(modal, { walletId: 'lantern' })
  const context = contextOf(modal)
  const caipAddress = context.stores.accounts.get('eip155').caipAddress ?? expect.fail('Nobody is connected')
  const entry = () => context.stores.portfolio.of(caipAddress)
  watchPortfolio(context, caipAddress)
  await pass()
  return { fake, entry, demo: () => entry().tokens[1] }
}

it('what a token was worth stays, marked with its age, where nobody can say it anew, and is new again once somebody does', async () => {
  const { demo } = await looking()
  const said = () => [demo()?.price?.amount, demo()?.asOf]
  const at = Date.now()
  expect(said()).toEqual(['2.5', undefined])
  service = 'down'
  await pass(PORTFOLIO_FRESH)
  expect(said()).toEqual(['2.5', at])
  await pass(PORTFOLIO_FRESH)
  expect(said()).toEqual(['2.5', at])
  service = 'up'
  await pass(PORTFOLIO_FRESH)
  expect(said()).toEqual(['2.5', undefined])
})

it('a service that failed while the page was cut off is asked at once when it is back', async () => {
  const { demo } = await looking()
  service = 'down'
  await pass(PORTFOLIO_FRESH)
  expect(demo()?.asOf).toBeTypeOf('number')
  service = 'up'
  events.dispatchEvent(new Event('online'))
  await pass()
  expect(demo()?.asOf).toBeUndefined()
})

it('a question that hangs while the page was cut off is asked anew when it is back', async () => {
  let isCutOff = false
  const { fake, entry } = await looking()
  fake.readBalance = () => (isCutOff ? new Promise(() => {}) : Promise.resolve(5n))
  isCutOff = true
  await pass(PORTFOLIO_FRESH + PORTFOLIO_LATE)
  expect(entry()).toMatchObject({ status: 'loading', stale: true })
  isCutOff = false
  events.dispatchEvent(new Event('online'))
  await pass()
  expect(entry()).toMatchObject({ status: 'ready', stale: false, native: { amount: '0.000000000000000005' } })
})

it('shows what the service says while a node does not answer, and the amount of the node once it does', async () => {
  let answer: (tokens: readonly TokenAmount[]) => void = () => {}
  const { entry, demo } = await looking(() => new Promise((resolve) => (answer = resolve)))
  expect(demo()).toMatchObject({ source: 'data', amount: 4_000_000n })
  expect(entry().others.status).toBe('loading')
  answer([held])
  await pass()
  expect(demo()).toMatchObject({ source: 'node', amount: 7_000_000n, price: { amount: '2.5' } })
  expect(entry().others).toMatchObject({ status: 'ready', source: 'node+data' })
})

it('figures are old as soon as reading them anew takes longer than it should', async () => {
  let isHanging = false
  const { entry } = await looking(() => (isHanging ? new Promise(() => {}) : Promise.resolve([held])))
  isHanging = true
  await pass(PORTFOLIO_FRESH)
  expect(entry().others.stale).toBe(false)
  await pass(PORTFOLIO_LATE)
  expect(entry().others).toMatchObject({ status: 'loading', stale: true })
})
