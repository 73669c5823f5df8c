import { expect, it } from 'vitest'
import { sumTraceEvents } from './sumTraceEvents'

const event = (name: string, ts: number, dur: number) => ({ name, ts, dur })

it('counts the time of an event without the events inside it', () => {
  const events = [
    event('FunctionCall', 0, 10_000),
    event('v8.compile', 1_000, 2_000),
    event('Layout', 5_000, 3_000),
    event('UpdateLayoutTree', 5_000, 1_000),
  ]
  expect(sumTraceEvents(events, 0, 10_000)).toEqual({
    compile: 2,
    collect: 0,
    style: 1,
    layout: 2,
    paint: 0,
    script: 5,
    idle: 0,
  })
})

it('counts only the time between the two limits, and the rest of it as idle', () => {
  const events = [event('Paint', 0, 4_000), event('MinorGC', 6_000, 1_000), event('FunctionCall', 9_000, 5_000)]
  const { paint, collect, script, idle } = sumTraceEvents(events, 2_000, 10_000)
  expect({ paint, collect, script, idle }).toEqual({ paint: 2, collect: 1, script: 1, idle: 4 })
})

it('ignores events without a duration', () => {
  expect(sumTraceEvents([{ name: 'mark', ts: 1_000 }], 0, 2_000).idle).toBe(2)
})
