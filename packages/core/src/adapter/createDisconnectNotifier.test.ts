import { beforeEach, expect, it, vi } from 'vitest'
import { startFakeClock } from '../testing/startFakeClock.js'
import { createDisconnectNotifier } from './createDisconnectNotifier.js'
import { DISCONNECT_NOTICE_TIMEOUT_MS } from './limits.js'

beforeEach(startFakeClock)

it('leave resolves when the wallet was notified, and stays pending until then', async () => {
  const leaving = createDisconnectNotifier({ log: () => {} })
  let answer = () => {}
  const left = leaving.notify('w', () => new Promise<void>((resolve) => (answer = resolve)))
  expect(leaving.pending('w')).toBe(left)
  expect(leaving.pending('v')).toBeUndefined()
  answer()
  await left
  expect(leaving.pending('w')).toBeUndefined()
  expect(vi.getTimerCount()).toBe(0)
})

it('leave stops waiting for a wallet that does not respond', async () => {
  const leaving = createDisconnectNotifier({ log: () => {} })
  const told = vi.fn()
  const left = leaving.notify('w', () => new Promise(() => {})).then(told)
  await vi.advanceTimersByTimeAsync(DISCONNECT_NOTICE_TIMEOUT_MS - 1)
  expect(told).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await left
  expect(leaving.pending('w')).toBeUndefined()
})

it.each([
  ['throws', () => Promise.reject(new Error('gone'))],
  [
    'throws at once',
    () => {
      throw new Error('gone')
    },
  ],
])('leave resolves when the wallet %s, and logs the error', async (_, tell) => {
  const log = vi.fn()
  await createDisconnectNotifier({ log }).notify('w', tell)
  expect(log.mock.calls).toEqual([['debug', expect.stringContaining('"w"'), new Error('gone')]])
})

it('leave waits for the latest disconnect of a wallet', async () => {
  const leaving = createDisconnectNotifier({ log: () => {} })
  const first = leaving.notify('w', async () => {})
  const second = leaving.notify('w', () => new Promise(() => {}))
  await first
  expect(leaving.pending('w')).toBe(second)
})
