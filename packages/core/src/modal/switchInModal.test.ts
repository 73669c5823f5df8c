import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { connect } from '../actions/connect.js'
import { SWITCH_VIEW_DELAY } from '../constants.js'
import { ModalError } from '../errors/ModalError.js'
import type { Modal } from '../modal.js'
import { contextOf } from '../testing/contextOf.js'
import { createTestModal } from '../testing/createTestModal.js'
import { goBack } from './goBack.js'
import { switchInModal } from './switchInModal.js'

const caipNetworkId = 'eip155:8453'
const views = (modal: Modal) =>
  contextOf(modal)
    .stores.router.$router.get()
    .stack.map(({ view }) => view)
const switchingOf = (modal: Modal) => contextOf(modal).stores.switching.$switching.get()

beforeEach(() => void vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** The visitor is connected and looks at the list of networks. */
async function createChoosing(first: 'Account' | 'Networks' = 'Account') {
  const { modal, fake } = createTestModal()
  await connect(modal, { walletId: 'lantern' })
  await modal.open({ view: first })
  contextOf(modal).stores.router.push({ view: 'Networks' })
  const wallet = fake.wallet('lantern')
  wallet.mode = 'hold'
  const errors: string[] = []
  modal.on('error', ({ code }) => errors.push(code))
  const failures: string[] = []
  const choose = () => switchInModal(contextOf(modal), { caipNetworkId, onFailure: ({ code }) => failures.push(code) })
  return { modal, wallet, choose, errors, failures }
}

it('S2.023 shows SwitchNetwork once a wallet takes its time, and Account after it has switched', async () => {
  const { modal, wallet, choose } = await createChoosing()
  const switching = choose()
  expect(switchingOf(modal)).toEqual({ status: 'waiting', caipNetworkId })
  await vi.advanceTimersByTimeAsync(SWITCH_VIEW_DELAY - 1)
  expect(views(modal)).toEqual(['Account', 'Networks'])
  await vi.advanceTimersByTimeAsync(1)
  expect(views(modal)).toEqual(['Account', 'Networks', 'SwitchNetwork'])
  wallet.answer('approve')
  await switching
  expect(views(modal)).toEqual(['Account'])
  expect(switchingOf(modal)).toEqual({ status: 'idle' })
  expect(modal.$network.get()?.caipNetworkId).toBe(caipNetworkId)
})

it('shows no view of its own for a wallet that switches at once', async () => {
  const { modal, wallet, choose } = await createChoosing()
  wallet.mode = 'approve'
  await choose()
  await vi.advanceTimersByTimeAsync(SWITCH_VIEW_DELAY)
  expect(views(modal)).toEqual(['Account'])
})

it('closes a modal that was opened for the network alone', async () => {
  const { modal, wallet, choose } = await createChoosing('Networks')
  wallet.mode = 'approve'
  await choose()
  expect(modal.$state.get().open).toBe(false)
})

it('leads to the same end from UnsupportedChain whether the wallet is quick or slow', async () => {
  for (const wait of [0, SWITCH_VIEW_DELAY]) {
    const { modal, wallet, choose } = await createChoosing()
    await modal.open({ view: 'UnsupportedChain' })
    wallet.setNetwork('eip155:99')
    const switching = choose()
    await vi.advanceTimersByTimeAsync(wait)
    wallet.answer('approve')
    await switching
    expect(modal.$state.get().open).toBe(false)
  }
})

it('shows SwitchNetwork for a declined request, from where the visitor can try again', async () => {
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
  await vi.advanceTimersByTimeAsync(SWITCH_VIEW_DELAY)
  expect(views(modal)).toEqual(['Account', 'Networks', 'SwitchNetwork'])
  wallet.answer('approve')
  await again
  expect(views(modal)).toEqual(['Account'])
})

it('S4.054 navigates back from a switch that failed, and says why', async () => {
  const { modal, wallet, choose, errors, failures } = await createChoosing()
  const switching = choose()
  await vi.advanceTimersByTimeAsync(SWITCH_VIEW_DELAY)
  expect(views(modal)).toEqual(['Account', 'Networks', 'SwitchNetwork'])
  wallet.answerError = new ModalError('CHAIN_NOT_SUPPORTED')
  wallet.answer('approve')
  await switching
  expect(views(modal)).toEqual(['Account', 'Networks'])
  expect(switchingOf(modal)).toEqual({ status: 'idle' })
  expect(failures).toEqual(['CHAIN_NOT_SUPPORTED'])
  expect(errors).toEqual(['CHAIN_NOT_SUPPORTED'])
})

it('S4.054 stays where the visitor chose when the switch fails at once', async () => {
  const { modal, wallet, choose, failures } = await createChoosing()
  wallet.switchError = new Error('out of order')
  await choose()
  expect(views(modal)).toEqual(['Account', 'Networks'])
  expect(switchingOf(modal)).toEqual({ status: 'idle' })
  expect(failures).toEqual(['UNKNOWN'])
})

it.each(['approve', 'reject'] as const)('a late %s loses after the visitor went back', async (how) => {
  const { modal, wallet, choose, failures } = await createChoosing()
  const switching = choose()
  await vi.advanceTimersByTimeAsync(SWITCH_VIEW_DELAY)
  goBack(contextOf(modal))
  expect(switchingOf(modal)).toEqual({ status: 'idle' })
  wallet.answer(how)
  await switching
  expect(views(modal)).toEqual(['Account', 'Networks'])
  expect(switchingOf(modal)).toEqual({ status: 'idle' })
  expect(failures).toEqual([])
})

it('shows nothing late after the modal was closed', async () => {
  const { modal, wallet, choose } = await createChoosing()
  const switching = choose()
  modal.close()
  await vi.advanceTimersByTimeAsync(SWITCH_VIEW_DELAY)
  expect(views(modal)).toEqual(['Account', 'Networks'])
  wallet.answer('reject')
  await switching
  expect(switchingOf(modal)).toEqual({ status: 'idle' })
  expect(modal.$state.get().open).toBe(false)
})

it('gives the switch up when the page opens another view', async () => {
  const { modal, wallet, choose } = await createChoosing()
  const switching = choose()
  await modal.open({ view: 'WhatIsAWallet' })
  wallet.answer('reject')
  await switching
  await vi.advanceTimersByTimeAsync(SWITCH_VIEW_DELAY)
  expect(views(modal)).toEqual(['WhatIsAWallet'])
  expect(switchingOf(modal)).toEqual({ status: 'idle' })
})

it('leaves SwitchNetwork when the wallet ends in the middle', async () => {
  const { modal, wallet, choose, failures } = await createChoosing()
  const switching = choose()
  await vi.advanceTimersByTimeAsync(SWITCH_VIEW_DELAY)
  wallet.end()
  expect(views(modal)).toEqual(['Connect'])
  expect(switchingOf(modal)).toEqual({ status: 'idle' })
  wallet.answer('approve')
  await switching
  expect(views(modal)).toEqual(['Connect'])
  expect(failures).toEqual([])
})

it('shows UnsupportedChain when the wallet went elsewhere than it was asked to', async () => {
  const { modal, wallet, choose } = await createChoosing('Networks')
  wallet.goesTo = 'eip155:99'
  wallet.mode = 'approve'
  await choose()
  expect(views(modal)).toEqual(['UnsupportedChain'])
  expect(modal.$state.get().open).toBe(true)
})
