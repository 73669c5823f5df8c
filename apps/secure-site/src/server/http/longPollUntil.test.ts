import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLongPollNotifier } from './createLongPollNotifier'
import { longPollUntil } from './longPollUntil'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function start(answers: () => boolean = () => false, signals = createLongPollNotifier()) {
  const leaving = new AbortController()
  const looked = vi.fn(async () => answers())
  const waiting = longPollUntil(looked, { signals, name: 'one', signal: leaving.signal })
  return { signals, leaving, looked, waiting }
}

describe('longPollUntil', () => {
  it('checks at once and every five seconds, for twenty seconds', async () => {
    const { looked, waiting } = start()
    await vi.advanceTimersByTimeAsync(4_999)
    expect(looked).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(looked).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(15_000)
    expect(await waiting).toBe(false)
    expect(looked).toHaveBeenCalledTimes(5)
  })

  it('resolves on its own signal and ignores other ones', async () => {
    let has = false
    const { signals, looked, waiting } = start(() => has)
    await vi.advanceTimersByTimeAsync(10)
    signals.notify('other')
    await vi.advanceTimersByTimeAsync(10)
    expect(looked).toHaveBeenCalledTimes(1)
    has = true
    signals.notify('one')
    expect(await waiting).toBe(true)
    expect(looked).toHaveBeenCalledTimes(2)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('notices a signal during a check', async () => {
    const signals = createLongPollNotifier()
    let has = false
    const { waiting } = start(() => {
      const before = has
      if (!has) signals.notify('one')
      has = true
      return before
    }, signals)
    expect(await waiting).toBe(true)
  })

  it('ends at once when the process stops, also if that is under way', async () => {
    const { signals, waiting } = start()
    await vi.advanceTimersByTimeAsync(10)
    signals.close()
    expect(await waiting).toBe(false)
    expect(await start(() => false, signals).waiting).toBe(false)
    expect(await start(() => true, signals).waiting).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('stops when the client disconnects', async () => {
    const { leaving, waiting } = start()
    await vi.advanceTimersByTimeAsync(10)
    leaving.abort(new Error('gone'))
    await expect(waiting).rejects.toThrow('gone')
    expect(vi.getTimerCount()).toBe(0)
  })
})
