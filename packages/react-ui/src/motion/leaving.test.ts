import { createTestModal } from '@foyer/core/testing'
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { reactUi } from '../reactUi.js'
import { keepModals } from '../testing/keepModals.js'
import { openModal } from '../testing/openModal.js'
import { pass } from '../testing/time.js'

const modals = keepModals()

async function leave() {
  const { modal } = createTestModal({ ui: reactUi(), projectId: '', basic: true })
  modals.push(modal)
  const { root } = await openModal(modal)
  await act(async () => modal.close())
  return root
}

it('fades away where it stood, out of reach of everybody, and is gone then', async () => {
  const root = await leave()
  expect(root.querySelector('[role=dialog]')).toBeNull()
  const ghost = root.querySelector<HTMLElement>('.is-leaving')
  expect(ghost?.textContent).toContain('Lantern')
  expect(ghost?.inert).toBe(true)
  await pass(300)
  expect(root.querySelector('.is-leaving')).toBeNull()
  expect(root.textContent).not.toContain('Lantern')
})

it('is gone at once for who wants less movement', async () => {
  const { matchMedia } = window
  vi.stubGlobal('matchMedia', (query: string) =>
    query.includes('reduced-motion') ? { ...matchMedia(query), matches: true } : matchMedia(query),
  )
  const root = await leave()
  expect(root.querySelector('.is-leaving')).toBeNull()
  expect(root.textContent).not.toContain('Lantern')
})
