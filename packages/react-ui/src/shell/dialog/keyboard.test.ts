import { createTestModal } from '@foyer/core/testing'
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { destroyModalsAfterEach } from '../../testing/destroyModalsAfterEach.js'
import { flushUpdates, openModal } from '../../testing/openModal.js'
import { reactUi } from '../reactUi.js'

const modals = destroyModalsAfterEach()

async function open() {
  // happy-dom has no layout, and elements without boxes take no focus.
  vi.spyOn(HTMLElement.prototype, 'getClientRects').mockImplementation(() =>
    Object.assign([new DOMRect(0, 0, 10, 10)], { item: () => null }),
  )
  const { modal } = createTestModal({ ui: reactUi(), basic: true })
  modals.push(modal)
  const opened = await openModal(modal)
  const press = async (key: string, more: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true, ...more })
    await act(async () => void opened.focused()?.dispatchEvent(event))
    await flushUpdates()
    return event
  }
  return { ...opened, modal, press }
}

it('Tab cycles within the dialog from the first press on', async () => {
  const { root, focused, press } = await open()
  const stops = [...root.querySelectorAll<HTMLElement>('.fy-modal :is(button, a, input)')].filter(
    ({ tabIndex }) => tabIndex >= 0,
  )
  await press('Tab')
  stops.at(-1)?.focus()
  expect((await press('Tab')).defaultPrevented).toBe(true)
  expect(focused()).toBe(stops[0])
  await press('Tab', { shiftKey: true })
  expect(focused()).toBe(stops.at(-1))
})

it('Escape closes the dialog, unless something else has handled it', async () => {
  const { press, modal, focused } = await open()
  const take = (event: Event) => event.preventDefault()
  focused()?.addEventListener('keydown', take)
  await press('Escape')
  expect(modal.$state.get().isOpen).toBe(true)
  focused()?.removeEventListener('keydown', take)
  await press('Escape')
  expect(modal.$state.get().isOpen).toBe(false)
})
