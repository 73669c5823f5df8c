import { connect } from '@foyer/core/actions'
import { createTestModal } from '@foyer/core/testing'
import { act } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { reactUi } from '../../shell/reactUi.js'
import { destroyModalsAfterEach } from '../../testing/destroyModalsAfterEach.js'
import { flushUpdates, openModal } from '../../testing/openModal.js'
import { advanceTime, startFakeTime } from '../../testing/time.js'

const modals = destroyModalsAfterEach()
beforeEach(() => startFakeTime())

/** Opens the view with Lantern active and Kitewing connected. */
async function open() {
  const { modal } = createTestModal({ ui: reactUi(), basic: true })
  modals.push(modal)
  await connect(modal, { walletId: 'kitewing' })
  await connect(modal, { walletId: 'lantern' })
  const opened = await openModal(modal, { view: 'ProfileWallets' })
  /** `detail` counts presses in one place, as in a browser. */
  const press = async (name: string, count: number) => {
    const click = new MouseEvent('click', { detail: count, bubbles: true, composed: true, cancelable: true })
    await act(async () => void opened.control(name).dispatchEvent(click))
    await flushUpdates()
  }
  return { ...opened, press, walletOf: () => modal.$account().get().connectedWalletInfo?.name }
}

it('a double press on the active wallet ends one wallet, whatever its speed', async () => {
  const { press, walletOf } = await open()
  await press('Disconnect', 1)
  expect(walletOf()).toBe('Kitewing')
  await advanceTime(1000)
  await press('Disconnect', 2)
  expect(walletOf()).toBe('Kitewing')
})

it('a press right after the active wallet was replaced is ignored, a later one is not', async () => {
  const { press, walletOf } = await open()
  await press('Disconnect', 1)
  await press('Disconnect', 1)
  expect(walletOf()).toBe('Kitewing')
  await advanceTime(500)
  await press('Disconnect', 1)
  expect(walletOf()).toBeUndefined()
})

it('after a wallet was replaced the focus moves to the title, not to the next wallet’s button', async () => {
  const { control, press, focused } = await open()
  control('Disconnect').focus()
  await press('Disconnect', 1)
  expect(focused()?.textContent).toBe('Your wallets')
})

it('a double press on another connected wallet ends one wallet', async () => {
  const { press, hasControl, walletOf } = await open()
  await press('Disconnect Kitewing', 1)
  expect(hasControl('Disconnect Kitewing')).toBe(false)
  await press('Disconnect', 2)
  expect(walletOf()).toBe('Lantern')
})
