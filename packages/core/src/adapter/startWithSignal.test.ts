import { expect, it } from 'vitest'
import { startWithSignal } from './startWithSignal.js'

it('startWithSignal aborts its signal on stop and with the outer signal', () => {
  const outer = new AbortController()
  const signals: AbortSignal[] = []
  const start = (signal: AbortSignal) => signals.push(signal)
  const stop = startWithSignal(outer.signal, start)
  startWithSignal(outer.signal, start)
  const aborted = () => signals.map((signal) => signal.aborted)
  expect(aborted()).toEqual([false, false])
  stop()
  expect(aborted()).toEqual([true, false])
  outer.abort()
  expect(aborted()).toEqual([true, true])
})
