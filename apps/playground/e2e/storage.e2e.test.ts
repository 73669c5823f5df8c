import { describe, expect, it } from 'vitest'
import { STRICT_PAGE } from './lib/appPaths.ts'
import { connect } from './lib/connect.ts'
import { openPage } from './lib/openPage.ts'
import { readState, readStorage } from './lib/readState.ts'

describe('the storage of the browser', () => {
  it('may be full: the modal works, with one warning', async () => {
    const page = await openPage({
      path: STRICT_PAGE,
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
    expect((await readState(page)).status).toBe('connected')
    expect(await readStorage(page)).toEqual({})
  })

  it('may be blocked: the modal works, with one warning', async () => {
    const page = await openPage({
      path: STRICT_PAGE,
      expected: [/Storage failed to/],
      before: (opened) =>
        opened.addInitScript(() => {
          // Refuses the modal's storage only: the sandbox wallets keep theirs.
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
    expect((await readState(page)).status).toBe('connected')
  })

  it('S3.049 is reset key by key when it holds garbage, and each key is logged', async () => {
    const page = await openPage({
      path: STRICT_PAGE,
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
    expect((await readState(page)).status).toBe('connected')
    await page.reload()
    await expect.poll(() => readState(page)).toMatchObject({ status: 'connected' })
    expect(await page.evaluate(() => localStorage.getItem('theirs'))).toBe('stays')
  })

  it('S3.049 has the prefix in every key of the modal', async () => {
    const page = await openPage({ path: STRICT_PAGE })
    await connect(page, 'lantern')
    const keys = await page.evaluate(() => Object.keys(localStorage))
    expect(keys.filter((key) => !key.startsWith('@appkit/') && !key.startsWith('foyer-sandbox'))).toEqual([])
    expect(keys.filter((key) => key.startsWith('@appkit/')).length).toBeGreaterThan(2)
  })
})
