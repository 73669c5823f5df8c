import { describe, expect, it } from 'vitest'
import { connect } from './lib/connect.ts'
import { openPage } from './lib/openPage.ts'
import { SITE } from './lib/site.ts'
import { stateOf, storageOf } from './lib/stateOf.ts'

describe('a storage', () => {
  it('that is full: the visit works, with one warning', async () => {
    const page = await openPage({
      path: SITE,
      expected: [/Storage failed to write/],
      before: (opened) =>
        opened.addInitScript(() => {
          const { setItem } = Storage.prototype
          Storage.prototype.setItem = function (key, value) {
            if (key.startsWith('@appkit/')) throw new DOMException('full', 'QuotaExceededError')
            setItem.call(this, key, value)
          }
        }),
    })
    await connect(page, 'lantern')
    expect((await stateOf(page)).status).toBe('connected')
    expect(await storageOf(page)).toEqual({})
  })

  it('that is blocked: the visit works, with one warning', async () => {
    const page = await openPage({
      path: SITE,
      expected: [/Storage failed to/],
      before: (opened) =>
        opened.addInitScript(() => {
          // The wallets keep their own: only who asks for ours is refused.
          const { getItem, setItem, removeItem } = Storage.prototype
          const guard = (key: string) => {
            if (key.startsWith('@appkit/')) throw new DOMException('blocked', 'SecurityError')
          }
          Object.assign(Storage.prototype, {
            getItem(this: Storage, key: string) {
              guard(key)
              return getItem.call(this, key)
            },
            setItem(this: Storage, key: string, value: string) {
              guard(key)
              setItem.call(this, key, value)
            },
            removeItem(this: Storage, key: string) {
              guard(key)
              removeItem.call(this, key)
            },
          })
        }),
    })
    await connect(page, 'lantern')
    expect((await stateOf(page)).status).toBe('connected')
  })

  it('S3.049 that holds garbage is reset key by key, and the page says which', async () => {
    const page = await openPage({
      path: SITE,
      expected: [/@appkit\/connections/, /@appkit\/connection_status/, /@appkit\/recent_wallets/],
      before: (opened) =>
        opened.addInitScript(() => {
          if (sessionStorage.getItem('spoiled')) return
          sessionStorage.setItem('spoiled', 'yes')
          for (const key of ['connections', 'connection_status', 'recent_wallets']) {
            localStorage.setItem(`@appkit/${key}`, '{"not": [closed')
          }
          localStorage.setItem('theirs', 'stays')
        }),
    })
    await connect(page, 'lantern')
    expect((await stateOf(page)).status).toBe('connected')
    await page.reload()
    await expect.poll(() => stateOf(page)).toMatchObject({ status: 'connected' })
    expect(await page.evaluate(() => localStorage.getItem('theirs'))).toBe('stays')
  })

  it('S3.049 everything the modal keeps has the prefix', async () => {
    const page = await openPage({ path: SITE })
    await connect(page, 'lantern')
    const keys = await page.evaluate(() => Object.keys(localStorage))
    expect(keys.filter((key) => !key.startsWith('@appkit/') && !key.startsWith('foyer-sandbox'))).toEqual([])
    expect(keys.filter((key) => key.startsWith('@appkit/')).length).toBeGreaterThan(2)
  })
})
