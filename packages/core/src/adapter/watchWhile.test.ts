import { expect, it } from 'vitest'
import { watchWhile } from './watchWhile.js'

it('ends with its undo, or with the outer signal', () => {
  const outer = new AbortController()
  const signals: AbortSignal[] = []
  const start = (signal: AbortSignal) => signals.push(signal)
  const stop = watchWhile(outer.signal, start)
  watchWhile(outer.signal, start)
  const aborted = () => signals.map((signal) => signal.aborted)
  expect(aborted()).toEqual([false, false])
  stop()
  expect(aborted()).toEqual([true, false])
  outer.abort()
  expect(aborted()).toEqual([true, true])
})
