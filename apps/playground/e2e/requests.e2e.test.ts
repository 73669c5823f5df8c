import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { STRICT_PAGE } from './lib/appPaths.ts'
import { connect } from './lib/connect.ts'
import { getTestService } from './lib/getTestService.ts'
import { locateModal } from './lib/locateModal.ts'
import { locateSecureFrame } from './lib/locateSecureFrame.ts'
import { openPage } from './lib/openPage.ts'
import { openModalAndReadQr } from './lib/remote.ts'
import { signInByEmail } from './lib/signIn.ts'

/** Records the hosts that Chromium asked for the page, except the page's own and those that its frames asked. */
function recordHosts(page: Page, hosts: Set<string>) {
  page.on('request', (request) => {
    const isOfPage = request.isNavigationRequest() || request.frame() === page.mainFrame()
    const { protocol, host } = new URL(request.url())
    if (isOfPage && protocol.startsWith('http')) hosts.add(host)
  })
  page.on('websocket', (socket) => hosts.add(new URL(socket.url()).host))
  return Promise.resolve()
}

/** Records every host that Chromium asked, also for the page's frames and windows. */
function recordAllHosts(page: Page, hosts: Set<string>) {
  page.context().on('request', (request) => {
    const { protocol, host } = new URL(request.url())
    if (protocol.startsWith('http')) hosts.add(host)
  })
  const recordSockets = (each: Page) => each.on('websocket', (socket) => hosts.add(new URL(socket.url()).host))
  recordSockets(page)
  page.context().on('page', recordSockets)
  return Promise.resolve()
}

async function expectRecorded(page: Page, hosts: ReadonlySet<string>) {
  const own = new URL(page.url()).host
  const missing = async () => {
    const recorded = await page.evaluate(() => globalThis.__modal!.requests.get().map(({ host }) => host))
    return [...hosts].filter((host) => host !== own && !recorded.includes(host))
  }
  expect([...hosts].filter((host) => host !== own).length).toBeGreaterThan(0)
  await expect.poll(missing).toEqual([])
}

const readPurposes = (page: Page) =>
  page.evaluate(() => [...new Set(globalThis.__modal!.requests.get().map(({ purpose }) => purpose))])

it('modal.requests names every host that a wallet, its balance, a swap and a phone’s code ask', async () => {
  const hosts = new Set<string>()
  const page = await openPage({ path: STRICT_PAGE, before: (page) => recordHosts(page, hosts) })
  const modal = locateModal(page)
  await openModalAndReadQr(page)
  await modal.close.click()
  await modal.gone()
  await connect(page, 'lantern')
  await page.getByRole('button', { name: /ETH.*(…|\.eth)/ }).waitFor()
  await modal.openAccount()
  await modal.button('Swap').click()
  await modal.dialog.locator('[data-focus-key="token-to"]').click()
  await modal.button('Harbor Dollar').click()
  await modal.dialog.getByLabel('You pay').fill('0.5')
  await modal.text(/^1 ETH = /).waitFor()
  await expectRecorded(page, hosts)
  expect(await readPurposes(page)).toEqual(expect.arrayContaining(['data', 'directory', 'images', 'node', 'relay']))
})

it('modal.requests names every host that an e-mail login, a balance and a signature ask, in the secure site too', async () => {
  const hosts = new Set<string>()
  const page = await openPage({ withoutWallets: true, signIn: true, before: (page) => recordAllHosts(page, hosts) })
  await signInByEmail(page)
  await page.getByRole('button', { name: /ETH.*(…|\.eth)/ }).waitFor()
  const card = page.getByRole('region', { name: 'Sign a message' })
  await card.getByRole('button', { name: 'Sign message' }).click()
  await locateSecureFrame(page).approve.click()
  await card.getByText('verifyMessage').waitFor()
  expect([...hosts]).toContain(new URL(getTestService('secureUrl')).host)
  await expectRecorded(page, hosts)
  expect(await readPurposes(page)).toEqual(expect.arrayContaining(['data', 'directory', 'secureSite']))
})
