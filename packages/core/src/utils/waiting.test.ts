import { getEventListeners } from 'node:events'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { startFakeClock } from '../testing/startFakeClock.js'
import { combineSignals, onAbort, rejectOnAbort, sleep, startTimer, withTimeout } from './waiting.js'

const never = new Promise<never>(() => {})

beforeEach(startFakeClock)

describe('onAbort', () => {
  it('calls back once, at once for an aborted signal, and never after its undo', () => {
    const calls: string[] = []
    const controller = new AbortController()
    onAbort(controller.signal, () => calls.push('told'))
    onAbort(controller.signal, () => calls.push('undone'))()
    controller.abort()
    onAbort(controller.signal, () => calls.push('at once'))
    expect(calls).toEqual(['told', 'at once'])
  })
})

describe('an onAbort listener', () => {
  const left = (signal: AbortSignal) => getEventListeners(signal, 'abort').length

  it('is removed once the signal aborts', () => {
    const controller = new AbortController()
    onAbort(controller.signal, () => {})
    startTimer(1_000, controller.signal, () => {})
    expect(left(controller.signal)).toBe(2)
    controller.abort()
    expect(left(controller.signal)).toBe(0)
  })

  it('is removed once the time is over', async () => {
    const { signal } = new AbortController()
    startTimer(1_000, signal, () => {})
    await vi.advanceTimersByTimeAsync(1_000)
    expect(left(signal)).toBe(0)
  })
})

describe('combineSignals', () => {
  it('aborts with any of its signals and is the signal itself when there is only one', () => {
    const one = new AbortController()
    const other = new AbortController()
    const any = combineSignals(one.signal, undefined, other.signal)
    other.abort('why')
    expect([any.aborted, any.reason, one.signal.aborted]).toEqual([true, 'why', false])
    expect(combineSignals(one.signal, undefined)).toBe(one.signal)
    expect(combineSignals(one.signal, one.signal)).toBe(one.signal)
  })
})

describe('untilAborted', () => {
  it('resolves with the promise while the signal is not aborted', async () => {
    const { signal } = new AbortController()
    await expect(rejectOnAbort(Promise.resolve(7), signal)).resolves.toBe(7)
    await expect(rejectOnAbort(Promise.reject(new Error('no')), signal)).rejects.toThrow('no')
  })

  it('rejects at once with the reason when the signal aborts', async () => {
    const controller = new AbortController()
    const answer = rejectOnAbort(never, controller.signal)
    controller.abort('closed')
    await expect(answer).rejects.toMatchObject({ code: 'ABORTED', cause: 'closed' })
  })

  it('rejects when the signal is already aborted and leaves no unhandled rejection', async () => {
    const failing = Promise.reject(new Error('late'))
    await expect(rejectOnAbort(failing, AbortSignal.abort())).rejects.toMatchObject({ code: 'ABORTED' })
  })
})

describe('delay', () => {
  it('calls back once after the time', () => {
    const calls: string[] = []
    startTimer(100, new AbortController().signal, () => calls.push('due'))
    vi.advanceTimersByTime(99)
    expect(calls).toEqual([])
    vi.advanceTimersByTime(100)
    expect(calls).toEqual(['due'])
  })

  it('never calls back for an aborted signal and leaves no timer', () => {
    const calls: string[] = []
    const controller = new AbortController()
    startTimer(100, controller.signal, () => calls.push('due'))
    controller.abort()
    startTimer(100, controller.signal, () => calls.push('due'))
    expect(vi.getTimerCount()).toBe(0)
    vi.advanceTimersByTime(1_000)
    expect(calls).toEqual([])
  })
})

describe('pause', () => {
  it('resolves after the time', async () => {
    const told = vi.fn()
    const over = sleep(100, new AbortController().signal).then(told)
    await vi.advanceTimersByTimeAsync(99)
    expect(told).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await over
    expect(told).toHaveBeenCalledTimes(1)
  })

  it('rejects when the signal aborts and leaves no timer', async () => {
    const controller = new AbortController()
    const over = sleep(100, controller.signal)
    controller.abort('closed')
    await expect(over).rejects.toMatchObject({ code: 'ABORTED', cause: 'closed' })
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('within', () => {
  it('settles with a promise that is in time, also a rejection, and leaves no timer', async () => {
    await expect(withTimeout(Promise.resolve(7), 100, () => 'late')).resolves.toBe(7)
    await expect(withTimeout(Promise.reject(new Error('no')), 100, () => 'late')).rejects.toThrow('no')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('resolves or rejects with the fallback after the time', async () => {
    const given = withTimeout(never, 100, () => 'late')
    const thrown = withTimeout(never, 100, () => {
      throw new Error('too late')
    })
    thrown.catch(() => {})
    await vi.advanceTimersByTimeAsync(100)
    await expect(given).resolves.toBe('late')
    await expect(thrown).rejects.toThrow('too late')
  })

  it('ignores a rejection after the time', async () => {
    const given = withTimeout(
      new Promise((_, reject) => setTimeout(() => reject(new Error('no')), 200)),
      100,
      () => 'late',
    )
    await vi.advanceTimersByTimeAsync(300)
    await expect(given).resolves.toBe('late')
  })
})
