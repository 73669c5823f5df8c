import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLeaving } from './createLeaving.js'
import { LEAVE_WAIT } from './limits.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('resolves when the wallet has been told, and is waited for until then', async () => {
  const leaving = createLeaving({ log: () => {} })
  let answer = () => {}
  const left = leaving.leave('w', () => new Promise<void>((resolve) => (answer = resolve)))
  expect(leaving.of('w')).toBe(left)
  expect(leaving.of('v')).toBeUndefined()
  answer()
  await left
  expect(leaving.of('w')).toBeUndefined()
  expect(vi.getTimerCount()).toBe(0)
})

it('waits no longer for a wallet that does not answer', async () => {
  const leaving = createLeaving({ log: () => {} })
  const told = vi.fn()
  const left = leaving.leave('w', () => new Promise(() => {})).then(told)
  await vi.advanceTimersByTimeAsync(LEAVE_WAIT - 1)
  expect(told).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await left
  expect(leaving.of('w')).toBeUndefined()
})

it.each([
  ['throws', () => Promise.reject(new Error('gone'))],
  [
    'throws at once',
    () => {
      throw new Error('gone')
    },
  ],
])('resolves when the wallet %s, and notes it', async (_, tell) => {
  const log = vi.fn()
  await createLeaving({ log }).leave('w', tell)
  expect(log.mock.calls).toEqual([['debug', expect.stringContaining('"w"'), new Error('gone')]])
})

it('waits for the last time that a wallet is left', async () => {
  const leaving = createLeaving({ log: () => {} })
  const first = leaving.leave('w', async () => {})
  const second = leaving.leave('w', () => new Promise(() => {}))
  await first
  expect(leaving.of('w')).toBe(second)
})
