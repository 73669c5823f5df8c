import { connect } from '@foyer/core/actions'
import { createTestModal } from '@foyer/core/testing'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { reactUi } from '../shell/reactUi.js'
import { destroyModalsAfterEach } from '../testing/destroyModalsAfterEach.js'
import { openModal } from '../testing/openModal.js'

const modals = destroyModalsAfterEach()
beforeEach(() => void vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline')))

async function openCard() {
  onTestFinished(() => void vi.restoreAllMocks())
  const { modal } = createTestModal({ ui: reactUi() })
  modals.push(modal)
  await connect(modal, { walletId: 'lantern' })
  const { root } = await openModal(modal, { view: 'Account' })
  const card = root.querySelector<HTMLElement>('.fy-walletcard')
  if (!card) throw new Error('no card')
  card.getBoundingClientRect = () => new DOMRect(100, 100, 200, 100)
  const move = (pointerType: string, clientX: number, clientY: number) =>
    card.dispatchEvent(new PointerEvent('pointermove', { pointerType, clientX, clientY }))
  const read = () => ['--fy-x', '--fy-y'].map((name) => card.style.getPropertyValue(name))
  return { card, move, read }
}

it('the wallet card tilts toward the mouse, and lies flat once the mouse has left', async () => {
  const { card, move, read } = await openCard()
  move('mouse', 300, 100)
  expect(read()).toEqual(['1.00', '-1.00'])
  move('mouse', 200, 150)
  expect(read()).toEqual(['0.00', '0.00'])
  move('mouse', 250, 125)
  expect(read()).toEqual(['0.50', '-0.50'])
  card.dispatchEvent(new PointerEvent('pointerleave'))
  expect(read()).toEqual(['0.00', '0.00'])
})

it('the wallet card stays flat under a finger', async () => {
  const { move, read } = await openCard()
  move('touch', 300, 100)
  expect(read()).toEqual(['', ''])
})

it('the wallet card stays flat with reduced motion', async () => {
  const { move, read } = await openCard()
  const { matchMedia } = globalThis
  vi.spyOn(globalThis, 'matchMedia').mockImplementation((query) =>
    query.includes('reduced-motion') ? { ...matchMedia(query), matches: true } : matchMedia(query),
  )
  move('mouse', 300, 100)
  expect(read()).toEqual(['', ''])
})

it('the wallet card has the colors of its address', async () => {
  const { card } = await openCard()
  const avatar = card.querySelector<HTMLElement>('.fy-ava')
  expect(card.style.getPropertyValue('--a')).not.toBe('')
  expect(card.style.getPropertyValue('--a')).toBe(avatar?.style.getPropertyValue('--a'))
})
