import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { getTestKey } from '../../testing/signTestCall'
import { useTestServer } from '../../testing/useTestServer'
import { createDeviceStore } from '../device/createDeviceStore'
import { createMemoryDeviceDatabase } from '../device/createMemoryDeviceDatabase'
import { createSiteApi } from '../session/createSiteApi'
import { computeSha256 } from '../vault/bytes'
import { createReviewRelay, type ReviewSubject } from './createReviewRelay'
import { reviewDocumentSchema } from './reviewDocument'
import { openReviewSecret, type ReviewAnswer } from './reviewSecret'

const MINUTE = 60_000
const site = useTestServer({ cooldownMs: 0 })
const review = { title: 'Send 1 ETH', warnings: [], sections: [{ rows: [{ name: 'To', value: '0xaa' }] }] }
const sealed = z.object({ iv: z.string(), ciphertext: z.string() })
const { signal } = new AbortController()
const noSleep = async () => {}

let users = 0
async function open() {
  const email = `relay${++users}@example.org`
  const database = createMemoryDeviceDatabase()
  let last: Promise<void> = Promise.resolve()
  const device = createDeviceStore(
    async () => database,
    (_, run) => {
      last = last.then(run)
      return last
    },
  )
  const token = await site.login(email)
  const key = () => getTestKey(token)
  const api = createSiteApi({ key, origin: () => site.origin, base: site.url(), now: site.now })
  const subject: ReviewSubject = {
    origin: site.origin,
    person: { userId: email, token },
    request: ['eth_sendTransaction', 'eip155:1', '0x01'],
  }
  /** Loads the frame, as a reload of the page does. */
  const load = () => createReviewRelay({ api, device, now: site.now, sleep: noSleep })
  const ask = (relay = load()) => relay.open(subject, { review, waiting: 0, terms: [7n] }, signal)
  return { api, device, subject, load, ask }
}

const secretOf = ({ url }: { url: string }) => url.split('#')[1] ?? ''

/** Does what the site’s window does. */
async function answerAs(secret: string, answer: ReviewAnswer) {
  const keys = await openReviewSecret(secret)
  const { body } = await site.call('reviews/read', { id: keys.id })
  const text = await keys.openRequest(z.parse(sealed, z.parse(z.object({ request: z.unknown() }), body).request))
  const given = await keys.sealAnswer({ answer }, await computeSha256(text))
  return (await site.call('reviews/answer', { id: keys.id, answer: given })).body
}

describe('a review in the site’s window', () => {
  it('shows what the frame asks, and brings the answer back', async () => {
    const { ask } = await open()
    const pending = await ask()
    expect(pending).toMatchObject({ title: 'Send 1 ETH', terms: [7n] })
    const keys = await openReviewSecret(secretOf(pending))
    const { body } = await site.call('reviews/read', { id: keys.id })
    const { request } = z.parse(z.object({ request: sealed }), body)
    expect(JSON.stringify(body)).not.toContain('ETH')
    const shown = z.parse(reviewDocumentSchema, JSON.parse(await keys.openRequest(request)))
    expect(shown).toMatchObject({ origin: site.origin, waiting: 0, review, terms: ['7'] })
    const waiting = pending.wait(signal)
    await answerAs(secretOf(pending), 'approved')
    expect(await waiting).toBe('approved')
    expect(await pending.use()).toBe(true)
  })

  it.each(['approved', 'declined'] as const)('that is %s brings this answer', async (answer) => {
    const pending = await (await open()).ask()
    await answerAs(secretOf(pending), answer)
    expect(await pending.wait(signal)).toBe(answer)
  })

  it('is not approved by an answer that the server made, or took from another review', async () => {
    const { ask } = await open()
    const [mine, other] = [await ask(), await ask()]
    const [id, foreign] = await Promise.all([mine, other].map(async (each) => openReviewSecret(secretOf(each))))
    const forged = await foreign?.sealAnswer({ answer: 'approved' }, await computeSha256('{}'))
    await site.call('reviews/answer', { id: id?.id, answer: forged })
    await expect(mine.wait(signal)).rejects.toThrow('couldn’t be verified')
    expect(await mine.wait(signal)).toBe('expired')
    expect(await mine.use()).toBe(false)
  })

  it('is not approved by an answer to another text than the frame’s', async () => {
    const pending = await (await open()).ask()
    const keys = await openReviewSecret(secretOf(pending))
    const given = await keys.sealAnswer({ answer: 'approved' }, await computeSha256('another review'))
    await site.call('reviews/answer', { id: keys.id, answer: given })
    await expect(pending.wait(signal)).rejects.toThrow('couldn’t be verified')
  })

  it('ends after ten minutes, also where the server delivers the answer late', async () => {
    const { api, device, subject } = await open()
    let late = 0
    const relay = createReviewRelay({ api, device, now: () => site.now() + late, sleep: noSleep })
    const pending = await relay.open(subject, { review, waiting: 0, terms: [] }, signal)
    await answerAs(secretOf(pending), 'approved')
    late = 10 * MINUTE
    expect(await pending.wait(signal)).toBe('expired')
    expect(await relay.resume(subject, signal)).toBeUndefined()
  })

  it('that is withdrawn cannot be answered', async () => {
    const pending = await (await open()).ask()
    const keys = await openReviewSecret(secretOf(pending))
    await pending.withdraw()
    expect((await site.call('reviews/read', { id: keys.id })).body).toEqual({ state: 'withdrawn' })
  })
})

describe('after a reload of the page, the same request', () => {
  it('takes up a review that still waits, with the numbers that it shows', async () => {
    const { ask, load, subject } = await open()
    const first = await ask()
    const second = await load().resume(subject, signal)
    expect(second).toMatchObject({ url: first.url, title: first.title, terms: [7n] })
    const waiting = second?.wait(signal)
    await answerAs(secretOf(first), 'approved')
    expect(await waiting).toBe('approved')
  })

  it('acts on an approval once', async () => {
    const { ask, load, subject } = await open()
    await answerAs(secretOf(await ask()), 'approved')
    const tabs = [await load().resume(subject, signal), await load().resume(subject, signal)]
    expect(await Promise.all(tabs.map((tab) => tab?.wait(signal)))).toEqual(['approved', 'approved'])
    expect(await Promise.all(tabs.map((tab) => tab?.use()))).toEqual([true, false])
    expect(await load().resume(subject, signal)).toBeUndefined()
  })

  it('asks again after the user has declined', async () => {
    const { ask, load, subject } = await open()
    await answerAs(secretOf(await ask()), 'declined')
    expect(await load().resume(subject, signal)).toBeUndefined()
  })

  it.each([
    ['another request', { request: ['eth_sendTransaction', 'eip155:1', '0x02'] }],
    ['another user', { person: { userId: 'stranger', token: 'token' } }],
    ['another site', { origin: 'https://other.example' }],
  ])('is the only one that takes it up: %s does not', async (_, change) => {
    const { ask, load, subject } = await open()
    await answerAs(secretOf(await ask()), 'approved')
    expect(await load().resume({ ...subject, ...change }, signal)).toBeUndefined()
    expect(await load().resume(subject, signal)).toBeDefined()
  })

  it('asks again if what the device stored was changed', async () => {
    const { ask, device, load, subject } = await open()
    await answerAs(secretOf(await ask()), 'approved')
    const stored = z.array(z.object({ secret: z.string(), document: z.string(), at: z.number() }))
    await device.changeReviews(subject.origin, (value) =>
      z.parse(stored, value).map((each) => ({ ...each, document: each.document.replace('"7"', '"700"') })),
    )
    expect(await load().resume(subject, signal)).toBeUndefined()
    await device.changeReviews(subject.origin, () => [{ secret: 'unreadable' }])
    expect(await load().resume(subject, signal)).toBeUndefined()
  })
})

describe('while the relay can’t be reached', () => {
  it('a review waits a little for it, and then says so', async () => {
    const { device, subject, api } = await open()
    let calls = 0
    let isDown = false
    const failing: typeof api = {
      async call(path, body, answer, options) {
        calls += 1
        return isDown
          ? createSiteApi({ base: 'http://127.0.0.1:1' }).call(path, body, answer, options)
          : api.call(path, body, answer, options)
      },
    }
    const relay = createReviewRelay({ api: failing, device, now: site.now, sleep: noSleep })
    const pending = await relay.open(subject, { review, waiting: 0, terms: [] }, signal)
    isDown = true
    calls = 0
    await expect(pending.wait(signal)).rejects.toThrow('isn’t responding')
    expect(calls).toBe(4)
    isDown = false
    await answerAs(secretOf(pending), 'approved')
    expect(await pending.wait(signal)).toBe('approved')
  })
})
