import { getEventListeners } from 'node:events'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { anySignal, delay, onAbort, pause, untilAborted, within } from './waiting.js'

const never = new Promise<never>(() => {})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('onAbort', () => {
  it('calls back once, at once where the signal is aborted already, and not after its undo', () => {
    const calls: string[] = []
    const controller = new AbortController()
    onAbort(controller.signal, () => calls.push('told'))
    onAbort(controller.signal, () => calls.push('undone'))()
    controller.abort()
    onAbort(controller.signal, () => calls.push('at once'))
    expect(calls).toEqual(['told', 'at once'])
  })
})

describe('listeners', () => {
  const left = (signal: AbortSignal) => getEventListeners(signal, 'abort').length

  it('are none once the signal was aborted', () => {
    const controller = new AbortController()
    onAbort(controller.signal, () => {})
    delay(1_000, controller.signal, () => {})
    expect(left(controller.signal)).toBe(2)
    controller.abort()
    expect(left(controller.signal)).toBe(0)
  })

  it('are none once the time is over', async () => {
    const { signal } = new AbortController()
    delay(1_000, signal, () => {})
    await vi.advanceTimersByTimeAsync(1_000)
    expect(left(signal)).toBe(0)
  })
})

describe('anySignal', () => {
  it('is aborted with any of those that are given, and is the one itself where there is no other', () => {
    const one = new AbortController()
    const other = new AbortController()
    const any = anySignal(one.signal, undefined, other.signal)
    other.abort('why')
    expect([any.aborted, any.reason, one.signal.aborted]).toEqual([true, 'why', false])
    expect(anySignal(one.signal, undefined)).toBe(one.signal)
    expect(anySignal(one.signal, one.signal)).toBe(one.signal)
  })
})

describe('untilAborted', () => {
  it('gives what the promise gives while nobody gave up', async () => {
    const { signal } = new AbortController()
    await expect(untilAborted(Promise.resolve(7), signal)).resolves.toBe(7)
    await expect(untilAborted(Promise.reject(new Error('no')), signal)).rejects.toThrow('no')
  })

  it('rejects at once when it is given up, and says why', async () => {
    const controller = new AbortController()
    const answer = untilAborted(never, controller.signal)
    controller.abort('closed')
    await expect(answer).rejects.toMatchObject({ code: 'ABORTED', cause: 'closed' })
  })

  it('rejects when it was given up before, and nothing is left unhandled', async () => {
    const failing = Promise.reject(new Error('late'))
    await expect(untilAborted(failing, AbortSignal.abort())).rejects.toMatchObject({ code: 'ABORTED' })
  })
})

describe('delay', () => {
  it('calls back after the time, once', () => {
    const calls: string[] = []
    delay(100, new AbortController().signal, () => calls.push('due'))
    vi.advanceTimersByTime(99)
    expect(calls).toEqual([])
    vi.advanceTimersByTime(100)
    expect(calls).toEqual(['due'])
  })

  it('never calls back for a signal that is aborted, before or meanwhile, and leaves no timer', () => {
    const calls: string[] = []
    const controller = new AbortController()
    delay(100, controller.signal, () => calls.push('due'))
    controller.abort()
    delay(100, controller.signal, () => calls.push('due'))
    expect(vi.getTimerCount()).toBe(0)
    vi.advanceTimersByTime(1_000)
    expect(calls).toEqual([])
  })
})

describe('pause', () => {
  it('resolves after the time', async () => {
    const told = vi.fn()
    const over = pause(100, new AbortController().signal).then(told)
    await vi.advanceTimersByTimeAsync(99)
    expect(told).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await over
    expect(told).toHaveBeenCalledTimes(1)
  })

  it('rejects when it is given up, and leaves no timer', async () => {
    const controller = new AbortController()
    const over = pause(100, controller.signal)
    controller.abort('closed')
    await expect(over).rejects.toMatchObject({ code: 'ABORTED', cause: 'closed' })
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('within', () => {
  it('gives what comes in time, a failure too, and leaves no timer', async () => {
    await expect(within(Promise.resolve(7), 100, () => 'late')).resolves.toBe(7)
    await expect(within(Promise.reject(new Error('no')), 100, () => 'late')).rejects.toThrow('no')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('gives or throws what the late are told', async () => {
    const given = within(never, 100, () => 'late')
    const thrown = within(never, 100, () => {
      throw new Error('too late')
    })
    thrown.catch(() => {})
    await vi.advanceTimersByTimeAsync(100)
    await expect(given).resolves.toBe('late')
    await expect(thrown).rejects.toThrow('too late')
  })

  it('ignores a failure that comes after the time', async () => {
    const given = within(new Promise((_, reject) => setTimeout(() => reject(new Error('no')), 200)), 100, () => 'late')
    await vi.advanceTimersByTimeAsync(300)
    await expect(given).resolves.toBe('late')
  })
})
