import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { connect } from './lib/connect.ts'
import { holdTimersFromNow } from './lib/holdTimers.ts'
import { modalOf } from './lib/modalOf.ts'
import { openPage } from './lib/openPage.ts'
import { openView } from './lib/openView.ts'
import { putWallet } from './lib/putWallet.ts'
import { setAnalytics, sinkOf } from './lib/sink.ts'
import { siteWith } from './lib/site.ts'
import { stateOf } from './lib/stateOf.ts'
import { wallet } from './lib/wallet.ts'

/** What sends is loaded 3 s after the first event, and sends 2 s later what has come together. */
const LONG = 8_000

async function disconnect(page: Page): Promise<void> {
  const modal = modalOf(page)
  await modal.openAccount()
  await modal.button('Disconnect').click()
  await expect.poll(() => stateOf(page)).toMatchObject({ status: 'disconnected' })
}

/** Opened, connected, opened again, disconnected, closed. */
async function visit(page: Page): Promise<void> {
  await connect(page, 'lantern')
  await disconnect(page)
  if (await modalOf(page).isOpen()) await page.keyboard.press('Escape')
  await modalOf(page).gone()
}

/** Opened and closed. */
async function look(page: Page): Promise<void> {
  await modalOf(page).open()
  await page.keyboard.press('Escape')
  await modalOf(page).gone()
}

/** As when the visitor goes to another tab, and comes back. */
function show(page: Page, visibilityState: 'hidden' | 'visible'): Promise<unknown> {
  return page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, visibilityState)
}

describe('analytics', () => {
  it('S7.041 a visit is told of without an address, its end by a beacon', async () => {
    const projectId = `analytics-visit-${crypto.randomUUID()}`
    const sink = sinkOf(projectId)
    const page = await openPage({ path: siteWith({ projectId }) })
    expect(await sink.asked()).toEqual([])
    await visit(page)
    const told = [
      'INITIALIZE',
      'MODAL_OPEN',
      'SELECT_WALLET',
      'CONNECT_SUCCESS',
      'MODAL_CLOSE',
      'MODAL_OPEN',
      'MODAL_CLOSE',
      'DISCONNECT_SUCCESS',
    ]
    await expect.poll(sink.names).toEqual(told)

    // Else what is told is sent 2 s later, which a slow machine takes until the page is hidden.
    await holdTimersFromNow(page, 2_000)
    const beacons: string[] = []
    page.on('request', (request) => request.resourceType() === 'ping' && beacons.push(new URL(request.url()).pathname))
    await look(page)
    await show(page, 'hidden')
    await expect.poll(() => beacons).toEqual(['/batch'])
    await show(page, 'visible')
    await look(page)
    await page.goto('about:blank')
    const looked = ['MODAL_OPEN', 'MODAL_CLOSE']
    await expect.poll(sink.names).toEqual([...told, ...looked, ...looked])

    const all = JSON.stringify(await sink.events()).toLowerCase()
    for (const address of wallet(page, 'lantern').addresses) expect(all).not.toContain(address.slice(2).toLowerCase())
    expect(all).not.toMatch(/0x[0-9a-f]{6}/)
    for (const { event } of await sink.events()) expect(event.url).not.toMatch(/[?#]/)
  })

  it('S7.044 a view that crashed is reported', async () => {
    const projectId = 'analytics-crash'
    const sink = sinkOf(projectId)
    const page = await openPage({ path: siteWith({ projectId }), expected: [/TypeError/] })
    await putWallet(page, null)
    await openView(page, { view: 'Connect' })
    await modalOf(page).dialog.getByRole('alert').getByText('Something went wrong').waitFor()
    await expect.poll(sink.names).toContain('INTERNAL_SDK_ERROR')
    const report = (await sink.events()).find(({ event }) => event.props.event === 'INTERNAL_SDK_ERROR')
    expect(report).toMatchObject({ path: '/e', event: { props: { type: 'error', errorType: 'TypeError' } } })
  })

  it('S7.031 nothing arrives when the project’s configuration says no', async () => {
    const projectId = 'analytics-unwanted'
    const sink = sinkOf(projectId)
    await setAnalytics(false)
    const page = await openPage({ path: siteWith({ projectId }), before: (page) => page.clock.install() })
    const sent: string[] = []
    page.on('request', (request) => sent.push(new URL(request.url()).pathname))
    await visit(page)
    await expect.poll(sink.asked).toContain('/getAnalyticsConfig')
    await visit(page)
    await page.clock.fastForward(LONG)
    await page.waitForLoadState('networkidle')
    await page.goto('about:blank')
    expect(sent.filter((path) => /\/batch$|\/e$/i.test(path))).toEqual([])
    expect(await sink.events()).toEqual([])
  })

  it.each([
    ['with analytics off', { 'features.analytics': false }],
    ['in basic mode', { basic: true }],
  ])('%s nobody is asked, and nothing of it is loaded', async (name, options) => {
    const projectId = `analytics-${name.replaceAll(' ', '-')}`
    const sink = sinkOf(projectId)
    const page = await openPage({ path: siteWith({ projectId, ...options }), before: (page) => page.clock.install() })
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(request.url()))
    await visit(page)
    // Longer than it would take to load what sends, and to send.
    await page.clock.fastForward(LONG)
    await page.waitForLoadState('networkidle')
    const paths = loaded.map((url) => new URL(url).pathname)
    expect(paths.filter((path) => /analytics|\/batch$|\/e$/i.test(path))).toEqual([])
    await page.goto('about:blank')
    expect((await sink.asked()).filter((path) => /analytics|batch|^\/e$/i.test(path))).toEqual([])
    expect(await sink.events()).toEqual([])
  })
})
