import { createTestModal } from '@foyer/core/testing'
import { enterModal, loadConnect } from '@foyer/core/ui'
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { reactUi } from '../reactUi.js'
import { keepModals } from '../testing/keepModals.js'
import { openModal, settle } from '../testing/openModal.js'
import { holdTime } from '../testing/time.js'

const modals = keepModals()

/** The list of wallets, with all that asking one takes, in a browser that draws when the test says so. */
async function openList() {
  const { modal, fake } = createTestModal({ ui: reactUi() })
  modals.push(modal)
  const opened = await openModal(modal)
  await loadConnect(enterModal(modal.context).context)
  holdTime('requestAnimationFrame', 'cancelAnimationFrame')
  const press = (name: RegExp) => act(async () => opened.control(name).click())
  const draw = async () => {
    await act(async () => vi.advanceTimersToNextFrame())
    await act(async () => vi.advanceTimersByTime(1))
    holdTime()
    await settle()
  }
  return { modal, fake, opened, press, draw }
}

it('asks within the press; who is answered at once is connected before the modal draws anything, and then told so', async () => {
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

it('shows a request that was declined at once, and asks again when the visitor wants to', async () => {
  const { modal, fake, opened, press, draw } = await openList()
  fake.wallet('lantern').mode = 'reject'
  await press(/Lantern/)
  await draw()
  expect(opened.title()).toBe('Lantern')
  fake.wallet('lantern').mode = 'approve'
  await opened.click('Try again')
  expect(modal.$account().get().status).toBe('connected')
})

it('hears no second press in a list that is only not gone yet', async () => {
  const { fake, opened, press, draw } = await openList()
  fake.wallet('lantern').mode = 'hold'
  await press(/Lantern/)
  await press(/Lantern/)
  await press(/Kitewing/)
  expect(fake.requests).toHaveLength(1)
  await draw()
  expect(opened.title()).toBe('Lantern')
})

it('is closed by who closes it before it has drawn the answer', async () => {
  const { modal, fake, opened, press, draw } = await openList()
  fake.wallet('lantern').mode = 'hold'
  await press(/Lantern/)
  await press(/Close/)
  await draw()
  expect(modal.$state.get().open).toBe(false)
  expect(opened.root.querySelector('[role=dialog]')).toBeNull()
  expect(modal.$account().get().status).toBe('disconnected')
})
