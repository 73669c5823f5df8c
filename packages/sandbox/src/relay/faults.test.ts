import { describe, expect, it } from 'vitest'
import { createPublishParams, createTopic } from './testing/createPublishParams'
import { expectEventually } from './testing/expectEventually'
import { openSocket } from './testing/openSocket'
import { setUpRelay } from './testing/setUpRelay'
import type { Relay, RelayFault } from './types'

const start = setUpRelay()
const subscription = { topic: createTopic('ab') }

/** Opens two clients; `reader` receives the messages of `sender`. */
async function openPair(relay: Relay) {
  const [sender, reader] = [await openSocket(relay), await openSocket(relay)]
  await reader.call('irn_subscribe', subscription)
  return { sender, reader }
}

describe('a fault of the relay', () => {
  it('holds back some tags or all until it is cleared', async () => {
    const relay = await start()
    const { sender, reader } = await openPair(relay)
    relay.faults.add({ hold: true, tags: [1109] })
    await sender.call('irn_publish', createPublishParams('answer', { tag: 1109 }))
    await sender.call('irn_publish', createPublishParams('request'))
    await expectEventually(reader.messages).toEqual(['request'])
    relay.faults.clear()
    await expectEventually(reader.messages).toEqual(['request', 'answer'])
    relay.faults.add({ hold: true })
    await sender.call('irn_publish', createPublishParams('all'))
    await reader.call('irn_subscribe', subscription)
    expect(reader.messages()).toHaveLength(2)
  })

  it('refuses new sockets with a reason or none, and keeps open ones', async () => {
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

  it('fails a method, which then has no effect', async () => {
    const relay = await start()
    const { sender, reader } = await openPair(relay)
    relay.faults.add({ method: 'irn_publish', fail: true, count: 1 })
    expect((await sender.call('irn_publish', createPublishParams('lost'))).error?.code).toBe(-32603)
    await sender.call('irn_publish', createPublishParams('next'))
    await expectEventually(reader.messages).toEqual(['next'])
    expect(relay.state().calls).toEqual({ irn_subscribe: 1, irn_publish: 2 })
  })

  it('cuts the caller’s socket after the call', async () => {
    const relay = await start()
    const { sender, reader } = await openPair(relay)
    relay.faults.add({ method: 'irn_publish', cut: true, count: 1 })
    sender.call('irn_publish', createPublishParams('done'))
    expect((await sender.closed).code).toBe(1006)
    await expectEventually(reader.messages).toEqual(['done'])
  })

  it('sends garbage, and the message on the next fetch', async () => {
    const relay = await start()
    const { sender, reader } = await openPair(relay)
    relay.faults.add({ method: 'irn_subscription', garbage: true, count: 1 })
    await sender.call('irn_publish', createPublishParams('spoilt'))
    await expectEventually(() => reader.raw.at(-1)).toMatch(/^<!doctype/)
    await reader.call('irn_subscribe', subscription)
    await expectEventually(reader.messages).toEqual(['spoilt'])
  })

  it('delays answers, and not the ones after it', async () => {
    const relay = await start()
    const socket = await openSocket(relay)
    relay.faults.add({ method: 'irn_publish', latencyMs: 3_600_000, count: 1 })
    let isAnswered = false
    socket.call('irn_publish', createPublishParams('slow')).then(() => {
      isAnswered = true
    })
    await socket.call('irn_subscribe', subscription)
    expect(isAnswered).toBe(false)
    expect(relay.state().tags).toEqual([1108])
    relay.faults.add({ latencyMs: 1 })
    expect(await socket.call('irn_publish', createPublishParams('soon'))).toMatchObject({ result: true })
  })
})

describe('the relay’s HTTP interface', () => {
  const request = async ({ httpUrl }: Relay, method: string, name: string, body?: object) => {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) }
    const response = await fetch(`${httpUrl}/__sandbox/${name}`, { method, ...sent })
    return { status: response.status, value: await response.json() }
  }

  it('adds, lists and clears faults', async () => {
    const relay = await start()
    const fault: RelayFault = { method: 'irn_publish', latencyMs: 10, fail: true, count: 3 }
    expect(await request(relay, 'POST', 'faults', fault)).toEqual({ status: 201, value: [fault] })
    expect(await request(relay, 'GET', 'faults')).toEqual({ status: 200, value: [fault] })
    expect(await request(relay, 'DELETE', 'faults')).toEqual({ status: 200, value: [] })
    expect(relay.faults.list()).toEqual([])
  })

  it('cuts sockets, which can reconnect at once', async () => {
    const relay = await start()
    const socket = await openSocket(relay)
    expect(await request(relay, 'POST', 'drop')).toMatchObject({ status: 200, value: { connections: [] } })
    expect((await socket.closed).code).toBe(1006)
    await openSocket(relay)
  })

  it('returns the state', async () => {
    const relay = await start()
    await openPair(relay)
    expect(await request(relay, 'GET', 'state')).toEqual({ status: 200, value: relay.state() })
    expect(await request(relay, 'POST', 'nothing')).toEqual({
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
  ])('rejects the fault %o', async (fault, error) => {
    const relay = await start()
    expect(await request(relay, 'POST', 'faults', fault)).toMatchObject({
      status: 400,
      value: { error: expect.stringMatching(error) },
    })
    expect(() => relay.faults.add(fault as RelayFault)).toThrow(error)
  })
})
