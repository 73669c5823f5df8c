import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { showToast } from '../actions/showToast.js'
import { TOAST_DURATION, TOAST_ERROR_DURATION } from '../constants.js'
import { contextOf } from '../testing/contextOf.js'
import { createTestModal } from '../testing/createTestModal.js'
import { toasts } from './toasts.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function createToasts() {
  const { modal } = createTestModal()
  const { $toast } = contextOf(modal).stores.notices
  const show = (message: string, variant?: 'success' | 'loading' | 'error') => showToast(modal, { message, variant })
  const { hide, hold, release } = contextOf(modal).use(toasts)
  const now = () => ($toast.get().open ? $toast.get().message : undefined)
  return { modal, $toast, show, now, hide, hold, release }
}

it('S3.050 shows a toast with all its fields', () => {
  const { modal, $toast } = createToasts()
  expect($toast.get().open).toBe(false)
  showToast(modal, { message: 'Address copied' })
  const { variant, ...fields } = $toast.get()
  expect(fields).toEqual({ message: 'Address copied', svg: undefined, open: true, autoClose: true })
})

it('S3.051 is of success unless told otherwise', () => {
  const { modal, $toast } = createToasts()
  showToast(modal, { message: 'Address copied' })
  expect($toast.get().variant).toBe('success')
})

it('S3.050 takes an icon and whether it closes by itself', async () => {
  const { modal, $toast } = createToasts()
  showToast(modal, { message: 'Kept', svg: 'copy', autoClose: false })
  await vi.advanceTimersByTimeAsync(60_000)
  expect($toast.get()).toMatchObject({ svg: 'copy', autoClose: false, open: true })
})

it('S3.052 a loading toast stays until it is replaced or hidden', async () => {
  const { show, now, hide, $toast } = createToasts()
  show('Sending', 'loading')
  expect($toast.get()).toMatchObject({ variant: 'loading', autoClose: false })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(now()).toBe('Sending')
  hide()
  expect(now()).toBeUndefined()
})

it('S3.053 an error toast stays longer than one of success', async () => {
  const { show, now, $toast } = createToasts()
  show('It failed', 'error')
  expect($toast.get().variant).toBe('error')
  await vi.advanceTimersByTimeAsync(TOAST_ERROR_DURATION - 1)
  expect(now()).toBe('It failed')
  await vi.advanceTimersByTimeAsync(1)
  expect(now()).toBeUndefined()
  show('It worked')
  await vi.advanceTimersByTimeAsync(TOAST_DURATION)
  expect(now()).toBeUndefined()
  expect(TOAST_ERROR_DURATION).toBeGreaterThan(TOAST_DURATION)
})

it('S4.088 a new toast closes the open one', () => {
  const { show, now } = createToasts()
  show('First')
  expect(now()).toBe('First')
  show('Second')
  expect(now()).toBeUndefined()
})

it('S4.089 a new toast shows 150 ms after it closed the open one', async () => {
  const { show, now } = createToasts()
  show('First')
  show('Second')
  await vi.advanceTimersByTimeAsync(149)
  expect(now()).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(now()).toBe('Second')
  await vi.advanceTimersByTimeAsync(TOAST_DURATION)
  expect(now()).toBeUndefined()
})

it('S4.089 of several toasts in a row the last one shows, at the time of the second', async () => {
  const { show, now } = createToasts()
  show('First')
  show('Second')
  await vi.advanceTimersByTimeAsync(100)
  show('Third', 'loading')
  expect(now()).toBeUndefined()
  await vi.advanceTimersByTimeAsync(50)
  expect(now()).toBe('Third')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(now()).toBe('Third')
})

it('the clock of an earlier toast does not hide a later one', async () => {
  const { show, now, modal } = createToasts()
  show('First')
  await vi.advanceTimersByTimeAsync(TOAST_DURATION - 10)
  const { $toast } = contextOf(modal).stores.notices
  $toast.set({ ...$toast.get(), open: false })
  show('Second', 'loading')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(now()).toBe('Second')
})

it('waits while the visitor looks at it, and starts over afterwards', async () => {
  const { show, now, hold, release } = createToasts()
  show('Look')
  hold()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(now()).toBe('Look')
  release()
  await vi.advanceTimersByTimeAsync(TOAST_DURATION - 1)
  expect(now()).toBe('Look')
  await vi.advanceTimersByTimeAsync(1)
  expect(now()).toBeUndefined()
})

it('hiding takes back a toast that is about to show', async () => {
  const { show, now, hide } = createToasts()
  show('First')
  show('Second')
  hide()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(now()).toBeUndefined()
  show('Third')
  expect(now()).toBe('Third')
})

it('leaves no clock behind', async () => {
  const { show, modal } = createToasts()
  show('First')
  show('Second')
  modal.destroy()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(vi.getTimerCount()).toBe(0)
})
