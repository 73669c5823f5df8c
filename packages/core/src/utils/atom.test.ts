import { expect, it, vi } from 'vitest'
import { atom, computed } from './atom.js'

it('tells of a change from the next one on, or at once', () => {
  const $count = atom(1)
  const [late, early] = [vi.fn(), vi.fn()]
  $count.listen(late)
  $count.subscribe(early)
  expect([late.mock.calls, early.mock.calls]).toEqual([[], [[1]]])
  $count.set(2)
  expect([late.mock.calls, early.mock.calls]).toEqual([[[2]], [[1], [2]]])
  expect($count.get()).toBe(2)
})

it('tells nothing of the same value, and of an equal object all the same', () => {
  const $value = atom<unknown>(Number.NaN)
  const listener = vi.fn()
  $value.listen(listener)
  $value.set(Number.NaN)
  expect(listener).not.toHaveBeenCalled()
  $value.set({})
  $value.set({})
  expect(listener).toHaveBeenCalledTimes(2)
})

it('calls a function as often as it listens, and each end ends one, once', () => {
  const $count = atom(0)
  const listener = vi.fn()
  const [stop] = [$count.listen(listener), $count.listen(listener)]
  stop()
  stop()
  $count.set(1)
  expect(listener).toHaveBeenCalledTimes(1)
})

it('tells everybody of a change before what one of them changed then', () => {
  const $one = atom(0)
  const $other = atom(0)
  const heard: string[] = []
  $one.listen((value) => $other.set(value))
  $other.listen((value) => heard.push(`other ${value}`))
  $one.listen((value) => heard.push(`one ${value}`))
  $one.set(1)
  expect(heard).toEqual(['one 1', 'other 1'])
})

it('hands out the latest value where a listener sets the store that it listens to', () => {
  const $count = atom(0)
  const heard: number[] = []
  $count.listen((value) => value === 1 && $count.set(2))
  $count.listen((value) => heard.push(value))
  $count.set(1)
  expect(heard.at(-1)).toBe(2)
  expect(heard).not.toContain(1)
})

it('does not call who left while the change was told, nor who came', () => {
  const $count = atom(0)
  const [gone, come] = [vi.fn(), vi.fn()]
  $count.listen(() => stop())
  const stop = $count.listen(gone)
  $count.listen(() => $count.listen(come))
  $count.set(1)
  expect(gone).not.toHaveBeenCalled()
  expect(come).not.toHaveBeenCalled()
  $count.set(2)
  expect(come).toHaveBeenCalledTimes(1)
})

it('goes on after a listener that throws, and throws what it threw', () => {
  const $count = atom(0)
  const after = vi.fn()
  $count.listen(() => {
    throw new Error('mine')
  })
  $count.listen(after)
  expect(() => $count.set(1)).toThrow('mine')
  expect(after).toHaveBeenCalledWith(1)
  // Nothing is left over from the round that failed.
  expect(() => $count.set(2)).toThrow('mine')
  expect(after).toHaveBeenCalledTimes(2)
})

it('computes when a source has changed and no sooner, and keeps the very same value until then', () => {
  const $names = atom(['a'])
  const compute = vi.fn(() => $names.get().map((name) => name.toUpperCase()))
  const $loud = computed([$names], compute)
  const first = $loud.get()
  expect($loud.get()).toBe(first)
  expect(compute).toHaveBeenCalledTimes(1)
  $names.set(['b'])
  $names.set(['c'])
  expect(compute).toHaveBeenCalledTimes(1)
  expect($loud.get()).toEqual(['C'])
})

it('tells of a computed value while somebody listens, and only where it is another one', () => {
  const $count = atom(1)
  const $isOdd = computed([$count], () => $count.get() % 2 === 1)
  const listener = vi.fn()
  const stop = $isOdd.listen(listener)
  $count.set(3)
  expect(listener).not.toHaveBeenCalled()
  $count.set(4)
  expect(listener.mock.calls).toEqual([[false]])
  stop()
  $count.set(5)
  expect(listener).toHaveBeenCalledTimes(1)
  expect($isOdd.get()).toBe(true)
})

it('tells who subscribes of what changed while nobody listened', () => {
  const $count = atom(1)
  const $double = computed([$count], () => $count.get() * 2)
  $double.listen(() => {})()
  $count.set(2)
  const listener = vi.fn()
  $double.subscribe(listener)
  expect(listener.mock.calls).toEqual([[4]])
})

it('shows a diamond whole: once for each change, and never half of one', () => {
  const $count = atom(1)
  const $double = computed([$count], () => $count.get() * 2)
  const $triple = computed([$count], () => $count.get() * 3)
  const compute = vi.fn(() => [$double.get(), $triple.get()])
  const heard: unknown[] = []
  computed([$double, $triple], compute).listen((value) => heard.push(value))
  $count.set(2)
  expect(heard).toEqual([[4, 6]])
  expect(compute).toHaveBeenCalledTimes(2)
})

it('is right within a round that has not come to it yet', () => {
  const $count = atom(1)
  const heard: number[] = []
  $count.listen(() => heard.push($double.get()))
  const $double = computed([$count], () => $count.get() * 2)
  $double.listen(() => {})
  $count.set(2)
  expect(heard).toEqual([4])
})

it('begins with the first who listens, ends with the last, and may begin again', () => {
  const heard: string[] = []
  const $value = atom(0, () => {
    heard.push('begin')
    return () => heard.push('end')
  })
  const stops = [$value.listen(() => {}), $value.subscribe(() => {})]
  for (const stop of stops) stop()
  expect(heard).toEqual(['begin', 'end'])
  $value.listen(() => {})
  expect(heard).toEqual(['begin', 'end', 'begin'])
})

it('lets its sources go with the last who listens', () => {
  const ended = vi.fn()
  const $source = atom(0, () => ended)
  const $value = computed([$source], () => $source.get())
  const stops = [$value.listen(() => {}), $value.listen(() => {})]
  stops[0]?.()
  stops[0]?.()
  expect(ended).not.toHaveBeenCalled()
  stops[1]?.()
  expect(ended).toHaveBeenCalledTimes(1)
})
