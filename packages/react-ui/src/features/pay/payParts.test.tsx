import { connect, openPay } from '@foyer/core/actions'
import { createFakeAdapter, createFakeLedger, createTestModal, fakeQuote } from '@foyer/core/testing'
import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { reactUi } from '../../reactUi.js'
import { keepModals } from '../../testing/keepModals.js'
import { openModal, settle } from '../../testing/openModal.js'

const modals = keepModals()

// Nobody outside of the page answers.
beforeEach(() => void vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline')))

const THEO = '0x51c0000000000000000000000000000000009ad4'
const USDC = `0x${'a0'.repeat(20)}`
const usdc = { caipNetworkId: 'eip155:1', address: USDC, symbol: 'USDC', name: 'USD Coin', decimals: 6 } as const

async function open(...walletIds: readonly string[]) {
  const chain = createFakeLedger()
  chain.described.set(USDC, usdc)
  chain.tokens = [{ ...usdc, amount: 25_000_000n }]
  chain.quote = { ...fakeQuote, balance: 25_000_000n, most: 25_000_000n }
  const fake = createFakeAdapter()
  fake.ledger = chain.ledger
  const { modal } = createTestModal({ ui: reactUi(), fake, features: { pay: true } })
  modals.push(modal)
  for (const walletId of walletIds) await connect(modal, { walletId, namespace: 'eip155' })
  await act(async () => {
    openPay(modal, { asset: `eip155:1/erc20:${USDC}`, recipient: THEO, amount: '10' }).catch(() => undefined)
  })
  await settle()
  return { ...(await openModal(modal, { view: 'Pay' })), modal, chain }
}

it('ticks the wallet that pays, and another once that was chosen', async () => {
  const { control, click } = await open('kitewing', 'lantern')
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

it('leads to another wallet, and back', async () => {
  const { click, title } = await open('lantern')
  await click(/another/i)
  expect(title()).toMatch(/Connect/)
  await click('Back')
  expect(title()).toBe('Pay')
})
