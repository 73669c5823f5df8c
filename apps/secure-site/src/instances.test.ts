import { createServer, type RequestListener } from 'node:http'
import { json } from 'node:stream/consumers'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { SecureSiteOptions } from './options'
import { createSecret } from './server/keys/secrets'
import { openStorage } from './storage/openStorage'
import { changeEmail, openMailLink } from './testing/changeEmail'
import { createLoadBalancer } from './testing/createLoadBalancer'
import { createTestSharing } from './testing/openTestWallet'
import { usePostgres } from './testing/usePostgres'
import { createTestServer } from './testing/useTestServer'

const postgres = usePostgres()
const EMAIL = 'mia@example.org'
const DAY = 24 * 60 * 60_000

/** Starts two instances with connections of their own to one database. */
async function startTwo(options: Partial<SecureSiteOptions> = {}) {
  const [database, serviceKey] = [await postgres.createDatabase(), createSecret()]
  const start = async () => {
    const { storage, close } = await openStorage(database, { create: true })
    const site = createTestServer({ storage, serviceKey, ...options })
    await site.start()
    onTestFinished(async () => {
      site.stop()
      await close()
    })
    return site
  }
  return Promise.all([start(), start()])
}

type Site = Awaited<ReturnType<typeof startTwo>>[number]

const begin = async (site: Site, email = EMAIL) => site.call('email/begin', { email, origin: site.origin })
const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000')

describe('two instances over one Postgres', () => {
  it('log a user in with a code that one mails and the other gets', async () => {
    const [one, other] = await startTwo()
    const { attempt } = (await begin(one)).body
    const done = await other.call('email/finish', { attempt, digits: one.code(EMAIL) })
    expect(done).toMatchObject({ status: 200, body: { email: EMAIL } })
    const { token } = done.body
    expect(await one.call('session', {}, token)).toMatchObject({ status: 200, body: { userId: done.body.userId } })
    expect((await one.call('share', {}, token)).body).toEqual((await other.call('share', {}, token)).body)
    expect((await other.call('session/end', {}, token)).body).toHaveProperty('ended')
    expect((await one.call('session', {}, token)).status).toBe(401)
  })

  it('let a code in once if both get it at the same time', async () => {
    const [one, other] = await startTwo()
    const { attempt } = (await begin(one)).body
    const body = { attempt, digits: one.code(EMAIL) }
    const answers = await Promise.all([one, other, one, other].map((site) => site.call('email/finish', body)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('make one wallet of two first logins at the same time', async () => {
    const [one, other] = await startTwo({ cooldownMs: 0 })
    const attempts = [(await begin(one)).body.attempt, (await begin(other)).body.attempt]
    const done = await Promise.all([
      one.call('email/finish', { attempt: attempts[1], digits: other.code(EMAIL) }),
      other.call('email/finish', { attempt: attempts[0], digits: one.code(EMAIL) }),
    ])
    expect(done.map(({ status }) => status)).toEqual([200, 200])
    expect(done[0]?.body.userId).toBe(done[1]?.body.userId)
    const keep = (site: Site, index: number) => {
      const { sharing, escrow } = createTestSharing()
      const id = (index === 0 ? 'A' : 'B').repeat(22)
      return site.call('share/keep', { sharing: { ...sharing, id }, escrow }, done[index]?.body.token)
    }
    const kept = await Promise.all([keep(one, 0), keep(other, 1)])
    expect(kept[0]?.body).toEqual(kept[1]?.body)
    expect(kept[0]?.body.sharing).toMatchObject({ check: 'C'.repeat(22) })
  })

  it('count mails and the tries of a code together', async () => {
    const [one, other] = await startTwo()
    const { attempt } = (await begin(one)).body
    expect(await begin(other)).toMatchObject({ status: 429 })
    const digits = wrongOf(one.code(EMAIL))
    const guess = (site: Site) => site.call('email/finish', { attempt, digits })
    const guesses = [await guess(one), await guess(other), await guess(one), await guess(other)]
    expect(guesses.map(({ status }) => status)).toEqual([403, 403, 410, 410])
  })

  it('count the wrong codes for an address together, of which four are free', async () => {
    const [one, other] = await startTwo({ cooldownMs: 0 })
    const guess = async (site: Site) => {
      const { attempt } = (await begin(site)).body
      const digits = wrongOf(site.code(EMAIL))
      const statuses = []
      for (let each = 0; each < 3; each++) {
        statuses.push((await site.call('email/finish', { attempt, digits })).status)
      }
      return statuses
    }
    expect([await guess(one), await guess(other)]).toEqual([
      [403, 403, 410],
      [403, 403, 429],
    ])
    expect((await begin(one)).status).toBe(429)
    expect((await begin(one, 'eva@example.org')).status).toBe(200)
  })

  it('count calls to nodes together', async () => {
    const node = createServer(async (request, response) => {
      await json(request)
      response.end(JSON.stringify({ result: '0x1' }))
    })
    const url = await listen(node)
    const [one, other] = await startTwo({ rpcUrls: { 'eip155:1': url }, now: () => 1e12 })
    const token = await one.login(EMAIL)
    const query = async (site: Site, method: string) =>
      (await site.call('chain', { caipNetworkId: 'eip155:1', method }, token)).status
    // Parallel queries share one lease of 60 units.
    await Promise.all(Array.from({ length: 20 }, () => query(one, 'eth_call')))
    const heavy = []
    for (let each = 0; each < 35; each++) heavy.push(await query(one, 'eth_getLogs'), await query(other, 'eth_getLogs'))
    expect(heavy.filter((status) => status === 200)).toHaveLength(58)
  })

  it('tell the instance that a frame waits at of a link that the other one gets', async () => {
    const [one, other] = await startTwo({ needsDevice: () => true })
    const { attempt } = (await begin(one)).body
    const waiting = one.call('email/device', { attempt })
    await openMailLink(one.link(EMAIL).replace(one.url(), other.url()))
    expect(await waiting).toMatchObject({ status: 200, body: { approved: true } })
    const done = await one.call('email/finish', { attempt, digits: other.code(EMAIL) })
    expect(done.status).toBe(200)
  })

  it('send a mail that waited once, though both look for it', async () => {
    const [one, other] = await startTwo()
    const fresh = 'new@example.org'
    const token = await one.login(EMAIL)
    for (const site of [one, other]) site.refuseMails(({ subject }) => subject === 'Your wallet’s email will change')
    await changeEmail(one, { old: EMAIL, fresh, token })
    for (const site of [one, other]) {
      site.refuseMails(() => false)
      site.pass(60_000)
    }
    await Promise.all([one.work(), other.work(), one.work(), other.work()])
    const sent = [one, other].flatMap((site) => site.mails(EMAIL))
    expect(sent.filter(({ subject }) => subject === 'Your wallet’s email will change')).toHaveLength(1)
  })

  it('mail an e-mail change that takes effect once, though the second begins while the first still mails', async () => {
    const [one, other] = await startTwo()
    const fresh = 'new@example.org'
    const token = await one.login(EMAIL)
    await changeEmail(one, { old: EMAIL, fresh, token })
    for (const site of [one, other]) site.pass(DAY)
    const before = [one, other].flatMap((site) => [...site.mails(EMAIL), ...site.mails(fresh)]).length
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    one.holdMails(({ to }) => (to === fresh ? released : Promise.resolve()))
    const working = one.work()
    await expect.poll(() => one.mails(EMAIL).at(-1)?.subject).toBe('Your wallet’s email has changed')
    await other.work()
    release()
    await working
    const after = [one, other].flatMap((site) => [...site.mails(EMAIL), ...site.mails(fresh)]).length
    expect(after - before).toBe(2)
    expect((await other.call('session', {}, token)).body.email).toBe(fresh)
  })

  it('serve a user behind a balancer without sticky sessions', async () => {
    const listeners: RequestListener[] = []
    const served = new Set<number>()
    const url = await listen(createServer(createLoadBalancer(listeners)))
    const sites = await startTwo({ url: () => url })
    listeners.push(
      ...sites.map(
        ({ listener }, index): RequestListener =>
          (request, response) => {
            served.add(index)
            listener(request, response)
          },
      ),
    )
    const [site] = sites
    const { attempt } = (await begin(site)).body
    const digits = sites.map((each) => each.code(EMAIL)).join('')
    const { token } = (await site.call('email/finish', { attempt, digits })).body
    const kept = createTestSharing()
    expect((await site.call('share/keep', kept, token)).status).toBe(200)
    expect((await site.call('session', {}, token)).body.email).toBe(EMAIL)
    expect((await site.call('share', {}, token)).body.sharing).toMatchObject({
      id: kept.sharing.id,
      share: kept.sharing.share,
    })
    expect(served).toEqual(new Set([0, 1]))
  })

  it('go on with a login when one of them ends', async () => {
    const [one, other] = await startTwo()
    const { attempt } = (await begin(one)).body
    const digits = one.code(EMAIL)
    one.stop()
    expect((await other.call('email/finish', { attempt, digits })).status).toBe(200)
  })
})

async function listen(server: ReturnType<typeof createServer>): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}
