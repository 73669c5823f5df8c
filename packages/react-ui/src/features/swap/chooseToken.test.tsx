import { connect } from '@foyer/core/actions'
import { createFakeAdapter, createTestModal } from '@foyer/core/testing'
import { enterModal } from '@foyer/core/ui'
import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { reactUi } from '../../reactUi.js'
import { field, type } from '../../testing/fields.js'
import { keepModals } from '../../testing/keepModals.js'
import { openModal, settle } from '../../testing/openModal.js'
import { ether, playSwap, usdc } from '../../testing/playSwap.js'

const modals = keepModals()

// Nobody outside of the page answers.
beforeEach(() => void vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline')))

const DAI = `0x${'6b'.repeat(20)}`
const PASTED = `0x${'cd'.repeat(20)}`
const dai = { ...usdc, address: DAI, symbol: 'DAI', name: 'Dai', amount: undefined }
const imitation = { ...usdc, address: `0x${'ab'.repeat(20)}`, isListed: false, imitates: usdc, amount: undefined }

async function open() {
  const fake = createFakeAdapter()
  fake.ledger = {}
  const { modal } = createTestModal({ ui: reactUi(), fake })
  modals.push(modal)
  await connect(modal, { walletId: 'lantern', namespace: 'eip155' })
  const played = playSwap(enterModal(modal.context).context, {
    tokens: { status: 'ready', items: [ether, usdc, dai, imitation] },
  })
  const opened = await openModal(modal, { view: 'Swap' })
  opened.control(/USDC\. Choose a token$/).focus()
  await opened.click(/USDC\. Choose a token$/)
  const rows = () => [...opened.root.querySelectorAll('.fy-rows .fy-row')].map((each) => each.textContent)
  const search = (text: string) => type(field(opened.root, 'Search name or address'), text)
  return { ...opened, played, rows, search }
}

it('chooses what is received, and comes back to where it was asked', async () => {
  const { title, control, click, played, focused } = await open()
  expect(title()).toBe('Choose a token')
  expect(control(/USD CoinUSDC/).getAttribute('aria-current')).toBe('true')
  expect(control(/USD CoinUSDC/).textContent).toContain('1,250.000 USDC')
  await click(/DaiDAI/)
  expect(played.asked).toEqual(['setToken to DAI'])
  expect(title()).toBe('Swap')
  await vi.waitFor(() => expect(focused()).toBe(control(/DAI\. Choose a token$/)))
})

it('finds by name, symbol and address, and marks what only looks like another', async () => {
  const { rows, search, text } = await open()
  await search('dai')
  expect(rows()).toEqual([expect.stringContaining('Dai')])
  await search(DAI.toUpperCase().replace('0X', '0x'))
  expect(rows()).toEqual([expect.stringContaining('Dai')])
  await search('usd')
  expect(rows()).toEqual([expect.stringContaining('1,250.000 USDC'), expect.stringContaining('Looks like USD Coin')])
  await search('doge')
  expect(text()).toContain('No token called “doge”')
})

it('looks up an address that no list has, and says that it is on none', async () => {
  const { search, played, rows, root } = await open()
  played.find = async () => ({ ...dai, address: PASTED, symbol: 'NEW', name: 'Newcomer', isListed: false })
  await search(PASTED)
  expect(rows()).toEqual([expect.stringContaining('NewcomerNEW · On no list')])
  expect([...root.querySelectorAll('[role=status]')].map((each) => each.textContent)).toContain('1 token')
})

it('says while an address is looked up, and that there is no token, or that nobody answered', async () => {
  const { search, played, text, root } = await open()
  let answer = (_found: undefined) => {}
  played.find = () => new Promise((resolve) => (answer = resolve))
  await search(PASTED)
  expect(root.querySelector('.fy-swap__tokens')?.getAttribute('aria-busy')).toBe('true')
  await act(async () => answer(undefined))
  await settle()
  expect(text()).toContain('No token at this address')
  played.find = () => Promise.reject(new Error('offline'))
  await search(`0x${'ef'.repeat(20)}`)
  expect(text()).toContain('The address couldn’t be looked up')
})

it('says that the tokens could not be loaded, and tries again', async () => {
  const { played, text, click } = await open()
  await act(async () => played.set({ tokens: { status: 'failed', items: [] } }))
  await settle()
  expect(text()).toContain('The tokens couldn’t be loaded')
  await click('Try again')
  expect(played.asked).toEqual(['retry'])
})
