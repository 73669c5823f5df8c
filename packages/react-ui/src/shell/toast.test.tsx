import { showToast, startNavigation } from '@foyer/core/internal/modal'
import { createTestModal } from '@foyer/core/testing'
import { act } from 'react'
import { expect, it } from 'vitest'
import type { Translation } from '../i18n/en.js'
import { destroyModalsAfterEach } from '../testing/destroyModalsAfterEach.js'
import { flushUpdates, openModal } from '../testing/openModal.js'
import { advanceTime } from '../testing/time.js'
import { reactUi } from './reactUi.js'

const modals = destroyModalsAfterEach()
/** Longer than any toast is shown, in ms. */
const LONG = 20_000

async function open(messages?: Translation) {
  const { modal } = createTestModal({ ui: reactUi(messages && { messages }), basic: true })
  modals.push(modal)
  const opened = await openModal(modal)
  const context = startNavigation(modal)
  const show = async (toast: Parameters<typeof showToast>[1]) => {
    await act(async () => showToast(context.modal, toast))
    await flushUpdates()
  }
  const liveRegion = () => [...opened.root.querySelectorAll('[aria-live]')].find((each) => each.textContent)
  return { ...opened, show, liveRegion }
}

it.each([
  ['success', 'status', 'polite'],
  ['loading', 'status', 'polite'],
  ['error', 'alert', 'assertive'],
] as const)('a toast for %s is a %s to screen readers', async (variant, role, live) => {
  const { show, liveRegion, root } = await open()
  await show({ message: 'It is done', variant })
  expect(liveRegion()?.getAttribute('aria-live')).toBe(live)
  expect(liveRegion()?.querySelector(`[role=${role}]`)?.textContent).toBe('It is done')
  expect(root.querySelectorAll('[aria-live] [role]')).toHaveLength(1)
})

it('a toast has its title above the message and the wallet’s words below', async () => {
  const { show, liveRegion } = await open()
  await show({
    title: 'Server Error',
    message: 'Try again in a moment.',
    note: 'Lantern: “Not today”',
    variant: 'error',
  })
  const box = liveRegion()?.querySelector('[role=alert]')
  expect(box?.querySelector('b')?.textContent).toBe('Server Error')
  expect(box?.textContent).toBe('Server ErrorTry again in a moment.Lantern: “Not today”')
})

it('a toast about an error describes it in the modal’s language', async () => {
  const { show, liveRegion } = await open({
    errors: { EMBEDDED_LOAD_FAILED: 'Entsperre dein Wallet.', EMBEDDED_LOAD_FAILED_TITLE: 'Nicht geladen' },
  })
  await show({ message: 'Unlock your wallet.', code: 'EMBEDDED_LOAD_FAILED', variant: 'error' })
  expect(liveRegion()?.querySelector('[role=alert]')?.textContent).toBe('Nicht geladenEntsperre dein Wallet.')
})

it('a toast closes by itself, except under the pointer', async () => {
  const { show, liveRegion } = await open()
  await show({ message: 'It is done' })
  const point = (type: 'pointerover' | 'pointerout') =>
    act(async () => {
      liveRegion()
        ?.querySelector('[role=status]')
        ?.dispatchEvent(new PointerEvent(type, { bubbles: true, relatedTarget: document.body }))
    })
  await point('pointerover')
  await advanceTime(LONG)
  expect(liveRegion()?.textContent).toBe('It is done')
  await point('pointerout')
  await advanceTime(LONG)
  expect(liveRegion()).toBeUndefined()
})

it('a loading toast spins and stays until it ends', async () => {
  const { show, liveRegion } = await open()
  await show({ message: 'Going on', variant: 'loading' })
  expect(liveRegion()?.querySelector('svg')).toBeNull()
  await advanceTime(LONG)
  expect(liveRegion()?.textContent).toBe('Going on')
  await show({ message: 'It is done' })
  await advanceTime(400)
  expect(liveRegion()?.textContent).toBe('It is done')
  expect(liveRegion()?.querySelector('svg')).not.toBeNull()
})
