import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startPinging } from './startPinging'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

class FakeSocket extends EventEmitter {
  pings = 0
  isEnded = false
  ping() {
    this.pings++
  }
  terminate() {
    this.isEnded = true
    this.emit('close')
  }
}

function open(count: number) {
  const pinging = startPinging({ intervalMs: 15_000, parts: 150 })
  const sockets = Array.from({ length: count }, () => new FakeSocket())
  for (const socket of sockets) pinging.add(socket)
  return { pinging, sockets }
}

it('pings each socket once in an interval, and never all at the same time', () => {
  const { pinging, sockets } = open(300)
  const countPings = () => sockets.reduce((sum, { pings }) => sum + pings, 0)
  for (let turn = 1; turn <= 150; turn++) {
    vi.advanceTimersByTime(100)
    expect(countPings()).toBe(turn * 2)
  }
  expect(sockets.every(({ pings }) => pings === 1)).toBe(true)
  pinging.stop()
})

it('ends a socket that was silent for an interval, and none that answered or sent something', () => {
  const { pinging, sockets } = open(3)
  vi.advanceTimersByTime(15_000)
  sockets[0]?.emit('pong')
  if (sockets[1]) pinging.hear(sockets[1])
  vi.advanceTimersByTime(15_000)
  expect(sockets.map(({ isEnded, pings }) => [isEnded, pings])).toEqual([
    [false, 2],
    [false, 2],
    [true, 1],
  ])
  pinging.stop()
})

it('forgets a closed socket', () => {
  const { pinging, sockets } = open(1)
  sockets[0]?.emit('close')
  vi.advanceTimersByTime(30_000)
  expect(sockets[0]).toMatchObject({ pings: 0, isEnded: false })
  pinging.stop()
})
