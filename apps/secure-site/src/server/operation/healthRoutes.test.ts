import { describe, expect, it, onTestFinished } from 'vitest'
import { createMemoryStorage } from '../../storage/createMemoryStorage'
import { createTestServer } from '../../testing/useTestServer'
import { createSecret } from '../keys/secrets'

async function start(options: Parameters<typeof createTestServer>[0] = {}) {
  const site = createTestServer(options)
  await site.start()
  onTestFinished(site.stop)
  const get = async (path: string) => {
    const response = await fetch(`${site.url()}${path}`)
    const { status, detail } = await response.json()
    return [response.status, detail ?? status]
  }
  return { ...site, get }
}

describe('a site', () => {
  it('is alive and ready', async () => {
    const { get } = await start()
    expect([await get('/health'), await get('/ready')]).toEqual([
      [200, 'alive'],
      [200, 'ready'],
    ])
  })

  it('is alive but not ready while its storage does not answer', async () => {
    const lines: string[] = []
    let isDown = false
    const storage = createMemoryStorage()
    const read = async (...place: [string, string]) => {
      if (isDown) throw Object.assign(new Error('password=harbor'), { code: 'ECONNREFUSED' })
      return storage.read(...place)
    }
    const { get } = await start({ storage: { ...storage, read }, log: (line) => void lines.push(line) })
    isDown = true
    expect([await get('/health'), await get('/ready')]).toEqual([
      [200, 'alive'],
      [503, 'The storage isn’t responding.'],
    ])
    expect(lines).toEqual(['secure: the storage could not be read: Error ECONNREFUSED'])
    isDown = false
    expect(await get('/ready')).toEqual([200, 'ready'])
  })

  it('is not ready once another instance encrypts under a key that it lacks', async () => {
    const [storage, older, newer] = [createMemoryStorage(), createSecret(), createSecret()]
    const first = await start({ storage, serviceKey: older })
    const second = await start({ storage, serviceKey: newer, olderServiceKey: older })
    expect(await second.get('/ready')).toEqual([200, 'ready'])
    expect(await first.get('/ready')).toEqual([503, 'The service key doesn’t fit the storage.'])
  })

  it('is not ready while it drains, and still answers', async () => {
    const { get, drain } = await start()
    drain()
    expect([await get('/health'), await get('/ready')]).toEqual([
      [200, 'alive'],
      [503, 'This instance is stopping.'],
    ])
  })
})
