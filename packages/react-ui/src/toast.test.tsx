import { createTestModal } from '@foyer/core/testing'
import { enterModal, showToast } from '@foyer/core/ui'
import { act } from 'react'
import { expect, it } from 'vitest'
import { reactUi } from './reactUi.js'
import { keepModals } from './testing/keepModals.js'
import { openModal, settle } from './testing/openModal.js'
import { pass } from './testing/time.js'

const modals = keepModals()
/** As long as the longest is shown, and more. */
const LONG = 20_000

async function open() {
  const { modal } = createTestModal({ ui: reactUi(), projectId: '', basic: true })
  modals.push(modal)
  const opened = await openModal(modal)
  const { context } = enterModal(modal.context)
  const show = async (toast: Parameters<typeof showToast>[1]) => {
    await act(async () => showToast(context, toast))
    await settle()
  }
  const told = () => [...opened.root.querySelectorAll('[aria-live]')].find((each) => each.textContent)
  return { ...opened, show, told }
}

it.each([
  ['success', 'status', 'polite'],
  ['loading', 'status', 'polite'],
  ['error', 'alert', 'assertive'],
] as const)('tells a screen reader of %s as a %s', async (variant, role, live) => {
  const { show, told, root } = await open()
  await show({ message: 'It is done', variant })
  expect(told()?.getAttribute('aria-live')).toBe(live)
  expect(told()?.querySelector(`[role=${role}]`)?.textContent).toBe('It is done')
  expect(root.querySelectorAll('[aria-live] [role]')).toHaveLength(1)
})

it('goes by itself, but not while somebody points at it', async () => {
  const { show, told } = await open()
  await show({ message: 'It is done' })
  const point = (type: 'pointerover' | 'pointerout') =>
    act(async () => {
      told()
        ?.querySelector('[role=status]')
        ?.dispatchEvent(new PointerEvent(type, { bubbles: true, relatedTarget: document.body }))
    })
  await point('pointerover')
  await pass(LONG)
  expect(told()?.textContent).toBe('It is done')
  await point('pointerout')
  await pass(LONG)
  expect(told()).toBeUndefined()
})

it('is a turning wheel while it is going on, and stays until it has ended', async () => {
  const { show, told } = await open()
  await show({ message: 'Going on', variant: 'loading' })
  expect(told()?.querySelector('svg')).toBeNull()
  await pass(LONG)
  expect(told()?.textContent).toBe('Going on')
  await show({ message: 'It is done' })
  await pass(400)
  expect(told()?.textContent).toBe('It is done')
  expect(told()?.querySelector('svg')).not.toBeNull()
})
