import { createTestModal } from '@foyer/core/testing'
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { reactUi } from '../reactUi.js'
import { keepModals } from '../testing/keepModals.js'
import { settle } from '../testing/openModal.js'

const modals = keepModals()

it('gives the pressed button the focus where the browser gives it none, so that closing leads back to it', async () => {
  const { modal } = createTestModal({ ui: reactUi(), projectId: '', basic: true })
  modals.push(modal)
  await act(() => modal.context.preloadUi())
  const button = document.body.appendChild(document.createElement('button'))
  button.innerHTML = '<svg></svg>'
  button.addEventListener('click', (event) => {
    // What a browser says is going on; the one of these tests says nothing.
    vi.stubGlobal('event', event)
    void modal.open()
    vi.stubGlobal('event', undefined)
  })
  await act(async () => {
    // Nor does a press focus anything here, as in Safari.
    button.firstElementChild?.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }))
    expect(document.activeElement).toBe(button)
  })
  await settle()
  expect(document.activeElement?.hasAttribute('data-foyer')).toBe(true)
  button.remove()
})
