import { atom, computed, STORE_UNMOUNT_DELAY } from 'nanostores'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createHold } from './createHold.js'

let life = new AbortController()

beforeEach(() => {
  vi.useFakeTimers()
  life = new AbortController()
})
afterEach(() => {
  life.abort()
  vi.useRealTimers()
})

it('held stores keep their values while a hold is on, and change together when it ends', () => {
  const hold = createHold(life.signal)
  const [$one, $other] = [atom(1), atom('a')]
  const [$heldOne, $heldOther] = [hold.of($one), hold.of($other)]
  const seen: string[] = []
  const look = () => seen.push(`${$heldOne.get()}${$heldOther.get()}`)
  $heldOne.listen(look)
  $heldOther.listen(look)
  $one.set(2)
  hold.start()
  $one.set(3)
  $other.set('b')
  expect([seen, hold.isOn(), $heldOne.get(), $heldOther.get()]).toEqual([['2a'], true, 2, 'a'])
  life.abort()
  expect(new Set(seen)).toEqual(new Set(['2a', '3b']))
  expect(hold.isOn()).toBe(false)
})

it('a hold ends by itself when the page has been drawn', async () => {
  const hold = createHold(life.signal)
  const $count = atom(1)
  const $held = hold.of($count)
  $held.listen(() => {})
  hold.start()
  $count.set(2)
  expect($held.get()).toBe(1)
  await vi.advanceTimersByTimeAsync(1_000)
  expect($held.get()).toBe(2)
})

it('a store that nothing has drawn for a while comes up with its present value, in a hold too', () => {
  const hold = createHold(life.signal)
  const $count = atom(1)
  const $held = hold.of(computed($count, (count) => count))
  $held.listen(() => {})()
  vi.advanceTimersByTime(3 * STORE_UNMOUNT_DELAY)
  $count.set(2)
  hold.start()
  const seen: number[] = []
  $held.subscribe((count) => seen.push(count))
  $count.set(3)
  expect(seen).toEqual([2])
})
