import { expect, it } from 'vitest'
import { useTestServer } from '../../testing/useTestServer'

const site = useTestServer({ cooldownMs: 0 })

it('a session that ends all others twice at once stays', async () => {
  const own = await site.login('eva@example.org')
  await Promise.all([1, 2, 3].map(() => site.call('session/others/end', {}, own)))
  expect((await site.call('session', {}, own)).status).toBe(200)
})

it('a session ends all others of its user, and of nobody else', async () => {
  const [own, other] = [await site.login('mia@example.org'), await site.login('mia@example.org')]
  const stranger = await site.login('ida@example.org')
  expect((await site.call('session/others/end', {}, own)).status).toBe(200)
  const ended = await site.call('session', {}, other)
  expect(ended.status).toBe(401)
  expect(ended.ended).toMatch(/^[\w-]{86}$/)
  expect((await site.call('session', {}, own)).status).toBe(200)
  expect((await site.call('session', {}, stranger)).status).toBe(200)
})
