import { beforeEach, expect, it, vi } from 'vitest'
import { createTestModal } from '../testing/createTestModal.js'
import { getTestContext } from '../testing/getTestContext.js'
import { startFakeClock } from '../testing/startFakeClock.js'
import { showToast } from './showToast.js'
import { TOAST_DURATION_MS, TOAST_ERROR_DURATION_MS, toasts } from './toasts.js'

beforeEach(startFakeClock)

function createToasts() {
  const { modal } = createTestModal()
  const { $toast } = getTestContext(modal).stores.notices
  const show = (message: string, variant?: 'success' | 'loading' | 'error') => showToast(modal, { message, variant })
  const { hide, hold, release } = getTestContext(modal).use(toasts)
  const now = () => ($toast.get().open ? $toast.get().message : undefined)
  return { modal, $toast, show, now, hide, hold, release }
}

it('S3.050 showToast shows a toast with all its fields', () => {
  const { modal, $toast } = createToasts()
  expect($toast.get().open).toBe(false)
  showToast(modal, { message: 'Address copied' })
  const { variant, ...fields } = $toast.get()
  expect(fields).toEqual({ message: 'Address copied', svg: undefined, open: true, autoClose: true })
})

it('S3.051 a toast has the success type by default', () => {
  const { modal, $toast } = createToasts()
  showToast(modal, { message: 'Address copied' })
  expect($toast.get().variant).toBe('success')
})

it('S3.050 a toast accepts an icon and an auto-close flag', async () => {
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

it('S3.053 an error toast stays longer than a success toast', async () => {
  const { show, now, $toast } = createToasts()
  show('It failed', 'error')
  expect($toast.get().variant).toBe('error')
  await vi.advanceTimersByTimeAsync(TOAST_ERROR_DURATION_MS - 1)
  expect(now()).toBe('It failed')
  await vi.advanceTimersByTimeAsync(1)
  expect(now()).toBeUndefined()
  show('It worked')
  await vi.advanceTimersByTimeAsync(TOAST_DURATION_MS)
  expect(now()).toBeUndefined()
  expect(TOAST_ERROR_DURATION_MS).toBeGreaterThan(TOAST_DURATION_MS)
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
  await vi.advanceTimersByTimeAsync(TOAST_DURATION_MS)
  expect(now()).toBeUndefined()
})

it('S4.089 the last of several toasts in a row shows, at the time of the second', async () => {
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

it('the timer of an earlier toast does not hide a later one', async () => {
  const { show, now, modal } = createToasts()
  show('First')
  await vi.advanceTimersByTimeAsync(TOAST_DURATION_MS - 10)
  const { $toast } = getTestContext(modal).stores.notices
  $toast.set({ ...$toast.get(), open: false })
  show('Second', 'loading')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(now()).toBe('Second')
})

it('a toast pauses its timer while the user looks at it and restarts it afterwards', async () => {
  const { show, now, hold, release } = createToasts()
  show('Look')
  hold()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(now()).toBe('Look')
  release()
  await vi.advanceTimersByTimeAsync(TOAST_DURATION_MS - 1)
  expect(now()).toBe('Look')
  await vi.advanceTimersByTimeAsync(1)
  expect(now()).toBeUndefined()
})

it('hideToast cancels a toast that is about to show', async () => {
  const { show, now, hide } = createToasts()
  show('First')
  show('Second')
  hide()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(now()).toBeUndefined()
  show('Third')
  expect(now()).toBe('Third')
})

it('hideToast leaves no timer behind', async () => {
  const { show, modal } = createToasts()
  show('First')
  show('Second')
  modal.destroy()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(vi.getTimerCount()).toBe(0)
})
