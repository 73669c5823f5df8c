import { describe, expect, it } from 'vitest'
import { eventually } from './testing/eventually'
import { openSocket } from './testing/openSocket'
import { publication, topicOf } from './testing/publication'
import { useRelay } from './testing/useRelay'
import type { Fault, Relay } from './types'

const start = useRelay()
const subscription = { topic: topicOf('ab') }

/** Two clients, one of which reads what the other publishes. */
async function openPair(relay: Relay) {
  const [sender, reader] = [await openSocket(relay), await openSocket(relay)]
  await reader.call('irn_subscribe', subscription)
  return { sender, reader }
}

describe('a fault', () => {
  it('holds messages back, some tags or all, until it is cleared', async () => {
    const relay = await start()
    const { sender, reader } = await openPair(relay)
    relay.faults.add({ hold: true, tags: [1109] })
    await sender.call('irn_publish', publication('answer', { tag: 1109 }))
    await sender.call('irn_publish', publication('request'))
    await eventually(reader.messages).toEqual(['request'])
    relay.faults.clear()
    await eventually(reader.messages).toEqual(['request', 'answer'])
    relay.faults.add({ hold: true })
    await sender.call('irn_publish', publication('all'))
    await reader.call('irn_subscribe', subscription)
    expect(reader.messages()).toHaveLength(2)
  })

  it('refuses new sockets in words, or as if nobody were there, and leaves the open ones', async () => {
    const relay = await start()
    const open = await openSocket(relay)
    relay.faults.add({ refuse: 'Unauthorized: invalid key', count: 1 })
    expect(await (await openSocket(relay)).closed).toEqual({ code: 3000, reason: 'Unauthorized: invalid key' })
    relay.faults.add({ refuse: true, count: 2 })
    await expect(openSocket(relay)).rejects.toThrow()
    await expect(openSocket(relay)).rejects.toThrow()
    await openSocket(relay)
    expect(await open.call('irn_subscribe', subscription)).toHaveProperty('result')
    expect(relay.state()).toMatchObject({ refusals: ['Unauthorized: invalid key'], connectionsSeen: 5, faults: [] })
  })

  it('fails a method, which then does nothing', async () => {
    const relay = await start()
    const { sender, reader } = await openPair(relay)
    relay.faults.add({ method: 'irn_publish', fail: true, count: 1 })
    expect((await sender.call('irn_publish', publication('lost'))).error?.code).toBe(-32603)
    await sender.call('irn_publish', publication('next'))
    await eventually(reader.messages).toEqual(['next'])
    expect(relay.state().calls).toEqual({ irn_subscribe: 1, irn_publish: 2 })
  })

  it('cuts the socket of who calls, after the call is done', async () => {
    const relay = await start()
    const { sender, reader } = await openPair(relay)
    relay.faults.add({ method: 'irn_publish', cut: true, count: 1 })
    sender.call('irn_publish', publication('done'))
    expect((await sender.closed).code).toBe(1006)
    await eventually(reader.messages).toEqual(['done'])
  })

  it('sends garbage, and the message comes when it is asked for again', async () => {
    const relay = await start()
    const { sender, reader } = await openPair(relay)
    relay.faults.add({ method: 'irn_subscription', garbage: true, count: 1 })
    await sender.call('irn_publish', publication('spoilt'))
    await eventually(() => reader.raw.at(-1)).toMatch(/^<!doctype/)
    await reader.call('irn_subscribe', subscription)
    await eventually(reader.messages).toEqual(['spoilt'])
  })

  it('makes answers late, and the ones after it are not', async () => {
    const relay = await start()
    const socket = await openSocket(relay)
    relay.faults.add({ method: 'irn_publish', latencyMs: 3_600_000, count: 1 })
    let isAnswered = false
    socket.call('irn_publish', publication('slow')).then(() => {
      isAnswered = true
    })
    await socket.call('irn_subscribe', subscription)
    expect(isAnswered).toBe(false)
    expect(relay.state().tags).toEqual([1108])
    relay.faults.add({ latencyMs: 1 })
    expect(await socket.call('irn_publish', publication('soon'))).toMatchObject({ result: true })
  })
})

describe('by HTTP', () => {
  const ask = async ({ httpUrl }: Relay, method: string, name: string, body?: object) => {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) }
    const response = await fetch(`${httpUrl}/__sandbox/${name}`, { method, ...sent })
    return { status: response.status, value: await response.json() }
  }

  it('faults are added, listed and cleared', async () => {
    const relay = await start()
    const fault: Fault = { method: 'irn_publish', latencyMs: 10, fail: true, count: 3 }
    expect(await ask(relay, 'POST', 'faults', fault)).toEqual({ status: 201, value: [fault] })
    expect(await ask(relay, 'GET', 'faults')).toEqual({ status: 200, value: [fault] })
    expect(await ask(relay, 'DELETE', 'faults')).toEqual({ status: 200, value: [] })
    expect(relay.faults.list()).toEqual([])
  })

  it('sockets are cut and may come back at once', async () => {
    const relay = await start()
    const socket = await openSocket(relay)
    expect(await ask(relay, 'POST', 'drop')).toMatchObject({ status: 200, value: { connections: [] } })
    expect((await socket.closed).code).toBe(1006)
    await openSocket(relay)
  })

  it('the state is read', async () => {
    const relay = await start()
    await openPair(relay)
    expect(await ask(relay, 'GET', 'state')).toEqual({ status: 200, value: relay.state() })
    expect(await ask(relay, 'POST', 'nothing')).toEqual({
      status: 404,
      value: { error: 'there is no POST /__sandbox/nothing' },
    })
  })

  it.each([
    [{ holdd: true }, /^holdd is not one of/],
    [{}, /is needed$/],
    [{ cut: true, fail: true }, /^only one of/],
    [{ refuse: '' }, /^refuse is true/],
    [{ refuse: true, latencyMs: 5 }, /^refuse goes with count only/],
    [{ hold: true, count: 1 }, /^hold lasts/],
    [{ method: 'irn_publish', cut: true, tags: [1108] }, /^hold and tags/],
    [{ fail: true, tags: [1108] }, /^fail is about calls/],
    [{ tags: ['x'], cut: true }, /^tags is a list/],
  ])('%o is no fault', async (fault, error) => {
    const relay = await start()
    expect(await ask(relay, 'POST', 'faults', fault)).toMatchObject({
      status: 400,
      value: { error: expect.stringMatching(error) },
    })
    expect(() => relay.faults.add(fault as Fault)).toThrow(error)
  })
})
