import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { connect } from '../connection/connect.js'
import { getContext } from '../modal/runtime.js'
import { createTestModal } from '../testing/createTestModal.js'
import type { TokenAmount } from '../types/token.js'
import { PORTFOLIO_FRESH_MS } from './limits.js'
import { PORTFOLIO_STALE_DELAY_MS } from './portfolioSchedule.js'
import { watchPortfolio } from './watchPortfolio.js'

const token = '0x00000000000000000000000000000000000000D1'
const held: TokenAmount = { address: token, name: 'Demo', symbol: 'DMO', decimals: 6, amount: 7_000_000n }
const told = {
  ...{ name: 'Demo', symbol: 'DMO', chainId: 'eip155:1', address: `eip155:1:${token}`, price: 2.5 },
  quantity: { decimals: '6', numeric: '4' },
}

const events = new EventTarget()
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

async function looking(read: () => Promise<readonly TokenAmount[]> = async () => [held]) {
  const { modal, fake } = createTestModal({ services: { data: 'https://data.example' } })
  fake.chainReader = { tokens: read }
  await connect(modal, { walletId: 'lantern' })
  const context = getContext(modal)
  const caipAddress = context.stores.accounts.get('eip155').caipAddress ?? expect.fail('Nobody is connected')
  const entry = () => context.stores.portfolio.of(caipAddress)
  watchPortfolio(context, caipAddress)
  await pass()
  return { fake, entry, demo: () => entry().tokens[1] }
}

it('the worth of a token stays with its age while the service is down and refreshes when the service recovers', async () => {
  const { demo } = await looking()
  const said = () => [demo()?.price?.amount, demo()?.asOf]
  const at = Date.now()
  expect(said()).toEqual(['2.5', undefined])
  service = 'down'
  await pass(PORTFOLIO_FRESH_MS)
  expect(said()).toEqual(['2.5', at])
  await pass(PORTFOLIO_FRESH_MS)
  expect(said()).toEqual(['2.5', at])
  service = 'up'
  await pass(PORTFOLIO_FRESH_MS)
  expect(said()).toEqual(['2.5', undefined])
})

it('a service that failed offline is requested at once when the browser is online again', async () => {
  const { demo } = await looking()
  service = 'down'
  await pass(PORTFOLIO_FRESH_MS)
  expect(demo()?.asOf).toBeTypeOf('number')
  service = 'up'
  events.dispatchEvent(new Event('online'))
  await pass()
  expect(demo()?.asOf).toBeUndefined()
})

it('a read that hangs offline is repeated when the browser is online again', async () => {
  let isCutOff = false
  const { fake, entry } = await looking()
  fake.readBalance = () => (isCutOff ? new Promise(() => {}) : Promise.resolve(5n))
  isCutOff = true
  await pass(PORTFOLIO_FRESH_MS + PORTFOLIO_STALE_DELAY_MS)
  expect(entry()).toMatchObject({ status: 'loading', stale: true })
  isCutOff = false
  events.dispatchEvent(new Event('online'))
  await pass()
  expect(entry()).toMatchObject({ status: 'ready', stale: false, native: { amount: '0.000000000000000005' } })
})

it('the amount of the service is shown while the node does not respond, and then the amount of the node', async () => {
  let answer: (tokens: readonly TokenAmount[]) => void = () => {}
  const { entry, demo } = await looking(() => new Promise((resolve) => (answer = resolve)))
  expect(demo()).toMatchObject({ source: 'data', amount: 4_000_000n })
  expect(entry().others.status).toBe('loading')
  answer([held])
  await pass()
  expect(demo()).toMatchObject({ source: 'node', amount: 7_000_000n, price: { amount: '2.5' } })
  expect(entry().others).toMatchObject({ status: 'ready', source: 'node+data' })
})

it('figures are stale as soon as a refresh takes too long', async () => {
  let isHanging = false
  const { entry } = await looking(() => (isHanging ? new Promise(() => {}) : Promise.resolve([held])))
  isHanging = true
  await pass(PORTFOLIO_FRESH_MS)
  expect(entry().others.stale).toBe(false)
  await pass(PORTFOLIO_STALE_DELAY_MS)
  expect(entry().others).toMatchObject({ status: 'loading', stale: true })
})
