import { connect } from '@foyer/core/actions'
import { createTestModal } from '@foyer/core/testing'
import { act } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { reactUi } from '../../reactUi.js'
import { keepModals } from '../../testing/keepModals.js'
import { openModal, settle } from '../../testing/openModal.js'
import { holdTime, pass } from '../../testing/time.js'

const modals = keepModals()
beforeEach(() => holdTime())

/** Your wallets, of which Lantern is in use and Kitewing connected as well. */
async function open() {
  const { modal } = createTestModal({ ui: reactUi(), projectId: '', basic: true })
  modals.push(modal)
  await connect(modal, { walletId: 'kitewing' })
  await connect(modal, { walletId: 'lantern' })
  const opened = await openModal(modal, { view: 'ProfileWallets' })
  /** As a browser tells of it, which counts presses in one place. */
  const press = async (name: string, count: number) => {
    const click = new MouseEvent('click', { detail: count, bubbles: true, composed: true, cancelable: true })
    await act(async () => void opened.control(name).dispatchEvent(click))
    await settle()
  }
  return { ...opened, press, walletOf: () => modal.$account().get().connectedWalletInfo?.name }
}

it('a double press ends one wallet, whenever the second comes', async () => {
  const { press, walletOf } = await open()
  await press('Disconnect', 1)
  expect(walletOf()).toBe('Kitewing')
  await pass(1000)
  await press('Disconnect', 2)
  expect(walletOf()).toBe('Kitewing')
})

it('a press that follows at once is not heard by the wallet that has come under it, a later one is', async () => {
  const { press, walletOf } = await open()
  await press('Disconnect', 1)
  await press('Disconnect', 1)
  expect(walletOf()).toBe('Kitewing')
  await pass(500)
  await press('Disconnect', 1)
  expect(walletOf()).toBeUndefined()
})

it('the focus goes to the title, not to what would end the next wallet', async () => {
  const { control, press, focused } = await open()
  control('Disconnect').focus()
  await press('Disconnect', 1)
  expect(focused()?.textContent).toBe('Your wallets')
})

it('a double press on one that is connected as well ends one wallet', async () => {
  const { press, hasControl, walletOf } = await open()
  await press('Disconnect Kitewing', 1)
  expect(hasControl('Disconnect Kitewing')).toBe(false)
  await press('Disconnect', 2)
  expect(walletOf()).toBe('Lantern')
})
