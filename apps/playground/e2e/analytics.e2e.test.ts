import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { readAnalytics, setDirectoryAnalytics } from './lib/analytics.ts'
import { createPlaygroundPath } from './lib/appPaths.ts'
import { blockTimersWithDelayFromNow } from './lib/blockTimersWithDelay.ts'
import { connect } from './lib/connect.ts'
import { controlWallet } from './lib/controlWallet.ts'
import { locateModal } from './lib/locateModal.ts'
import { openPage } from './lib/openPage.ts'
import { openView } from './lib/openView.ts'
import { readState } from './lib/readState.ts'
import { replaceListedWallets } from './lib/replaceListedWallets.ts'

// The sender loads 3 s after the first event, and sends the collected events 2 s later.
const LONG_WAIT_MS = 8_000

async function disconnect(page: Page): Promise<void> {
  const modal = locateModal(page)
  await modal.openAccount()
  await modal.button('Disconnect').click()
  await expect.poll(() => readState(page)).toMatchObject({ status: 'disconnected' })
}

async function visit(page: Page): Promise<void> {
  await connect(page, 'lantern')
  await disconnect(page)
  if (await locateModal(page).isOpen()) await page.keyboard.press('Escape')
  await locateModal(page).gone()
}

async function look(page: Page): Promise<void> {
  await locateModal(page).open()
  await page.keyboard.press('Escape')
  await locateModal(page).gone()
}

/** Fires the events of switching to another tab and back. */
function show(page: Page, visibilityState: 'hidden' | 'visible'): Promise<unknown> {
  return page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, visibilityState)
}

describe('analytics', () => {
  it('S7.041 sends the events of a visit without an address, the last ones by a beacon', async () => {
    const projectId = `analytics-visit-${crypto.randomUUID()}`
    const sink = readAnalytics(projectId)
    const page = await openPage({ path: createPlaygroundPath({ projectId }) })
    expect(await sink.asked()).toEqual([])
    await visit(page)
    const reported = [
      'INITIALIZE',
      'MODAL_OPEN',
      'SELECT_WALLET',
      'CONNECT_SUCCESS',
      'MODAL_CLOSE',
      'MODAL_OPEN',
      'MODAL_CLOSE',
      'DISCONNECT_SUCCESS',
    ]
    await expect.poll(sink.names).toEqual(reported)

    // Holds the 2 s timer that sends events: on a slow machine, it would fire before the test hides the page.
    await blockTimersWithDelayFromNow(page, 2_000)
    const beacons: string[] = []
    page.on('request', (request) => request.resourceType() === 'ping' && beacons.push(new URL(request.url()).pathname))
    await look(page)
    await show(page, 'hidden')
    await expect.poll(() => beacons).toEqual(['/batch'])
    await show(page, 'visible')
    await look(page)
    await page.goto('about:blank')
    const looked = ['MODAL_OPEN', 'MODAL_CLOSE']
    await expect.poll(sink.names).toEqual([...reported, ...looked, ...looked])

    const all = JSON.stringify(await sink.events()).toLowerCase()
    for (const address of controlWallet(page, 'lantern').addresses)
      expect(all).not.toContain(address.slice(2).toLowerCase())
    expect(all).not.toMatch(/0x[0-9a-f]{6}/)
    for (const { event } of await sink.events()) expect(event.url).not.toMatch(/[?#]/)
  })

  it('S7.044 reports a view that crashes', async () => {
    const projectId = 'analytics-crash'
    const sink = readAnalytics(projectId)
    const page = await openPage({ path: createPlaygroundPath({ projectId }), expected: [/TypeError/] })
    await replaceListedWallets(page, null)
    await openView(page, { view: 'Connect' })
    await locateModal(page).dialog.getByRole('alert').getByText('Something went wrong').waitFor()
    await expect.poll(sink.names).toContain('INTERNAL_SDK_ERROR')
    const report = (await sink.events()).find(({ event }) => event.props.event === 'INTERNAL_SDK_ERROR')
    expect(report).toMatchObject({ path: '/e', event: { props: { type: 'error', errorType: 'TypeError' } } })
  })

  it('S7.031 sends no event when the project’s configuration turns analytics off', async () => {
    const projectId = 'analytics-unwanted'
    const sink = readAnalytics(projectId)
    await setDirectoryAnalytics(false)
    const page = await openPage({ path: createPlaygroundPath({ projectId }), before: (page) => page.clock.install() })
    const sent: string[] = []
    page.on('request', (request) => sent.push(new URL(request.url()).pathname))
    await visit(page)
    await expect.poll(sink.asked).toContain('/getAnalyticsConfig')
    await visit(page)
    await page.clock.fastForward(LONG_WAIT_MS)
    await page.waitForLoadState('networkidle')
    await page.goto('about:blank')
    expect(sent.filter((path) => /\/batch$|\/e$/i.test(path))).toEqual([])
    expect(await sink.events()).toEqual([])
  })

  it.each([
    ['with analytics off', { 'features.analytics': false }],
    ['in basic mode', { basic: true }],
  ])('%s sends no request and loads no code', async (name, options) => {
    const projectId = `analytics-${name.replaceAll(' ', '-')}`
    const sink = readAnalytics(projectId)
    const page = await openPage({
      path: createPlaygroundPath({ projectId, ...options }),
      before: (page) => page.clock.install(),
    })
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(request.url()))
    await visit(page)
    // Advances past the time in which the sender loads and sends.
    await page.clock.fastForward(LONG_WAIT_MS)
    await page.waitForLoadState('networkidle')
    const paths = loaded.map((url) => new URL(url).pathname)
    expect(paths.filter((path) => /analytics|\/batch$|\/e$/i.test(path))).toEqual([])
    await page.goto('about:blank')
    expect((await sink.asked()).filter((path) => /analytics|batch|^\/e$/i.test(path))).toEqual([])
    expect(await sink.events()).toEqual([])
  })
})
