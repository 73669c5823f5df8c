import { importConnectInModal, startNavigation } from '@foyer/core/internal/modal'
import { createTestModal } from '@foyer/core/testing'
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { reactUi } from '../shell/reactUi.js'
import { destroyModalsAfterEach } from '../testing/destroyModalsAfterEach.js'
import { flushUpdates, openModal } from '../testing/openModal.js'
import { startFakeTime } from '../testing/time.js'

const modals = destroyModalsAfterEach()

/** Opens the wallet list, loads the code for connecting, and fakes animation frames. */
async function openList() {
  const { modal, fake } = createTestModal({ ui: reactUi() })
  modals.push(modal)
  const opened = await openModal(modal)
  await importConnectInModal(startNavigation(modal))
  startFakeTime('requestAnimationFrame', 'cancelAnimationFrame')
  const press = (name: RegExp) => act(async () => opened.control(name).click())
  const draw = async () => {
    await act(async () => vi.advanceTimersToNextFrame())
    await act(async () => vi.advanceTimersByTime(1))
    startFakeTime()
    await flushUpdates()
  }
  return { modal, fake, opened, press, draw }
}

it('a press on a wallet prompts it at once, and its answer updates the app before the modal', async () => {
  const { modal, fake, opened, press, draw } = await openList()
  const before = opened.text()
  await press(/Lantern/)
  expect(modal.$account().get().status).toBe('connected')
  expect(opened.text()).toBe(before)
  await draw()
  expect(opened.title()).toBe('Lantern')
  expect(opened.text()).toContain('Connected')
  expect(fake.requests).toHaveLength(1)
})

it('a declined request shows at once, and is retried on request', async () => {
  const { modal, fake, opened, press, draw } = await openList()
  fake.wallet('lantern').mode = 'reject'
  await press(/Lantern/)
  await draw()
  expect(opened.title()).toBe('Lantern')
  fake.wallet('lantern').mode = 'approve'
  await opened.click('Try again')
  expect(modal.$account().get().status).toBe('connected')
})

it('a wallet list that is being replaced ignores the second press', async () => {
  const { fake, opened, press, draw } = await openList()
  fake.wallet('lantern').mode = 'hold'
  await press(/Lantern/)
  await press(/Lantern/)
  await press(/Kitewing/)
  expect(fake.requests).toHaveLength(1)
  await draw()
  expect(opened.title()).toBe('Lantern')
})

it('closing before the wallet’s answer is drawn keeps the modal closed', async () => {
  const { modal, fake, opened, press, draw } = await openList()
  fake.wallet('lantern').mode = 'hold'
  await press(/Lantern/)
  await press(/Close/)
  await draw()
  expect(modal.$state.get().isOpen).toBe(false)
  expect(opened.root.querySelector('[role=dialog]')).toBeNull()
  expect(modal.$account().get().status).toBe('disconnected')
})
