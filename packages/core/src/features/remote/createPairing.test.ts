import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPairing, type Pairing } from './createPairing.js'
import type { RemoteClient, Session } from './remoteClient.js'

// The wire of hours is not waited for: here WalletConnect's client is a list of offers that a test answers.

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

interface Offer {
  readonly uri: string
  approve(topic: string): void
  reject(error: unknown): void
}

function createSite({ isDown = false } = {}) {
  const offers: Offer[] = []
  const unwanted: string[] = []
  const relay = { isDown }
  const connect = async () => {
    if (relay.isDown) return new Promise(() => {})
    const uri = `wc:${offers.length}@2?symKey=1`
    const approval = new Promise<Session>((resolve, reject) => {
      offers.push({ uri, reject, approve: (topic) => resolve({ topic } as Session) })
    })
    return { uri, approval: () => approval }
  }
  const pairing = createPairing({
    openClient: async () => ({ connect }) as unknown as RemoteClient,
    namespaces: async () => ({}),
    onUnwanted: ({ topic }) => unwanted.push(topic),
  })
  const abort = new AbortController()
  return { ...pairing, offers, unwanted, relay, abort, uri: () => uriOf(pairing.$pairing.get()) }
}

const uriOf = (pairing: Pairing) => (pairing.status === 'ready' ? pairing.uri : undefined)
const MINUTE = 60_000
const settle = () => vi.advanceTimersByTimeAsync(0)

describe('an offer', () => {
  it('is made once, however often the visitor points', async () => {
    const { prepare, offers, $pairing } = createSite()
    prepare()
    prepare()
    expect($pairing.get()).toEqual({ status: 'preparing' })
    await settle()
    expect($pairing.get()).toEqual({ status: 'ready', uri: offers[0]?.uri, expiresAt: 4 * MINUTE })
    prepare()
    await settle()
    expect(offers).toHaveLength(1)
  })

  it('S9.024 is followed by the next when 10 s are left, while somebody waits', async () => {
    const { wait, offers, abort, uri } = createSite()
    const answer = wait(abort.signal)
    await settle()
    await vi.advanceTimersByTimeAsync(4 * MINUTE - 15_000)
    expect(offers).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(offers).toHaveLength(2)
    expect(uri()).toBe(offers[1]?.uri)
    // A wallet that scanned the one before just in time is heard.
    offers[0]?.approve('scanned in time')
    await expect(answer).resolves.toEqual({ topic: 'scanned in time' })
    await vi.advanceTimersByTimeAsync(10 * MINUTE)
    expect(offers).toHaveLength(2)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('S9.023 lasts 4 min: each code is made that long after the one before, less the 10 s', async () => {
    const { wait, offers, abort } = createSite()
    const answer = wait(abort.signal).catch(() => 'over')
    await settle()
    const counts: number[] = []
    for (let round = 0; round < 3; round++) {
      await vi.advanceTimersByTimeAsync(4 * MINUTE - 10_000)
      counts.push(offers.length)
    }
    expect(counts).toEqual([2, 3, 4])
    abort.abort()
    expect(await answer).toBe('over')
  })

  it('S9.025 is looked at every 5 s from when somebody waits', async () => {
    const { prepare, wait, offers, abort } = createSite()
    prepare()
    await vi.advanceTimersByTimeAsync(2_000)
    const answer = wait(abort.signal).catch(() => 'over')
    // It is stale after 230 s, between two looks at 227 s and 232 s.
    await vi.advanceTimersByTimeAsync(231_999 - 2_000)
    expect(offers).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(offers).toHaveLength(2)
    abort.abort()
    expect(await answer).toBe('over')
  })

  it('that was taken up has no clock running for it', async () => {
    const { wait, offers, abort, release } = createSite()
    const answer = wait(abort.signal)
    await settle()
    expect(vi.getTimerCount()).toBe(1)
    offers[0]?.approve('taken')
    await expect(answer).resolves.toEqual({ topic: 'taken' })
    release()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('is not renewed while nobody waits', async () => {
    const { prepare, offers } = createSite()
    prepare()
    await vi.advanceTimersByTimeAsync(10 * MINUTE)
    expect(offers).toHaveLength(1)
    prepare()
    await settle()
    expect(offers).toHaveLength(2)
  })

  it('that the wallet let expire is replaced', async () => {
    const { wait, offers, abort } = createSite()
    const answer = wait(abort.signal)
    await settle()
    offers[0]?.reject({ code: 0, message: 'Proposal expired' })
    await settle()
    expect(offers).toHaveLength(2)
    offers[1]?.approve('second')
    await expect(answer).resolves.toEqual({ topic: 'second' })
  })

  it('that the wallet declined is over, and the next try gets a new one', async () => {
    const { wait, offers, abort } = createSite()
    const first = wait(abort.signal)
    await settle()
    offers[0]?.reject({ code: 5000, message: 'User rejected.' })
    await expect(first).rejects.toMatchObject({ code: 'USER_REJECTED' })
    const second = wait(abort.signal)
    await settle()
    offers[1]?.approve('second')
    await expect(second).resolves.toEqual({ topic: 'second' })
  })

  it('that is taken up when nobody waits any more is refused', async () => {
    const { wait, offers, abort, unwanted, release, $pairing } = createSite()
    const answer = wait(abort.signal)
    await settle()
    abort.abort()
    await expect(answer).rejects.toMatchObject({ code: 'ABORTED' })
    release()
    expect($pairing.get()).toEqual({ status: 'idle' })
    offers[0]?.approve('too late')
    await settle()
    expect(unwanted).toEqual(['too late'])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('that was answered for whoever looked on is taken in by the next who asks for it', async () => {
    const { answered, wait, offers, abort, unwanted, release } = createSite()
    const seen = answered(abort.signal)
    await settle()
    offers[0]?.approve('scanned')
    await expect(seen).resolves.toEqual({ topic: 'scanned' })
    await expect(wait(abort.signal)).resolves.toEqual({ topic: 'scanned' })
    expect(offers).toHaveLength(1)
    release()
    await settle()
    expect(unwanted).toEqual([])
  })

  it('that was answered and that nobody took in ends with the offers', async () => {
    const { answered, offers, abort, unwanted, release } = createSite()
    const seen = answered(abort.signal)
    await settle()
    offers[0]?.approve('scanned')
    await seen
    expect(unwanted).toEqual([])
    release()
    expect(unwanted).toEqual(['scanned'])
  })

  it('that the relay does not take in time fails, and the next try works', async () => {
    const { wait, offers, relay, abort, $pairing } = createSite({ isDown: true })
    const answer = wait(abort.signal)
    const failed = expect(answer).rejects.toMatchObject({ code: 'RELAY_UNREACHABLE' })
    await vi.advanceTimersByTimeAsync(15_000)
    await failed
    expect($pairing.get()).toMatchObject({ status: 'failed', error: { code: 'RELAY_UNREACHABLE' } })
    relay.isDown = false
    const next = wait(abort.signal)
    await settle()
    offers[0]?.approve('back')
    await expect(next).resolves.toEqual({ topic: 'back' })
  })
})
