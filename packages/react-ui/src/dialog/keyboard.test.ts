import { createTestModal } from '@foyer/core/testing'
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { reactUi } from '../reactUi.js'
import { keepModals } from '../testing/keepModals.js'
import { openModal, settle } from '../testing/openModal.js'

const modals = keepModals()

async function open() {
  // A card that is laid out: what is not has no place for the focus.
  vi.spyOn(HTMLElement.prototype, 'getClientRects').mockImplementation(() =>
    Object.assign([new DOMRect(0, 0, 10, 10)], { item: () => null }),
  )
  const { modal } = createTestModal({ ui: reactUi(), projectId: '', basic: true })
  modals.push(modal)
  const opened = await openModal(modal)
  const press = async (key: string, more: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true, ...more })
    await act(async () => void opened.focused()?.dispatchEvent(event))
    await settle()
    return event
  }
  return { ...opened, modal, press }
}

it('leads the keyboard round, from the first Tab on', async () => {
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

it('closes by Escape, unless somebody else has taken the key', async () => {
  const { press, modal, focused } = await open()
  const take = (event: Event) => event.preventDefault()
  focused()?.addEventListener('keydown', take)
  await press('Escape')
  expect(modal.$state.get().open).toBe(true)
  focused()?.removeEventListener('keydown', take)
  await press('Escape')
  expect(modal.$state.get().open).toBe(false)
})
