import { describe, expect, it } from 'vitest'
import { createMemoryStorage } from '../../storage/createMemoryStorage'
import { changeEmail, openMailLink } from '../../testing/changeEmail'
import { useTestServer } from '../../testing/useTestServer'
import { signRow } from '../createSignedTables'
import { toServiceKey } from '../keys/createServiceKeys'
import { createSecret } from '../keys/secrets'

const HOUR = 60 * 60_000
const DONE = 'Your wallet’s email has changed'
const STAYS = 'Your wallet’s email hasn’t changed'
const [storage, serviceKey] = [createMemoryStorage(), createSecret()]
const site = useTestServer({ storage, serviceKey })

let people = 0
async function change() {
  people++
  const [old, fresh] = [`old${people}@example.org`, `new${people}@example.org`]
  const token = await site.login(old)
  await changeEmail(site, { old, fresh, token })
  return { old, fresh, token }
}

describe('an announced change of e-mail that is canceled', () => {
  const tellingOf = (old: string) => site.mails(old).filter(({ subject }) => [DONE, STAYS].includes(subject))

  it('is mailed once to the old address when the user stopped it', async () => {
    const { old, fresh } = await change()
    const link = site.link(old)
    const pages = await Promise.all([openMailLink(link), openMailLink(link)])
    expect(pages.map(({ status }) => status).sort()).toEqual([200, 410])
    site.pass(25 * HOUR)
    await site.work()
    expect(tellingOf(old).map(({ text }) => text)).toEqual([expect.stringContaining(`${fresh} was stopped`)])
  })

  it('is mailed once to the old address when the new one was taken meanwhile', async () => {
    const { old, fresh, token } = await change()
    await site.login(fresh)
    site.pass(24 * HOUR)
    await site.work()
    await site.work()
    expect((await site.call('session', {}, token)).body.email).toBe(old)
    expect(tellingOf(old).map(({ text }) => text)).toEqual([expect.stringContaining(`${fresh} didn’t happen`)])
  })

  it('is mailed once to the old address when the process ended after the mail and none came in an hour', async () => {
    const { old, fresh, token } = await change()
    const { userId = '' } = (await site.call('session', {}, token)).body
    const mailing = site.now()
    await storage.change('move', userId, () => ({
      value: signRow(
        toServiceKey(serviceKey),
        { table: 'move', id: userId },
        { email: fresh, old, keep: '', link: 'lost', mailing },
      ),
      expiresAt: undefined,
    }))
    site.pass(HOUR)
    await site.work()
    await site.work()
    expect(tellingOf(old).map(({ text }) => text)).toEqual([expect.stringContaining(`${fresh} didn’t happen`)])
    expect(await storage.read('move', userId)).toBeUndefined()
  })
})
