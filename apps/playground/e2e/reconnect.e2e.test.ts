import { describe, expect, it } from 'vitest'
import { connect } from './lib/connect.ts'
import { openPage } from './lib/openPage.ts'
import { SITE } from './lib/site.ts'
import { stateOf, storageOf } from './lib/stateOf.ts'
import { wallet } from './lib/wallet.ts'

const prompting = ['eth_requestAccounts', 'wallet_requestPermissions', 'personal_sign', 'wallet_switchEthereumChain']

describe('after a reload', () => {
  it('S4.022 the same account is connected, and the wallet was not asked anything a visitor would see', async () => {
    const page = await openPage({ path: SITE })
    const lantern = wallet(page, 'lantern')
    await connect(page, 'lantern')
    await lantern.script.switchChain(8453)
    await expect.poll(() => stateOf(page)).toMatchObject({ caipNetworkId: 'eip155:8453' })
    await page.reload()
    await expect
      .poll(() => stateOf(page))
      .toMatchObject({ status: 'connected', address: lantern.addresses[0], caipNetworkId: 'eip155:8453' })
    const methods = (await lantern.script.log()).map(({ method }) => method)
    expect(methods).toContain('eth_accounts')
    expect(methods.filter((method) => prompting.includes(method))).toEqual([])
    // Nor were the wallets that were never used.
    expect(await wallet(page, 'kitewing').script.log()).toEqual([])
  })

  it('S4.005 the visitor is never shown as disconnected on the way', async () => {
    const page = await openPage({ path: SITE })
    await connect(page, 'lantern')
    await page.addInitScript(() => {
      const seen: string[] = []
      globalThis.__noted = seen
      new MutationObserver(() => {
        const text = document.querySelector('[data-testid="status"]')?.textContent
        if (text && text !== seen.at(-1)) seen.push(text)
      }).observe(document, { subtree: true, childList: true, characterData: true })
    })
    await page.reload()
    await expect.poll(() => stateOf(page)).toMatchObject({ status: 'connected' })
    await expect.poll(() => page.getByTestId('status').textContent()).toBe('connected')
    const seen = await page.evaluate(() => globalThis.__noted ?? [])
    expect(seen).not.toContain('disconnected')
    expect(seen.at(-1)).toBe('connected')
  })

  it('a wallet that announces itself late is still found', async () => {
    const page = await openPage({ path: SITE, setup: { mode: 'approve' } })
    await connect(page, 'northbeam')
    await page.addInitScript(() => {
      Object.assign(globalThis, { __sandboxScript: { mode: 'approve', announce: 'manual' } })
    })
    await page.reload()
    await page.waitForFunction(() => '__modal' in globalThis)
    expect((await stateOf(page)).status).toMatch(/connecting/)
    await wallet(page, 'northbeam').script.announce()
    await expect
      .poll(() => stateOf(page))
      .toMatchObject({ status: 'connected', address: wallet(page, 'northbeam').addresses[0] })
  })

  it('S4.007 a visitor who disconnected stays disconnected, and no address is kept', async () => {
    const page = await openPage({ path: SITE })
    await connect(page, 'lantern')
    await page.evaluate(() => globalThis.__modal!.disconnect())
    await page.reload()
    await page.getByRole('button', { name: 'Connect wallet' }).waitFor()
    expect(await stateOf(page)).toMatchObject({ status: 'disconnected', address: undefined })
    expect(JSON.stringify(await storageOf(page)).toLowerCase()).not.toContain(
      wallet(page, 'lantern').addresses[0]!.toLowerCase(),
    )
  })

  it('a wallet that no longer knows the site leaves the visitor disconnected', async () => {
    const page = await openPage({ path: SITE })
    await connect(page, 'lantern')
    const other = await page.context().newPage()
    await other.goto(page.url())
    await other.waitForFunction(() => '__modal' in globalThis)
    await page.goto('about:blank')
    await wallet(other, 'lantern').script.disconnectSite()
    await expect.poll(() => stateOf(other)).toMatchObject({ status: 'disconnected', address: undefined })
  })
})
