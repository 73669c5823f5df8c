import { createTestModal } from '@foyer/core/testing'
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { reactUi } from '../shell/reactUi.js'
import { destroyModalsAfterEach } from '../testing/destroyModalsAfterEach.js'
import { flushUpdates } from '../testing/openModal.js'

const modals = destroyModalsAfterEach()

it('a button focuses itself on press where the browser does not, so that closing returns the focus', async () => {
  const { modal } = createTestModal({ ui: reactUi(), basic: true })
  modals.push(modal)
  await act(() => modal.context.preloadUi())
  const button = document.body.appendChild(document.createElement('button'))
  button.innerHTML = '<svg></svg>'
  button.addEventListener('click', (event) => {
    // `window.event` is what the browser dispatches; happy-dom leaves it undefined.
    vi.stubGlobal('event', event)
    void modal.open()
    vi.stubGlobal('event', undefined)
  })
  await act(async () => {
    // As in Safari, a press focuses nothing.
    button.firstElementChild?.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }))
    expect(document.activeElement).toBe(button)
  })
  await flushUpdates()
  expect(document.activeElement?.hasAttribute('data-foyer')).toBe(true)
  button.remove()
})
