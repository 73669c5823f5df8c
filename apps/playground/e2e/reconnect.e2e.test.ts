import { describe, expect, it } from 'vitest'
import { STRICT_PAGE } from './lib/appPaths.ts'
import { connect } from './lib/connect.ts'
import { controlWallet } from './lib/controlWallet.ts'
import { openPage } from './lib/openPage.ts'
import { readState, readStorage } from './lib/readState.ts'

const prompting = ['eth_requestAccounts', 'wallet_requestPermissions', 'personal_sign', 'wallet_switchEthereumChain']

describe('after a reload', () => {
  it('S4.022 the same account is connected, without a prompt of the wallet', async () => {
    const page = await openPage({ path: STRICT_PAGE })
    const lantern = controlWallet(page, 'lantern')
    await connect(page, 'lantern')
    await lantern.script.switchChain(8453)
    await expect.poll(() => readState(page)).toMatchObject({ caipNetworkId: 'eip155:8453' })
    await page.reload()
    await expect
      .poll(() => readState(page))
      .toMatchObject({ status: 'connected', address: lantern.addresses[0], caipNetworkId: 'eip155:8453' })
    const methods = (await lantern.script.log()).map(({ method }) => method)
    expect(methods).toContain('eth_accounts')
    expect(methods.filter((method) => prompting.includes(method))).toEqual([])
    // Unused wallets get no request, either.
    expect(await controlWallet(page, 'kitewing').script.log()).toEqual([])
  })

  it('S4.005 the page never shows the user as disconnected while it reconnects', async () => {
    const page = await openPage({ path: STRICT_PAGE })
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
    await expect.poll(() => readState(page)).toMatchObject({ status: 'connected' })
    await expect.poll(() => page.getByTestId('status').textContent()).toBe('connected')
    const seen = await page.evaluate(() => globalThis.__noted ?? [])
    expect(seen).not.toContain('disconnected')
    expect(seen.at(-1)).toBe('connected')
  })

  it('a wallet that announces itself late is reconnected', async () => {
    const page = await openPage({ path: STRICT_PAGE, setup: { mode: 'approve' } })
    await connect(page, 'northbeam')
    await page.addInitScript(() => {
      Object.assign(globalThis, { __sandboxScript: { mode: 'approve', announce: 'manual' } })
    })
    await page.reload()
    await page.waitForFunction(() => '__modal' in globalThis)
    expect((await readState(page)).status).toMatch(/connecting/)
    await controlWallet(page, 'northbeam').script.announce()
    await expect
      .poll(() => readState(page))
      .toMatchObject({ status: 'connected', address: controlWallet(page, 'northbeam').addresses[0] })
  })

  it('S4.007 a user who disconnected stays disconnected, and no address is stored', async () => {
    const page = await openPage({ path: STRICT_PAGE })
    await connect(page, 'lantern')
    await page.evaluate(() => globalThis.__modal!.disconnect())
    await page.reload()
    await page.getByRole('button', { name: 'Connect wallet' }).waitFor()
    expect(await readState(page)).toMatchObject({ status: 'disconnected', address: undefined })
    expect(JSON.stringify(await readStorage(page)).toLowerCase()).not.toContain(
      controlWallet(page, 'lantern').addresses[0]!.toLowerCase(),
    )
  })

  it('a wallet that no longer knows the app leaves the user disconnected', async () => {
    const page = await openPage({ path: STRICT_PAGE })
    await connect(page, 'lantern')
    const other = await page.context().newPage()
    await other.goto(page.url())
    await other.waitForFunction(() => '__modal' in globalThis)
    await page.goto('about:blank')
    await controlWallet(other, 'lantern').script.disconnectSite()
    await expect.poll(() => readState(other)).toMatchObject({ status: 'disconnected', address: undefined })
  })
})
