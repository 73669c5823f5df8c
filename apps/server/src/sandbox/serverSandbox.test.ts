import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { openRelayClient } from '../testing/openRelayClient'
import { type ServerSandbox, startServerSandbox } from './startServerSandbox'

const ORIGIN = 'http://localhost:5173'

describe.each(['sqlite', 'valkey'] as const)('the relay of the sandbox over %s', (storage) => {
  let sandbox: ServerSandbox
  beforeAll(async () => {
    sandbox = await startServerSandbox({ storage })
  })
  afterAll(() => sandbox.stop())

  const connect = async () => {
    const client = await openRelayClient(sandbox.relayUrl)
    onTestFinished(() => client.end())
    return client
  }
  let topics = 0
  const openPair = async () => {
    onTestFinished(() => sandbox.relay.faults.clear())
    const topic = String(topics++).padStart(64, '0')
    const [wallet, app] = [await connect(), await connect()]
    await wallet.call('irn_subscribe', { topic })
    const publish = (message: string, tag = 1108) => app.call('irn_publish', { topic, message, ttl: 300, tag })
    return { wallet, app, publish }
  }

  it('delivers a message from one client to another', async () => {
    const { wallet, publish } = await openPair()
    expect(await publish('hello')).toMatchObject({ result: true })
    await expect.poll(wallet.texts).toEqual(['hello'])
  })

  it('holds messages with a tag until the fault is cleared', async () => {
    const { wallet, publish } = await openPair()
    sandbox.relay.faults.add({ hold: true, tags: [1109] })
    await publish('held', 1109)
    await publish('sent')
    await expect.poll(wallet.texts).toEqual(['sent'])
    sandbox.relay.faults.clear()
    await expect.poll(wallet.texts).toEqual(['sent', 'held'])
  })

  it('fails a call without effect, and cuts a socket after one', async () => {
    const { wallet, app, publish } = await openPair()
    sandbox.relay.faults.add({ method: 'irn_publish', fail: true, count: 1 })
    expect(await publish('failed')).toMatchObject({ error: { code: -32603 } })
    sandbox.relay.faults.add({ method: 'irn_publish', cut: true, count: 1 })
    await expect(publish('cut')).rejects.toThrow('closed with 1006')
    expect(await app.closed).toMatchObject({ code: 1006 })
    await expect.poll(wallet.texts).toEqual(['cut'])
  })

  it('refuses sockets, with a reason or without, and drops open ones', async () => {
    const client = await connect()
    const control = sandbox.relayUrl.replace('ws', 'http')
    onTestFinished(() => sandbox.relay.faults.clear())
    const add = (fault: object) => fetch(`${control}/__sandbox/faults`, { method: 'POST', body: JSON.stringify(fault) })
    expect((await add({ refuse: 'Unauthorized: origin not allowed', count: 1 })).status).toBe(201)
    expect(await (await connect()).closed).toEqual({ code: 3000, reason: 'Unauthorized: origin not allowed' })
    expect(await (await add({ refuse: true })).json()).toEqual([{ refuse: true }])
    await expect(connect()).rejects.toThrow()
    expect((await add({ refuze: true })).status).toBe(400)
    await fetch(`${control}/__sandbox/drop`, { method: 'POST' })
    expect(await client.closed).toMatchObject({ code: 1006 })
    await fetch(`${control}/__sandbox/faults`, { method: 'DELETE' })
    await connect()
  })

  it('passes on why the server refuses a client', async () => {
    const client = await openRelayClient(sandbox.relayUrl, { token: 'none' })
    expect(await client.closed).toEqual({ code: 3000, reason: 'JWT validation error: JWT Token is malformed' })
  })
})

describe('the services of the sandbox', () => {
  let sandbox: ServerSandbox
  beforeAll(async () => {
    sandbox = await startServerSandbox({
      hasWallets: true,
      projects: { harbor: { origins: [ORIGIN], analytics: true } },
    })
  })
  afterAll(() => sandbox.stop())

  const request = (path: string, init?: RequestInit) => fetch(`${sandbox.url}${path}projectId=harbor`, init)

  it('list the sandbox’s wallets with pictures, to pages of the project alone', async () => {
    const answer = await request('/getWallets?search=lantern&', { headers: { origin: ORIGIN } })
    expect(answer.headers.get('access-control-allow-origin')).toBe(ORIGIN)
    const { data } = await answer.json()
    expect(data[0].name).toBe('Lantern')
    expect((await request(`/getWalletImage/${data[0].image_id}?`)).headers.get('content-type')).toBe('image/svg+xml')
    const stranger = await request('/getWallets?', { headers: { origin: 'https://evil.example' } })
    expect([stranger.status, stranger.headers.get('access-control-allow-origin')]).toEqual([403, null])
  })

  it('take usage events', async () => {
    const body = JSON.stringify({ timestamp: 1, props: { type: 'track', event: 'MODAL_OPEN' } })
    expect((await request('/e?', { method: 'POST', body })).status).toBe(202)
  })

  it('fail as the fault says, so that pages can read it', async () => {
    const faults = `${sandbox.url}/__sandbox/faults`
    const add = (fault: object) => fetch(faults, { method: 'POST', body: JSON.stringify(fault) })
    expect((await add({ status: 429, retryAfter: 2, count: 1 })).status).toBe(201)
    const limited = await request('/getWallets?', { headers: { origin: ORIGIN } })
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '2'])
    expect(limited.headers.get('access-control-allow-origin')).toBe(ORIGIN)
    await add({ garbage: 'text' })
    expect(await (await request('/getWallets?')).text()).toMatch(/^<!doctype html>/)
    await fetch(faults, { method: 'DELETE' })
    expect((await request('/getWallets?')).status).toBe(200)
  })
})
