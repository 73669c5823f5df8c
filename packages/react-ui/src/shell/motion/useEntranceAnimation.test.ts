import { createTestModal } from '@foyer/core/testing'
import { expect, it, vi } from 'vitest'
import { destroyModalsAfterEach } from '../../testing/destroyModalsAfterEach.js'
import { openModal } from '../../testing/openModal.js'
import { reactUi } from '../reactUi.js'

const modals = destroyModalsAfterEach()

it('the modal shows in its first frame: its entrance starts one frame in, and only the scrim fades', async () => {
  const started: { readonly frames: unknown; readonly animation: { currentTime: number } }[] = []
  vi.spyOn(Element.prototype, 'animate').mockImplementation((frames) => {
    const animation = { currentTime: 0, finished: new Promise(() => {}) }
    started.push({ frames, animation })
    return animation as never
  })
  const { modal } = createTestModal({ ui: reactUi(), basic: true })
  modals.push(modal)
  await openModal(modal)
  expect(started.map(({ frames }) => frames)).toEqual([
    [{ opacity: 0 }, {}],
    [{ transform: 'translateY(8px) scale(0.98)' }, {}],
  ])
  expect(started.every(({ animation }) => animation.currentTime > 0)).toBe(true)
})
