import { describe, expect, it } from 'vitest'
import { createMemoryStorage } from '../../storage/createMemoryStorage'
import { useTestServer } from '../../testing/useTestServer'
import type { SecureServices } from '../createServices'
import { signRow } from '../createSignedTables'
import { toServiceKey } from '../keys/createServiceKeys'
import { createSecret } from '../keys/secrets'

const [storage, serviceKey] = [createMemoryStorage(), createSecret()]
let behind: SecureServices | undefined
const site = useTestServer({
  storage,
  serviceKey,
  pages(input) {
    behind = input
    return []
  },
})

async function login(fid: number, userName: string) {
  const { channel, url = '' } = (await site.call('farcaster/begin', { origin: site.origin })).body
  const waiting = site.call('farcaster/finish', { channel })
  await behind?.farcaster.answer(url.split('/').at(-1) ?? '', { fid, userName })
  const { login: done } = (await waiting).body as unknown as { login: { userId: string; userName: string } }
  return done
}

describe('a login with Farcaster', () => {
  it('opens a wallet by id: a name taken by another user opens another wallet', async () => {
    const mia = await login(3, 'mia')
    expect(mia.userName).toBe('mia')
    expect((await login(3, 'mia-renamed')).userId).toBe(mia.userId)
    expect((await login(4, 'mia')).userId).not.toBe(mia.userId)
    // A user name may equal the id of another user.
    expect((await login(5, '3')).userId).not.toBe(mia.userId)
  })

  it('opens an older wallet stored by name for its first user only', async () => {
    const user = { id: 'before', identity: 'farcaster:ida', userName: 'ida', storedHalf: 'A'.repeat(43) }
    await storage.change('user', 'before', () => ({ value: user, expiresAt: undefined }))
    const name = { table: 'identity', id: 'farcaster:ida' }
    const signed = signRow(toServiceKey(serviceKey), name, 'before')
    await storage.change(name.table, name.id, () => ({ value: signed, expiresAt: undefined }))
    const [one, other] = await Promise.all([login(7, 'ida'), login(9, 'ida')])
    expect([one.userId, other.userId]).toContain('before')
    expect(one.userId).not.toBe(other.userId)
    const fid = one.userId === 'before' ? 7 : 9
    expect((await login(fid, 'ida-renamed')).userId).toBe('before')
    expect((await login(8, 'ida')).userId).not.toBe('before')
  })

  it.each([0, -1, 1.5, Number.NaN])('rejects an invalid id: %s', async (fid) => {
    await expect(behind?.farcaster.answer('page', { fid, userName: 'mia' })).rejects.toThrow(RangeError)
  })
})
