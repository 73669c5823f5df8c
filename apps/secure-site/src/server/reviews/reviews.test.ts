import { describe, expect, it } from 'vitest'
import { useTestServer } from '../../testing/useTestServer'
import { createSecret } from '../keys/secrets'

const site = useTestServer({ cooldownMs: 0 })
const request = { iv: 'A'.repeat(16), ciphertext: 'A'.repeat(400) }
const answer = { iv: 'B'.repeat(16), ciphertext: 'B'.repeat(40) }
const other = { iv: 'C'.repeat(16), ciphertext: 'C'.repeat(40) }

let users = 0
async function open() {
  const email = `review${++users}@example.org`
  const token = await site.login(email)
  const begin = async (id = createSecret()) => {
    const { status } = await site.call('reviews/open', { id, origin: site.origin, request }, token)
    return { id, status }
  }
  const look = async (id: string, by = token) => (await site.call('reviews/look', { id }, by)).body
  return { email, token, begin, look }
}
const read = async (id: string) => (await site.call('reviews/read', { id })).body
const reply = async (id: string, given = answer) => (await site.call('reviews/answer', { id, answer: given })).body

describe('the relay of reviews', () => {
  it('gives the request to whoever knows its id, and the first answer to the session that asked', async () => {
    const { token, begin } = await open()
    const { id } = await begin()
    expect(await read(id)).toEqual({ state: 'open', request })
    const waiting = site.call('reviews/wait', { id }, token)
    expect(await reply(id)).toEqual({ state: 'open', isStored: true })
    expect((await waiting).body).toEqual({ state: 'answered', answer })
    expect(await read(id)).toEqual({ state: 'answered' })
  })

  it('keeps the first answer: another one is refused, and the same one may be repeated', async () => {
    const { begin, look } = await open()
    const { id } = await begin()
    await reply(id)
    expect(await reply(id, other)).toEqual({ state: 'answered', isStored: false })
    expect(await reply(id)).toEqual({ state: 'answered', isStored: true })
    expect(await look(id)).toEqual({ state: 'answered', answer })
  })

  it('forgets request and answer once the frame closes the review', async () => {
    const { token, begin, look } = await open()
    const [used, given] = [(await begin()).id, (await begin()).id]
    await reply(used)
    const watching = site.call('reviews/watch', { id: given })
    for (const id of [used, given]) await site.call('reviews/close', { id }, token)
    expect((await watching).body).toEqual({ state: 'withdrawn' })
    expect(await look(used)).toEqual({ state: 'answered' })
    expect(await read(given)).toEqual({ state: 'withdrawn' })
    expect(await reply(given)).toEqual({ state: 'withdrawn', isStored: false })
  })

  it('shows nothing to another user or another session, who can neither replace nor close it', async () => {
    const [mine, stranger] = [await open(), await open()]
    const { id } = await mine.begin()
    const again = await site.login(mine.email)
    for (const token of [stranger.token, again]) {
      expect(await mine.look(id, token)).toEqual({ state: 'gone' })
      expect((await site.call('reviews/wait', { id }, token)).body).toEqual({ state: 'gone' })
      await site.call('reviews/close', { id }, token)
    }
    expect((await stranger.begin(id)).status).toBe(409)
    expect(await read(id)).toEqual({ state: 'open', request })
    expect((await site.call('reviews/look', { id })).status).toBe(401)
  })

  it('ends after ten minutes, and knows nothing of an id that nobody has opened', async () => {
    const { begin, look } = await open()
    const { id } = await begin()
    site.pass(10 * 60_000)
    for (const gone of [id, createSecret()]) {
      expect(await read(gone)).toEqual({ state: 'gone' })
      expect(await reply(gone)).toEqual({ state: 'gone', isStored: false })
      expect(await look(gone)).toEqual({ state: 'gone' })
    }
  })

  it('keeps the five newest of a user open, and limits how many a user opens', async () => {
    const { begin } = await open()
    const ids: string[] = []
    for (const _ of [1, 2, 3, 4, 5, 6]) ids.push((await begin()).id)
    expect(await read(ids[0] ?? '')).toEqual({ state: 'withdrawn' })
    expect(await read(ids[1] ?? '')).toEqual({ state: 'open', request })
    const statuses = new Set<number>()
    for (let count = 0; count < 30; count += 1) statuses.add((await begin()).status)
    expect(statuses).toContain(429)
  })

  it('takes no request from a page that may not embed the frame, and none above its size', async () => {
    const { token } = await open()
    const send = (body: object) => site.call('reviews/open', { id: createSecret(), ...body }, token)
    expect((await send({ origin: 'https://evil.example', request })).status).toBe(403)
    const large = { ...request, ciphertext: 'A'.repeat(1_000_000) }
    expect((await send({ origin: site.origin, request: large })).status).toBe(413)
  })
})
