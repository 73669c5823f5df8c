import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { STRICT_PAGE } from './lib/appPaths.ts'
import { openPage } from './lib/openPage.ts'

const SAFE = '0x5FbDB2315678afecb367f032d93F642f64180aa3'

// Frames the app in a page that answers like a Safe over `postMessage`.
async function frameInSafe(page: Page, site: string) {
  await page.route('**/safe-around.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Safe</title>' }),
  )
  await page.goto(new URL('/safe-around.html', site).href)
  await page.evaluate(
    ({ url, safeAddress }) => {
      Object.assign(globalThis, { asked: [] as string[] })
      addEventListener('message', ({ data, source }) => {
        if (typeof data?.method !== 'string') return
        ;(globalThis as unknown as { asked: string[] }).asked.push(data.method)
        const answers: Record<string, unknown> = {
          getSafeInfo: { safeAddress, chainId: 1, owners: [], threshold: 1, isReadOnly: false, network: 'mainnet' },
          signMessage: { signature: '0x' },
          rpcCall: '0x0',
        }
        const answer = answers[data.method]
        source?.postMessage(
          { id: data.id, success: answer !== undefined, data: answer, error: 'no' },
          { targetOrigin: '*' },
        )
      })
      const frame = document.createElement('iframe')
      frame.src = url
      Object.assign(frame.style, { width: '900px', height: '700px' })
      document.body.append(frame)
    },
    { url: new URL(`${STRICT_PAGE}?wallets=none`, site).href, safeAddress: SAFE },
  )
}

it('S4.009 a page inside a Safe is connected to it without a prompt', async () => {
  const page = await openPage({ path: STRICT_PAGE })
  await frameInSafe(page, page.url())
  const site = page.frameLocator('iframe')
  await expect.poll(() => site.getByTestId('address').textContent()).toBe(SAFE)
  expect(await site.getByTestId('status').textContent()).toBe('connected')
  expect(await page.evaluate(() => (globalThis as unknown as { asked: string[] }).asked)).toContain('getSafeInfo')
})
