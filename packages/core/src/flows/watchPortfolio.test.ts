import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { connect } from '../actions/connect.js'
import { watchTokens } from '../actions/fetchTokens.js'
import { BALANCE_LOCK, PORTFOLIO_FRESH } from '../constants.js'
import { createTestModal } from '../testing/createTestModal.js'
import { stubFetch } from '../testing/stubFetch.js'

// No service knows anything: what is told is the node's.
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

/** What a browser tells of a page. */
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

/** A visitor whose node is down or up, as the test says. */
async function create() {
  const node = { isUp: false, reads: 0 }
  const { modal, fake } = createTestModal({ projectId: '' })
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
  return { node, watch, last: () => seen.at(-1) }
}

describe('a coin that could not be read', () => {
  it('is read anew 30 s later, and again and again, while somebody looks', async () => {
    const { node, watch, last } = await create()
    const stop = watch()
    await settle()
    expect(last()).toMatchObject({ symbols: [], hasFailed: true })
    const { reads } = node
    await pass(BALANCE_LOCK - 1_000)
    expect(node.reads).toBe(reads)
    await pass(1_000)
    expect(node.reads).toBe(reads + 1)
    node.isUp = true
    await pass(BALANCE_LOCK)
    expect(last()).toEqual({ symbols: ['ETH'], stale: false, hasFailed: false })
    stop()
  })

  it('is read at once when the page is online again, or seen again', async () => {
    const { node, watch, last } = await create()
    const stop = watch()
    await settle()
    node.isUp = true
    page.comeOnline()
    await settle()
    expect(last()).toEqual({ symbols: ['ETH'], stale: false, hasFailed: false })
    node.isUp = false
    await pass(PORTFOLIO_FRESH)
    expect(last()).toEqual({ symbols: ['ETH'], stale: true, hasFailed: true })
    node.isUp = true
    page.hide(true)
    page.hide(false)
    await settle()
    expect(last()).toEqual({ symbols: ['ETH'], stale: false, hasFailed: false })
    stop()
  })

  it('is left alone where nobody looks, or at a page behind others', async () => {
    const { node, watch } = await create()
    await pass(BALANCE_LOCK * 3)
    page.comeOnline()
    await settle()
    expect(node.reads).toBe(1)
    const stop = watch()
    await settle()
    page.hide(true)
    const { reads } = node
    await pass(BALANCE_LOCK * 3)
    expect(node.reads).toBe(reads)
    stop()
    page.hide(false)
    await settle()
    expect(node.reads).toBe(reads)
  })
})

it('what was read is said to be old where the page was behind others, and read anew once it is seen', async () => {
  const { node, watch, last } = await create()
  node.isUp = true
  const stop = watch()
  await settle()
  page.hide(true)
  await pass(PORTFOLIO_FRESH)
  expect(last()).toMatchObject({ symbols: ['ETH'], stale: true })
  page.hide(false)
  await settle()
  expect(last()).toMatchObject({ symbols: ['ETH'], stale: false })
  stop()
})
