import { createTestModal } from '@foyer/core/testing'
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { destroyModalsAfterEach } from '../../testing/destroyModalsAfterEach.js'
import { openModal } from '../../testing/openModal.js'
import { advanceTime } from '../../testing/time.js'
import { reactUi } from '../reactUi.js'

const modals = destroyModalsAfterEach()

async function leave() {
  const { modal } = createTestModal({ ui: reactUi(), basic: true })
  modals.push(modal)
  const { root } = await openModal(modal)
  await act(async () => modal.close())
  return root
}

it('the closing modal fades out, inert, and is removed', async () => {
  const root = await leave()
  expect(root.querySelector('[role=dialog]')).toBeNull()
  const ghost = root.querySelector<HTMLElement>('.is-leaving')
  expect(ghost?.textContent).toContain('Lantern')
  expect(ghost?.inert).toBe(true)
  await advanceTime(300)
  expect(root.querySelector('.is-leaving')).toBeNull()
  expect(root.textContent).not.toContain('Lantern')
})

it('the closing modal is removed at once with reduced motion', async () => {
  const { matchMedia } = window
  vi.stubGlobal('matchMedia', (query: string) =>
    query.includes('reduced-motion') ? { ...matchMedia(query), matches: true } : matchMedia(query),
  )
  const root = await leave()
  expect(root.querySelector('.is-leaving')).toBeNull()
  expect(root.textContent).not.toContain('Lantern')
})
