import { beforeEach, describe, expect, it, vi } from 'vitest'
import { startFakeClock } from '../../testing/startFakeClock.js'
import { createPairing, type PairingState } from './createPairing.js'
import type { ClientSession, RemoteClient } from './remoteClient.js'

// Fakes WalletConnect's client: it records the session proposals, and the test approves or rejects them.

beforeEach(startFakeClock)

interface Offer {
  readonly uri: string
  approve(topic: string): void
  accept(): void
  reject(error: unknown): void
}

function createSite({ isDown = false } = {}) {
  const offers: Offer[] = []
  const unwanted: string[] = []
  const relay = { isDown }
  const pairings: { readonly topic: string; active: boolean }[] = []
  const connect = async () => {
    if (relay.isDown) return new Promise(() => {})
    const uri = `wc:${offers.length}@2?symKey=1`
    const made = { topic: String(offers.length), active: false }
    pairings.push(made)
    const approval = new Promise<ClientSession>((resolve, reject) => {
      const accept = () => {
        made.active = true
      }
      offers.push({ uri, reject, accept, approve: (topic) => resolve({ topic } as ClientSession) })
    })
    return { uri, approval: () => approval }
  }
  const pairing = createPairing({
    openClient: async () =>
      ({ connect, core: { pairing: { getPairings: () => pairings } } }) as unknown as RemoteClient,
    namespaces: async () => ({}),
    async onUnwanted({ topic }) {
      unwanted.push(topic)
    },
  })
  const abort = new AbortController()
  return { ...pairing, offers, unwanted, relay, abort, uri: () => uriOf(pairing.$pairing.get()) }
}

const uriOf = (pairing: PairingState) => (pairing.status === 'ready' ? pairing.uri : undefined)
const MINUTE = 60_000
const settle = () => vi.advanceTimersByTimeAsync(0)

describe('a pairing offer', () => {
  it('is created once, however often the user points', async () => {
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

  it('S9.024 is followed by the next one 10 s before its end while a caller waits', async () => {
    const { wait, offers, abort, uri } = createSite()
    const answer = wait(abort.signal)
    await settle()
    await vi.advanceTimersByTimeAsync(4 * MINUTE - 15_000)
    expect(offers).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(offers).toHaveLength(2)
    expect(uri()).toBe(offers[1]?.uri)
    // A wallet that scanned the previous code just in time still connects.
    offers[0]?.approve('scanned in time')
    await expect(answer).resolves.toEqual({ topic: 'scanned in time' })
    await vi.advanceTimersByTimeAsync(10 * MINUTE)
    expect(offers).toHaveLength(2)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('S9.023 lasts 4 min, and each code is created that long after the previous one, less 10 s', async () => {
    const { wait, offers, abort } = createSite()
    const answer = wait(abort.signal).catch(() => 'over')
    await settle()
    const counts: number[] = []
    for (let round = 0; round < 3; round++) {
      await vi.advanceTimersByTimeAsync(4 * MINUTE - 10_001)
      expect(offers).toHaveLength(round + 1)
      await vi.advanceTimersByTimeAsync(1)
      counts.push(offers.length)
    }
    expect(counts).toEqual([2, 3, 4])
    abort.abort()
    expect(await answer).toBe('over')
  })

  it('S9.025 is polled every 5 s from the first wait', async () => {
    const { prepare, wait, offers, abort } = createSite()
    prepare()
    await vi.advanceTimersByTimeAsync(2_000)
    const answer = wait(abort.signal).catch(() => 'over')
    // The code is stale after 230 s. The check at 227 s is too early, so the one at 232 s creates the next code.
    await vi.advanceTimersByTimeAsync(231_999 - 2_000)
    expect(offers).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(offers).toHaveLength(2)
    abort.abort()
    expect(await answer).toBe('over')
  })

  it('that was accepted has no running timer', async () => {
    const { wait, offers, abort, release } = createSite()
    const answer = wait(abort.signal)
    await settle()
    expect(vi.getTimerCount()).toBe(1)
    offers[0]?.approve('taken')
    await expect(answer).resolves.toEqual({ topic: 'taken' })
    release()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('is not renewed while no caller waits', async () => {
    const { prepare, offers } = createSite()
    prepare()
    await vi.advanceTimersByTimeAsync(10 * MINUTE)
    expect(offers).toHaveLength(1)
    prepare()
    await settle()
    expect(offers).toHaveLength(2)
  })

  it('that the wallet lets expire is replaced', async () => {
    const { wait, offers, abort } = createSite()
    const answer = wait(abort.signal)
    await settle()
    offers[0]?.reject({ code: 0, message: 'Proposal expired' })
    await settle()
    expect(offers).toHaveLength(2)
    offers[1]?.approve('second')
    await expect(answer).resolves.toEqual({ topic: 'second' })
  })

  it('that the wallet declined is over, and the next attempt gets a new one', async () => {
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

  it('that is accepted when no caller waits any more is refused', async () => {
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

  it('that was accepted for a mere listener goes to the next caller', async () => {
    const { waitForSession: answered, wait, offers, abort, unwanted, release } = createSite()
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

  it('that was accepted and never used ends with the offers', async () => {
    const { waitForSession: answered, offers, abort, unwanted, release } = createSite()
    const seen = answered(abort.signal)
    await settle()
    offers[0]?.approve('scanned')
    await seen
    expect(unwanted).toEqual([])
    release()
    expect(unwanted).toEqual(['scanned'])
  })

  it('that was accepted without a session rejects with a message after a minute', async () => {
    const { wait, offers, abort, unwanted } = createSite()
    const answer = wait(abort.signal)
    const failed = expect(answer).rejects.toMatchObject({ code: 'SESSION_UNUSABLE' })
    await settle()
    offers[0]?.accept()
    await vi.advanceTimersByTimeAsync(64_999)
    expect(offers).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    await failed
    expect(vi.getTimerCount()).toBe(0)
    offers[0]?.approve('too late')
    await settle()
    expect(unwanted).toEqual(['too late'])
    const next = wait(abort.signal)
    await settle()
    offers[1]?.approve('next')
    await expect(next).resolves.toEqual({ topic: 'next' })
  })

  it('that was accepted just before its end is not replaced, and its session is used', async () => {
    const { wait, offers, abort } = createSite()
    const answer = wait(abort.signal)
    await settle()
    await vi.advanceTimersByTimeAsync(4 * MINUTE - 15_000)
    offers[0]?.accept()
    await vi.advanceTimersByTimeAsync(30_000)
    expect(offers).toHaveLength(1)
    offers[0]?.approve('in time')
    await expect(answer).resolves.toEqual({ topic: 'in time' })
  })

  it('that was withdrawn can be answered for 5 minutes', async () => {
    const { wait, offers, abort, release, waitForOutstanding: untilAnswered, unwanted } = createSite()
    await expect(untilAnswered()).resolves.toBeUndefined()
    const answer = wait(abort.signal).catch(() => {})
    await settle()
    abort.abort()
    release()
    await answer
    let isAnswered = false
    void untilAnswered().then(() => {
      isAnswered = true
    })
    await vi.advanceTimersByTimeAsync(5 * MINUTE - 1)
    expect(isAnswered).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(isAnswered).toBe(true)
    const early = untilAnswered()
    offers[0]?.approve('late')
    await early
    expect(unwanted).toEqual(['late'])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('that was withdrawn before the relay had it goes to no caller', async () => {
    const { prepare, offers, release } = createSite()
    prepare()
    release()
    await settle()
    expect(offers).toEqual([])
  })

  it('that the relay does not accept in time fails, and the next attempt works', async () => {
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
