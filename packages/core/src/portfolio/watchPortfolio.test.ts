import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { connect } from '../connection/connect.js'
import { createTestModal } from '../testing/createTestModal.js'
import { getTestContext } from '../testing/getTestContext.js'
import { stubFetch } from '../testing/stubFetch.js'
import { watchTokens } from './fetchTokens.js'
import { BALANCE_RETRY_PAUSE_MS, PORTFOLIO_FRESH_MS, PORTFOLIO_RETENTION_MS } from './limits.js'

let page: ReturnType<typeof createPage>
beforeEach(() => {
  vi.useFakeTimers()
  stubFetch({ status: 404 })
  page = createPage()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function createPage() {
  const document = Object.assign(new EventTarget(), { hidden: false, querySelector: () => null })
  const events = new EventTarget()
  vi.stubGlobal('document', document)
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  return {
    hide(isHidden: boolean) {
      document.hidden = isHidden
      document.dispatchEvent(new Event('visibilitychange'))
    },
    comeOnline: () => void events.dispatchEvent(new Event('online')),
  }
}

const settle = async () => {
  for (let turn = 0; turn < 5; turn++) {
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(0)
  }
}
const pass = async (time: number) => {
  await vi.advanceTimersByTimeAsync(time)
  await settle()
}

async function create() {
  const node = { isUp: false, reads: 0 }
  const { modal, fake } = createTestModal({ projectId: undefined })
  fake.readBalance = async () => {
    node.reads += 1
    if (!node.isUp) throw new Error(`The node is down (${node.reads})`)
    return fake.balance
  }
  await connect(modal, { walletId: 'lantern' })
  await settle()
  const seen: { readonly symbols: readonly string[]; readonly stale: boolean; readonly hasFailed: boolean }[] = []
  const watch = () =>
    watchTokens(modal, ({ tokens, stale, error }) =>
      seen.push({ symbols: tokens.map(({ symbol }) => symbol), stale, hasFailed: error !== undefined }),
    )
  return { modal, fake, node, watch, last: () => seen.at(-1) }
}

describe('a coin that failed to load', () => {
  it('is read again every 30 s while a component watches', async () => {
    const { node, watch, last } = await create()
    const stop = watch()
    await settle()
    expect(last()).toMatchObject({ symbols: [], hasFailed: true })
    const { reads } = node
    await pass(BALANCE_RETRY_PAUSE_MS - 1_000)
    expect(node.reads).toBe(reads)
    await pass(1_000)
    expect(node.reads).toBe(reads + 1)
    node.isUp = true
    await pass(BALANCE_RETRY_PAUSE_MS)
    expect(last()).toEqual({ symbols: ['ETH'], stale: false, hasFailed: false })
    stop()
  })

  it('is read at once when the browser is online again or the page is visible again', async () => {
    const { node, watch, last } = await create()
    const stop = watch()
    await settle()
    node.isUp = true
    page.comeOnline()
    await settle()
    expect(last()).toEqual({ symbols: ['ETH'], stale: false, hasFailed: false })
    node.isUp = false
    await pass(PORTFOLIO_FRESH_MS)
    expect(last()).toEqual({ symbols: ['ETH'], stale: true, hasFailed: true })
    node.isUp = true
    page.hide(true)
    page.hide(false)
    await settle()
    expect(last()).toEqual({ symbols: ['ETH'], stale: false, hasFailed: false })
    stop()
  })

  it('is not read again while no component watches or the page is hidden', async () => {
    const { node, watch } = await create()
    await pass(BALANCE_RETRY_PAUSE_MS * 3)
    page.comeOnline()
    await settle()
    expect(node.reads).toBe(0)
    const stop = watch()
    await settle()
    page.hide(true)
    const { reads } = node
    await pass(BALANCE_RETRY_PAUSE_MS * 3)
    expect(node.reads).toBe(reads)
    stop()
    page.hide(false)
    await settle()
    expect(node.reads).toBe(reads)
  })
})

it('the portfolio is stale after the page was hidden, and is read again once the page is visible', async () => {
  const { node, watch, last } = await create()
  node.isUp = true
  const stop = watch()
  await settle()
  page.hide(true)
  await pass(PORTFOLIO_FRESH_MS)
  expect(last()).toMatchObject({ symbols: ['ETH'], stale: true })
  page.hide(false)
  await settle()
  expect(last()).toMatchObject({ symbols: ['ETH'], stale: false })
  stop()
})

it('the portfolio of the active account keeps the coin alone after it was not watched for a while', async () => {
  const { node, watch, modal, fake } = await create()
  node.isUp = true
  const usdc = { address: `0x${'a0'.repeat(20)}`, symbol: 'USDC', name: 'USD Coin', decimals: 6, amount: 1n }
  fake.chainReader = { tokens: async () => [usdc] }
  const known = () => {
    const { portfolio } = getTestContext(modal).stores
    return Object.values(portfolio.$entries.get()).map(({ tokens }) => tokens.map(({ symbol }) => symbol))
  }
  const stop = watch()
  await settle()
  expect(known()).toEqual([['ETH', 'USDC']])
  stop()
  await pass(PORTFOLIO_RETENTION_MS - 1_000)
  expect(known()).toEqual([['ETH', 'USDC']])
  await pass(1_000)
  expect(known()).toEqual([['ETH']])
  const again = watch()
  await settle()
  expect(known()).toEqual([['ETH', 'USDC']])
  again()
})
