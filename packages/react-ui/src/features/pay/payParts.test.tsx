import { connect, openPay } from '@foyer/core/actions'
import {
  createFakeAdapter,
  createFakeChainReader,
  createTestModal,
  type FakeChainReader,
  fakeQuote,
} from '@foyer/core/testing'
import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { reactUi } from '../../shell/reactUi.js'
import { destroyModalsAfterEach } from '../../testing/destroyModalsAfterEach.js'
import { flushUpdates, openModal } from '../../testing/openModal.js'
import { advanceTime } from '../../testing/time.js'

const modals = destroyModalsAfterEach()

beforeEach(() => void vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline')))

const THEO = '0x51c0000000000000000000000000000000009ad4'
const USDC = `0x${'a0'.repeat(20)}`
const usdc = { caipNetworkId: 'eip155:1', address: USDC, symbol: 'USDC', name: 'USD Coin', decimals: 6 } as const

async function open(walletIds: readonly string[], change: Partial<FakeChainReader> = {}) {
  const chain = createFakeChainReader()
  chain.described.set(USDC, usdc)
  chain.tokens = [{ ...usdc, amount: 25_000_000n }]
  chain.quote = { ...fakeQuote, balance: 25_000_000n, most: 25_000_000n }
  Object.assign(chain, change)
  const fake = createFakeAdapter()
  fake.chainReader = chain.chainReader
  const { modal } = createTestModal({ ui: reactUi(), fake, features: { pay: true } })
  modals.push(modal)
  for (const walletId of walletIds) await connect(modal, { walletId, namespace: 'eip155' })
  await act(async () => {
    openPay(modal, { asset: `eip155:1/erc20:${USDC}`, recipient: THEO, amount: '10' }).catch(() => undefined)
  })
  await flushUpdates()
  return { ...(await openModal(modal, { view: 'Pay' })), modal, chain }
}

it('Pay marks the selected payer', async () => {
  const { control, click } = await open(['kitewing', 'lantern'])
  const isTicked = (name: RegExp) => [
    control(name).getAttribute('aria-current'),
    control(name).querySelectorAll('svg').length,
  ]
  const [ticked, other] = [isTicked(/Lantern/), isTicked(/Kitewing/)]
  expect(ticked[0]).toBe('true')
  expect(other[0]).toBeNull()
  expect(ticked[1]).toBe(Number(other[1]) + 1)
  await click(/Kitewing/)
  expect(isTicked(/Kitewing/)).toEqual(ticked)
  expect(isTicked(/Lantern/)).toEqual(other)
})

it('Pay leads to another wallet, and back', async () => {
  const { click, title } = await open(['lantern'])
  await click(/another/i)
  expect(title()).toMatch(/Connect/)
  await click('Back')
  expect(title()).toBe('Pay')
})

/** Reads what a low window shows of the costs: the pinned copy, and the row unless the pinned copy replaces it. */
function readLowCosts(root: ShadowRoot): readonly (string | null)[] {
  const row = root.querySelector('.fy-review .fy-det:not(.fy-review__costs)')
  return [root.querySelector('.fy-costs'), row].map((each) => each?.textContent ?? null)
}

it('Pay shows its costs once in a low window, while it reads the fee and after a read that fails', async () => {
  const { root, chain, hasControl } = await open(['lantern'], { mode: 'hang' })
  expect(readLowCosts(root)).toEqual(['Network feeTotal', null])
  expect([...root.querySelectorAll('.fy-costs dd')].map((each) => each.getAttribute('aria-live'))).toContain('polite')
  chain.mode = 'now'
  await act(async () => chain.release())
  await flushUpdates()
  const known = 'Network fee0.002 ETHTotal10 USDC + 0.002 ETH'
  expect(readLowCosts(root)).toEqual([known, null])
  chain.quote = new Error('down')
  await advanceTime(15_000)
  expect(readLowCosts(root)).toEqual([known, null])
  expect(hasControl('Pay 10 USDC')).toBe(true)
})

it('Pay shows in a low window that the network fee could not be read', async () => {
  const { root } = await open(['lantern'], { quote: new Error('down') })
  expect(readLowCosts(root)).toEqual([null, 'Network feeNot available. Retrying…'])
})

it('Pay prices the network fee and pictures the token by what another wallet holds', async () => {
  const iconUrl = 'https://harbor.example/usdc.png'
  const price = (amount: string) => ({ amount, currency: 'usd' })
  const coin = { symbol: 'ETH', name: 'Ether', decimals: 18, amount: 10n ** 18n }
  const { root, modal, click, title } = await open(['kitewing', 'lantern'])
  const { $entries } = modal.context.stores.portfolio
  await act(async () => {
    const [[other, entry] = []] = Object.entries($entries.get()).filter(
      ([id]) => id !== modal.$account('eip155').get().caipAddress,
    )
    if (!other || !entry) throw new Error('No portfolio of the other wallet')
    const tokens = [
      { ...coin, price: price('3000'), source: 'node', at: 0 },
      { ...usdc, amount: 25_000_000n, price: price('1'), iconUrl, source: 'node', at: 0 },
    ]
    $entries.set({ ...$entries.get(), [other]: { ...entry, tokens } })
  })
  expect(root.querySelector('.fy-costs')?.textContent).toBe('Network fee$6.00Total$16.00')
  const picture = () => root.querySelector('.fy-view:not(.is-leaving) .fy-ic img')?.getAttribute('src')
  expect(picture()).toBe(iconUrl)
  await click('Pay 10 USDC')
  expect(title()).toBe('Paid')
  expect(picture()).toBe(iconUrl)
})
