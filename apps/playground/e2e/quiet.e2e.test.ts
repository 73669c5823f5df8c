import { devices, type Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { createPlaygroundPath, STRICT_PAGE } from './lib/appPaths.ts'
import { connect } from './lib/connect.ts'
import { locateModal } from './lib/locateModal.ts'
import { openPage } from './lib/openPage.ts'
import { readState } from './lib/readState.ts'
import { waitForQrCodeChunks } from './lib/waitForQrCodeChunks'

// Records the methods of node requests.
function noteMethods(page: Page, requested: string[]) {
  page.on('request', (request) => {
    for (const [, method] of request.postData()?.matchAll(/"method":"(eth_\w+)"/g) ?? []) requested.push(method ?? '')
  })
  return Promise.resolve()
}

const READS = ['eth_getBalance', 'eth_call']

describe('the data that a page reads of an account', () => {
  it('is none when no button shows it', async () => {
    const requested: string[] = []
    const page = await openPage({ path: '/pages/vanilla/', before: (page) => noteMethods(page, requested) })
    await page.locator('#connect').click()
    await locateModal(page).button('Lantern').click()
    await locateModal(page).gone()
    expect(await readState(page)).toMatchObject({ status: 'connected' })
    // Waits until the page is idle, so that all its requests have been sent.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    await page.waitForLoadState('networkidle')
    expect(requested.filter((method) => READS.includes(method))).toEqual([])
  })

  it('is balance and name when the account button shows them', async () => {
    const requested: string[] = []
    const page = await openPage({ path: STRICT_PAGE, before: (page) => noteMethods(page, requested) })
    await connect(page, 'lantern')
    await page.getByRole('button', { name: /ETH/ }).first().waitFor()
    await expect.poll(() => requested).toEqual(expect.arrayContaining(['eth_getBalance']))
  })
})

it('on a phone in basic mode, opening the modal opens no socket', async () => {
  const sockets: string[] = []
  const page = await openPage({
    path: createPlaygroundPath({ basic: true }),
    context: { ...devices['iPhone 13'], defaultBrowserType: undefined } as never,
    before: async (page) => {
      page.on('websocket', (socket) => sockets.push(socket.url()))
    },
  })
  await locateModal(page).openUnanswered()
  await locateModal(page).button('Lantern').waitFor()
  await waitForQrCodeChunks(page)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  expect(sockets).toEqual([])
})
