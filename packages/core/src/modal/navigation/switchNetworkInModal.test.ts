import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { connect } from '../../connection/connect.js'
import { ModalError } from '../../errors/ModalError.js'
import { createTestModal } from '../../testing/createTestModal.js'
import { getTestContext } from '../../testing/getTestContext.js'
import type { Modal } from '../modal.js'
import { goBack } from './goBack.js'
import { NETWORK_SWITCH_VIEW_DELAY_MS, switchNetworkInModal } from './switchNetworkInModal.js'

const caipNetworkId = 'eip155:8453'
const views = (modal: Modal) =>
  getTestContext(modal)
    .stores.router.$router.get()
    .stack.map(({ view }) => view)
const switchingOf = (modal: Modal) => getTestContext(modal).stores.switching.$switching.get()

beforeEach(() => void vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

async function createChoosing(first: 'Account' | 'Networks' = 'Account') {
  const { modal, fake } = createTestModal()
  await connect(modal, { walletId: 'lantern' })
  await modal.context.show({ view: first })
  getTestContext(modal).stores.router.push({ view: 'Networks' })
  const wallet = fake.wallet('lantern')
  wallet.mode = 'hold'
  const errors: string[] = []
  modal.on('error', ({ code }) => errors.push(code))
  const failures: string[] = []
  const choose = () =>
    switchNetworkInModal(getTestContext(modal), { caipNetworkId, onFailure: ({ code }) => failures.push(code) })
  return { modal, wallet, choose, errors, failures }
}

it('S2.023 switchNetworkInModal shows SwitchNetwork for a slow wallet, and Account after the switch', async () => {
  const { modal, wallet, choose } = await createChoosing()
  const switching = choose()
  expect(switchingOf(modal)).toEqual({ status: 'waiting', caipNetworkId })
  await vi.advanceTimersByTimeAsync(NETWORK_SWITCH_VIEW_DELAY_MS - 1)
  expect(views(modal)).toEqual(['Account', 'Networks'])
  await vi.advanceTimersByTimeAsync(1)
  expect(views(modal)).toEqual(['Account', 'Networks', 'SwitchNetwork'])
  wallet.answer('approve')
  await switching
  expect(views(modal)).toEqual(['Account'])
  expect(switchingOf(modal)).toEqual({ status: 'idle' })
  expect(modal.$network.get()?.caipNetworkId).toBe(caipNetworkId)
})

it('switchNetworkInModal shows no view of its own for a wallet that switches at once', async () => {
  const { modal, wallet, choose } = await createChoosing()
  wallet.mode = 'approve'
  await choose()
  await vi.advanceTimersByTimeAsync(NETWORK_SWITCH_VIEW_DELAY_MS)
  expect(views(modal)).toEqual(['Account'])
})

it('switchNetworkInModal closes a modal that was opened for the network alone', async () => {
  const { modal, wallet, choose } = await createChoosing('Networks')
  wallet.mode = 'approve'
  await choose()
  expect(modal.$state.get().isOpen).toBe(false)
})

it('switchNetworkInModal ends in the same way from UnsupportedChain for quick and slow wallets', async () => {
  for (const wait of [0, NETWORK_SWITCH_VIEW_DELAY_MS]) {
    const { modal, wallet, choose } = await createChoosing()
    await modal.context.show({ view: 'UnsupportedChain' })
    wallet.setNetwork('eip155:99')
    const switching = choose()
    await vi.advanceTimersByTimeAsync(wait)
    wallet.answer('approve')
    await switching
    expect(modal.$state.get().isOpen).toBe(false)
  }
})

it('switchNetworkInModal shows a declined request in SwitchNetwork, from where the user can retry', async () => {
  const { modal, wallet, choose, errors, failures } = await createChoosing()
  const switching = choose()
  wallet.answer('reject')
  await switching
  expect(views(modal)).toEqual(['Account', 'Networks', 'SwitchNetwork'])
  expect(switchingOf(modal)).toEqual({ status: 'declined', caipNetworkId })
  expect(failures).toEqual([])
  expect(errors).toEqual(['USER_REJECTED'])

  const again = choose()
  expect(switchingOf(modal)).toEqual({ status: 'waiting', caipNetworkId })
  await vi.advanceTimersByTimeAsync(NETWORK_SWITCH_VIEW_DELAY_MS)
  expect(views(modal)).toEqual(['Account', 'Networks', 'SwitchNetwork'])
  wallet.answer('approve')
  await again
  expect(views(modal)).toEqual(['Account'])
})

it('S4.054 switchNetworkInModal navigates back from a failed switch and shows the reason', async () => {
  const { modal, wallet, choose, errors, failures } = await createChoosing()
  const switching = choose()
  await vi.advanceTimersByTimeAsync(NETWORK_SWITCH_VIEW_DELAY_MS)
  expect(views(modal)).toEqual(['Account', 'Networks', 'SwitchNetwork'])
  wallet.answerError = new ModalError('CHAIN_NOT_SUPPORTED')
  wallet.answer('approve')
  await switching
  expect(views(modal)).toEqual(['Account', 'Networks'])
  expect(switchingOf(modal)).toEqual({ status: 'idle' })
  expect(failures).toEqual(['CHAIN_NOT_SUPPORTED'])
  expect(errors).toEqual(['CHAIN_NOT_SUPPORTED'])
})

it('S4.054 switchNetworkInModal stays in the view of the choice when the switch fails at once', async () => {
  const { modal, wallet, choose, failures } = await createChoosing()
  wallet.switchError = new Error('out of order')
  await choose()
  expect(views(modal)).toEqual(['Account', 'Networks'])
  expect(switchingOf(modal)).toEqual({ status: 'idle' })
  expect(failures).toEqual(['UNKNOWN'])
})

it.each(['approve', 'reject'] as const)(
  'switchNetworkInModal ignores a late %s after the user went back',
  async (how) => {
    const { modal, wallet, choose, failures } = await createChoosing()
    const switching = choose()
    await vi.advanceTimersByTimeAsync(NETWORK_SWITCH_VIEW_DELAY_MS)
    goBack(getTestContext(modal))
    expect(switchingOf(modal)).toEqual({ status: 'idle' })
    wallet.answer(how)
    await switching
    expect(views(modal)).toEqual(['Account', 'Networks'])
    expect(switchingOf(modal)).toEqual({ status: 'idle' })
    expect(failures).toEqual([])
  },
)

it('switchNetworkInModal shows nothing when a switch ends after the modal closed', async () => {
  const { modal, wallet, choose } = await createChoosing()
  const switching = choose()
  modal.close()
  await vi.advanceTimersByTimeAsync(NETWORK_SWITCH_VIEW_DELAY_MS)
  expect(views(modal)).toEqual(['Account', 'Networks'])
  wallet.answer('reject')
  await switching
  expect(switchingOf(modal)).toEqual({ status: 'idle' })
  expect(modal.$state.get().isOpen).toBe(false)
})

it('switchNetworkInModal aborts the switch when the app opens another view', async () => {
  const { modal, wallet, choose } = await createChoosing()
  const switching = choose()
  await modal.context.show({ view: 'WhatIsAWallet' })
  wallet.answer('reject')
  await switching
  await vi.advanceTimersByTimeAsync(NETWORK_SWITCH_VIEW_DELAY_MS)
  expect(views(modal)).toEqual(['WhatIsAWallet'])
  expect(switchingOf(modal)).toEqual({ status: 'idle' })
})

it('switchNetworkInModal leaves SwitchNetwork when the wallet disconnects meanwhile', async () => {
  const { modal, wallet, choose, failures } = await createChoosing()
  const switching = choose()
  await vi.advanceTimersByTimeAsync(NETWORK_SWITCH_VIEW_DELAY_MS)
  wallet.end()
  expect(views(modal)).toEqual(['Connect'])
  expect(switchingOf(modal)).toEqual({ status: 'idle' })
  wallet.answer('approve')
  await switching
  expect(views(modal)).toEqual(['Connect'])
  expect(failures).toEqual([])
})

it('switchNetworkInModal shows UnsupportedChain when the wallet switches to another network outside of the list', async () => {
  const { modal, wallet, choose } = await createChoosing('Networks')
  wallet.goesTo = 'eip155:99'
  wallet.mode = 'approve'
  await choose()
  expect(views(modal)).toEqual(['UnsupportedChain'])
  expect(modal.$state.get().isOpen).toBe(true)
})
