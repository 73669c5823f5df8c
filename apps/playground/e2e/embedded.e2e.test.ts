import type { Page } from 'playwright-core'
import { parseEther, toHex } from 'viem'
import { describe, expect, it } from 'vitest'
import { chain } from './lib/chain.ts'
import { fund } from './lib/fund.ts'
import { given } from './lib/given.ts'
import { codeFor, newEmail } from './lib/mailbox.ts'
import { modalOf } from './lib/modalOf.ts'
import { openPage } from './lib/openPage.ts'
import { openView } from './lib/openView.ts'
import { secureFrame } from './lib/secureFrame.ts'
import { shoot } from './lib/shoot.ts'
import { signInByEmail, typeCode } from './lib/signIn.ts'
import { siteWith } from './lib/site.ts'
import { stateOf } from './lib/stateOf.ts'

const RECIPIENT = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720'
const SITE = { withoutWallets: true, signIn: true } as const

const accountOf = (page: Page) => page.evaluate(() => globalThis.__modal!.$account('eip155').get())
/** What the page's own code asks the wallet, and what comes of it. */
const request = (page: Page, method: string, params: unknown[] = []) =>
  page.evaluate(
    async ([name, given]) => {
      const provider = globalThis.__modal!.connection('eip155')!.provider as {
        request(args: { method: string; params: unknown }): Promise<unknown>
      }
      try {
        return { result: await provider.request({ method: name, params: given }) }
      } catch (thrown) {
        const { code, message } = thrown as { code?: unknown; message?: string }
        return { error: { code, message } }
      }
    },
    [method, params] as const,
  )

describe('the embedded wallet', () => {
  it('has a smart account and a standard one, and the visitor changes between them', async () => {
    const page = await openPage(SITE)
    const modal = modalOf(page)
    await signInByEmail(page)
    const before = await accountOf(page)
    expect(before.allAccounts.map(({ type }) => type)).toEqual(['smartAccount', 'eoa'])
    await openView(page, { view: 'ProfileWallets' })
    await modal.dialog.getByText('Standard', { exact: true }).click()
    await expect.poll(async () => (await accountOf(page)).address).toBe(before.allAccounts[1]?.address)
    await shoot(page, 'wallets-standard')
    await page.reload()
    await expect
      .poll(() => accountOf(page).catch(() => undefined))
      .toMatchObject({
        status: 'connected',
        address: before.allAccounts[1]?.address,
      })
  })

  it('S7.090 does several things at once, and tells how far they are', async () => {
    const page = await openPage(SITE)
    await signInByEmail(page)
    const { address = '0x' } = await accountOf(page)
    await fund(address as `0x${string}`, '3')
    expect(await request(page, 'wallet_getCapabilities', [address])).toMatchObject({
      result: { '0x1': { atomic: { status: 'supported' } } },
    })
    const other = '0x00000000000000000000000000000000000000c4'
    const before = await chain(1).getBalance({ address: RECIPIENT })
    const calls = [RECIPIENT, other].map((to) => ({ to, value: `0x${parseEther('0.5').toString(16)}` }))
    const sending = request(page, 'wallet_sendCalls', [
      { version: '2.0.0', chainId: '0x1', from: address, atomicRequired: true, calls },
    ])
    await secureFrame(page).approve.waitFor()
    await shoot(page, 'approve-calls')
    await secureFrame(page).approve.click()
    const { result } = (await sending) as { result: { id: string } }
    await expect
      .poll(
        async () =>
          ((await request(page, 'wallet_getCallsStatus', [result.id])) as { result: { status: number } }).result.status,
      )
      .toBe(200)
    expect((await chain(1).getBalance({ address: RECIPIENT })) - before).toBe(parseEther('0.5'))
    expect(await chain(1).getBalance({ address: other })).toBeGreaterThanOrEqual(parseEther('0.5'))
  })

  it('S7.092 lets the visitor grant what the site asks for in the older way, and take it back', async () => {
    const page = await openPage(SITE)
    const modal = modalOf(page)
    await signInByEmail(page)
    const { address } = await accountOf(page)
    const wanted = {
      address,
      expiry: Math.floor(Date.now() / 1000) + 3600,
      permissions: [{ type: 'native-token-transfer', data: { allowance: '0x1' } }],
    }
    const granting = request(page, 'wallet_grantPermissions', [wanted])
    await secureFrame(page).heading.getByText('Let this site act for you').waitFor()
    await secureFrame(page).approve.click()
    const { result } = (await granting) as { result: { permissionsContext: string } }
    expect(result).toMatchObject({ address, expiry: wanted.expiry, grantedPermissions: wanted.permissions })
    await modal.gone()
    const revoking = request(page, 'wallet_revokePermissions', [{ permissionsContext: result.permissionsContext }])
    await secureFrame(page).approve.click()
    expect(await revoking).toEqual({ result: null })
    await modal.gone()
  })

  it('S1.041 lets the visitor allow a site to act within a limit, which it keeps to, and stop it', async () => {
    const page = await openPage({ ...SITE, path: siteWith({ 'features.smartSessions': true }) })
    const modal = modalOf(page)
    await signInByEmail(page)
    const { address } = await accountOf(page)
    await fund(address as `0x${string}`, '3')
    await page.getByRole('button', { name: 'Allow 1 ETH a day' }).click()
    await secureFrame(page).text('up to 1 ETH every day').waitFor()
    await shoot(page, 'approve-permissions')
    await secureFrame(page).approve.click()
    await modal.text('Allowed').waitFor()
    await modal.text('Up to 1 ETH a day').waitFor()
    await modal.button('Done').click()
    await modal.gone()

    const before = await chain(1).getBalance({ address: RECIPIENT })
    const pay = page.getByRole('button', { name: 'Pay 0.6 ETH' })
    await pay.click()
    await page.getByText('Paid once, without a question.').waitFor()
    expect((await chain(1).getBalance({ address: RECIPIENT })) - before).toBe(parseEther('0.6'))
    await pay.click()
    await page.getByText('This is more than the permission allows.').waitFor()
    expect(await modal.isOpen()).toBe(false)

    await modal.openAccount()
    await modal.button('Permissions').click()
    await modal.text('0.6 of 1 used in this period').waitFor()
    await modal.button('Stop Harbor').click()
    await modal.text('No permissions').waitFor()
    await modal.close.click()
    await modal.gone()
    await pay.click()
    await page.getByText('This site has no such permission.').waitFor()
    expect((await chain(1).getBalance({ address: RECIPIENT })) - before).toBe(parseEther('0.6'))
    // Without the permission it asks, as always.
    const calls = [{ to: RECIPIENT, value: '0x1' }]
    const asking = request(page, 'wallet_sendCalls', [{ version: '2.0.0', chainId: '0x1', from: address, calls }])
    await secureFrame(page).approve.waitFor()
    await secureFrame(page).decline.click()
    expect(await asking).toMatchObject({ error: { code: 4001 } })
  })

  it('S4.050 goes to Solana and back without a question, and signs there', async () => {
    const page = await openPage({ ...SITE, path: siteWith({ networks: ['mainnet', 'base', 'solanaMainnet'] }) })
    const modal = modalOf(page)
    await signInByEmail(page)
    const evm = await accountOf(page)
    await page.getByRole('button', { name: 'Network: Ethereum' }).click()
    await modal.button('Solana').last().click()
    await modal.gone()
    const solana = await page.evaluate(() => globalThis.__modal!.$account('solana').get())
    expect(solana).toMatchObject({ status: 'connected', user: evm.user })
    expect(solana.address).toMatch(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/)
    await page.getByRole('button', { name: 'Sign message' }).click()
    await secureFrame(page).approve.click()
    await page.getByText(/^Signed by/).waitFor()
    await modal.gone()
    await page.reload()
    await expect
      .poll(() => page.evaluate(() => globalThis.__modal!.$account('solana').get().status).catch(() => ''))
      .toBe('connected')
    await expect.poll(async () => (await accountOf(page)).status).toBe('connected')
  })

  it('S4.070 refuses what it does not know, and what was not seen to the end', async () => {
    const page = await openPage(SITE)
    const modal = modalOf(page)
    await signInByEmail(page)
    const { address } = await accountOf(page)
    expect(await request(page, 'wallet_emptyEverything')).toMatchObject({ error: { code: 4200 } })
    await page.getByRole('alert').getByText('Your wallet cannot do this').first().waitFor()
    await modal.close.click()
    await modal.gone()
    const declined = request(page, 'personal_sign', ['0x68656c6c6f', address])
    // A browser drops presses in a frame that has just come under the pointer.
    await expect.poll(() => secureFrame(page).approve.isEnabled()).toBe(true)
    await secureFrame(page).decline.click()
    expect(await declined).toMatchObject({ error: { code: 4001 } })
    await modal.gone()
    const closed = request(page, 'personal_sign', ['0x68656c6c6f', address])
    await secureFrame(page).approve.waitFor()
    await modal.close.click()
    expect(await closed).toMatchObject({ error: { code: 4001 } })
    // The next one is asked as if nothing had been.
    const again = request(page, 'personal_sign', ['0x68656c6c6f', address])
    await secureFrame(page).approve.click()
    expect(await again).toMatchObject({ result: expect.stringMatching(/^0x/) })
  })

  it('S4.076 is asked one request after the other, and closing says no to all that wait', async () => {
    const page = await openPage(SITE)
    const modal = modalOf(page)
    await signInByEmail(page)
    const { address } = await accountOf(page)
    const ask = (text: string) => request(page, 'personal_sign', [toHex(text), address])
    const frame = secureFrame(page)
    const [first, second, third] = [ask('One'), ask('Two'), ask('Three')]
    await frame.text('One').waitFor()
    await modal.text('1 of 3').waitFor()
    await shoot(page, 'approve-queue')
    await frame.approve.click()
    expect(await first).toMatchObject({ result: expect.stringMatching(/^0x/) })
    await frame.text('Two').waitFor()
    await modal.text('1 of 2').waitFor()
    await modal.close.click()
    expect(await Promise.all([second, third])).toMatchObject([{ error: { code: 4001 } }, { error: { code: 4001 } }])
    await modal.gone()
  })

  it('can be decided with the keyboard alone', async () => {
    const page = await openPage(SITE)
    const modal = modalOf(page)
    await signInByEmail(page)
    await page.getByRole('button', { name: 'Sign message' }).focus()
    await page.keyboard.press('Enter')
    const { approve, frame } = secureFrame(page)
    await approve.waitFor()
    await expect.poll(() => approve.isEnabled()).toBe(true)
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME')
    for (
      let step = 0;
      step < 8 && (await frame.locator('button:focus', { hasText: 'Approve' }).count()) === 0;
      step++
    ) {
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Enter')
    await page.getByText(/^Signed by/).waitFor()
    await modal.gone()
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    await expect.poll(focused).toBe('Sign message')
    // Escape in the frame says no, and leads back, too.
    await page.keyboard.press('Enter')
    await approve.waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME')
    await page.keyboard.press('Escape')
    await modal.gone()
    await page.getByText('You declined').waitFor()
    await expect.poll(focused).toBe('Sign message')
  })

  it('is logged out in every tab when it is in one', async () => {
    const page = await openPage(SITE)
    const modal = modalOf(page)
    await signInByEmail(page)
    const second = await page.context().newPage()
    await second.goto(page.url())
    const statusOf = (tab: Page) => stateOf(tab).catch(() => undefined)
    await expect.poll(() => statusOf(second)).toMatchObject({ status: 'connected' })
    await modal.openAccount()
    await modal.button('Disconnect').click()
    await expect.poll(() => statusOf(page)).toMatchObject({ status: 'disconnected' })
    await expect.poll(() => statusOf(second)).toMatchObject({ status: 'disconnected' })
    await second.reload()
    await second.getByRole('button', { name: 'Connect wallet' }).first().waitFor()
    expect(await statusOf(second)).toMatchObject({ status: 'disconnected' })
  })

  it('can be decided in a low window', async () => {
    const page = await openPage({ ...SITE, context: { viewport: { width: 640, height: 360 } } })
    await signInByEmail(page)
    const signing = request(page, 'personal_sign', ['0x68656c6c6f', (await accountOf(page)).address])
    await secureFrame(page).approve.click()
    expect(await signing).toMatchObject({ result: expect.stringMatching(/^0x/) })
  })

  it('S4.064 gets another address, with a code to each', async () => {
    const [email, newAddress] = [newEmail(), newEmail()]
    const page = await openPage(SITE)
    const modal = modalOf(page)
    await signInByEmail(page, email)
    await openView(page, { view: 'UpdateEmailWallet' })
    await modal.dialog.getByRole('textbox').first().fill(newAddress)
    await page.keyboard.press('Enter')
    await secureFrame(page).text(newAddress).first().waitFor()
    await secureFrame(page).approve.click()
    await modal.text('First, your current email').waitFor()
    await typeCode(page, await codeFor(email, { mails: 2 }))
    await modal.text('Now, your new email').waitFor()
    await shoot(page, 'email-change-second')
    await typeCode(page, await codeFor(newAddress))
    await expect.poll(async () => (await accountOf(page)).user?.email).toBe(newAddress)
  })
})

describe('a page that does not offer signing in', () => {
  it('S2.043 loads nothing of it and makes no frame', async () => {
    const asked: string[] = []
    const page = await openPage({
      before: async (page) => {
        page.on('request', (request) => asked.push(request.url()))
      },
    })
    const modal = modalOf(page)
    await modal.open()
    await modal.button('Lantern').click()
    await modal.gone()
    await modal.openAccount()
    await modal.button('Disconnect').waitFor()
    expect(await page.locator('iframe').count()).toBe(0)
    // The card that spoils the secure site asks it what is on.
    expect(asked.filter((url) => url.startsWith(`${given('secureUrl')}/`) && !url.includes('__sandbox'))).toEqual([])
    const scripts = await Promise.all(
      [...new Set(asked.filter((url) => url.endsWith('.js')))].map(
        async (url) => [url, await (await fetch(url)).text()] as const,
      ),
    )
    expect(scripts.length).toBeGreaterThan(5)
    // A word of the frame's messages, and one of the views.
    expect(scripts.filter(([, text]) => text.includes('@w3m-app/')).map(([url]) => url)).toEqual([])
    expect(scripts.filter(([, text]) => text.includes('one-time-code')).map(([url]) => url)).toEqual([])
  })
})
