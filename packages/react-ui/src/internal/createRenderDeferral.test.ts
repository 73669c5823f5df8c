import { atom, computed, STORE_UNMOUNT_DELAY } from 'nanostores'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createRenderDeferral } from './createRenderDeferral.js'

let life = new AbortController()

beforeEach(() => {
  vi.useFakeTimers()
  life = new AbortController()
})
afterEach(() => {
  life.abort()
  vi.useRealTimers()
})

it('deferred stores keep their values, and change together when the deferral ends', () => {
  const deferral = createRenderDeferral(life.signal)
  const [$one, $other] = [atom(1), atom('a')]
  const [$deferredOne, $deferredOther] = [deferral.of($one), deferral.of($other)]
  const seen: string[] = []
  const look = () => seen.push(`${$deferredOne.get()}${$deferredOther.get()}`)
  $deferredOne.listen(look)
  $deferredOther.listen(look)
  $one.set(2)
  deferral.start()
  $one.set(3)
  $other.set('b')
  expect([seen, deferral.isOn(), $deferredOne.get(), $deferredOther.get()]).toEqual([['2a'], true, 2, 'a'])
  life.abort()
  expect(new Set(seen)).toEqual(new Set(['2a', '3b']))
  expect(deferral.isOn()).toBe(false)
})

it('a deferral ends by itself once the page has painted', async () => {
  const deferral = createRenderDeferral(life.signal)
  const $count = atom(1)
  const $deferred = deferral.of($count)
  $deferred.listen(() => {})
  deferral.start()
  $count.set(2)
  expect($deferred.get()).toBe(1)
  await vi.advanceTimersByTimeAsync(1_000)
  expect($deferred.get()).toBe(2)
})

it('a deferred store without observers returns its current value', () => {
  const deferral = createRenderDeferral(life.signal)
  const $count = atom(1)
  const $deferred = deferral.of(computed($count, (count) => count))
  $deferred.listen(() => {})()
  vi.advanceTimersByTime(3 * STORE_UNMOUNT_DELAY)
  $count.set(2)
  deferral.start()
  const seen: number[] = []
  $deferred.subscribe((count) => seen.push(count))
  $count.set(3)
  expect(seen).toEqual([2])
})
