import { connect } from '@foyer/core/actions'
import { startNavigation } from '@foyer/core/internal/modal'
import { createFakeAdapter, createTestModal } from '@foyer/core/testing'
import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { reactUi } from '../../shell/reactUi.js'
import { createScriptedSwap, etherToken, usdcToken } from '../../testing/createScriptedSwap.js'
import { destroyModalsAfterEach } from '../../testing/destroyModalsAfterEach.js'
import { findField, typeText } from '../../testing/fields.js'
import { flushUpdates, openModal } from '../../testing/openModal.js'

const modals = destroyModalsAfterEach()

beforeEach(() => void vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline')))

const DAI = `0x${'6b'.repeat(20)}`
const PASTED = `0x${'cd'.repeat(20)}`
const dai = { ...usdcToken, address: DAI, symbol: 'DAI', name: 'Dai', amount: undefined }
const imitation = {
  ...usdcToken,
  address: `0x${'ab'.repeat(20)}`,
  isListed: false,
  imitates: usdcToken,
  amount: undefined,
}

async function open() {
  const fake = createFakeAdapter()
  fake.chainReader = {}
  const { modal } = createTestModal({ ui: reactUi(), fake })
  modals.push(modal)
  await connect(modal, { walletId: 'lantern', namespace: 'eip155' })
  const played = createScriptedSwap(startNavigation(modal), {
    tokens: { status: 'ready', items: [etherToken, usdcToken, dai, imitation] },
  })
  const opened = await openModal(modal, { view: 'Swap' })
  opened.control(/USDC\. Choose a token$/).focus()
  await opened.click(/USDC\. Choose a token$/)
  const rows = () => [...opened.root.querySelectorAll('.fy-rows .fy-row')].map((each) => each.textContent)
  const search = (text: string) => typeText(findField(opened.root, 'Search name or address'), text)
  return { ...opened, played, rows, search }
}

it('SwapSelectToken selects a token and returns to the form', async () => {
  const { title, control, click, played, focused } = await open()
  expect(title()).toBe('Choose a token')
  expect(control(/USD CoinUSDC/).getAttribute('aria-current')).toBe('true')
  expect(control(/USD CoinUSDC/).textContent).toContain('1,250 USDC')
  await click(/DaiDAI/)
  expect(played.requests).toEqual(['setToken to DAI'])
  expect(title()).toBe('Swap')
  await vi.waitFor(() => expect(focused()).toBe(control(/DAI\. Choose a token$/)))
})

it('SwapSelectToken finds by name, symbol and address, and marks look-alikes', async () => {
  const { rows, search, text } = await open()
  await search('dai')
  expect(rows()).toEqual([expect.stringContaining('Dai')])
  await search(DAI.toUpperCase().replace('0X', '0x'))
  expect(rows()).toEqual([expect.stringContaining('Dai')])
  await search('usd')
  expect(rows()).toEqual([expect.stringContaining('1,250 USDC'), expect.stringContaining('Looks like USD Coin')])
  await search('doge')
  expect(text()).toContain('No token called “doge”')
})

it('SwapSelectToken looks up an unlisted address, and says that no list has it', async () => {
  const { search, played, rows, root } = await open()
  played.find = async () => ({ ...dai, address: PASTED, symbol: 'NEW', name: 'Newcomer', isListed: false })
  await search(PASTED)
  expect(rows()).toEqual([expect.stringContaining('NewcomerNEW · Unlisted')])
  expect([...root.querySelectorAll('[role=status]')].map((each) => each.textContent)).toContain('1 token')
})

it('SwapSelectToken shows a lookup in progress, without result, and failed', async () => {
  const { search, played, text, root } = await open()
  let answer = (_found: undefined) => {}
  played.find = () => new Promise((resolve) => (answer = resolve))
  await search(PASTED)
  expect(root.querySelector('.fy-swap__tokens')?.getAttribute('aria-busy')).toBe('true')
  await act(async () => answer(undefined))
  await flushUpdates()
  expect(text()).toContain('No token at this address')
  played.find = () => Promise.reject(new Error('offline'))
  await search(`0x${'ef'.repeat(20)}`)
  expect(text()).toContain('Couldn’t look up the address')
})

it('SwapSelectToken reports tokens that failed to load, and retries', async () => {
  const { played, text, click } = await open()
  await act(async () => played.set({ tokens: { status: 'failed', items: [] } }))
  await flushUpdates()
  expect(text()).toContain('Couldn’t load tokens')
  await click('Try again')
  expect(played.requests).toEqual(['refresh'])
})
