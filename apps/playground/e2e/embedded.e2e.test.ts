import type { Page } from 'playwright-core'
import { parseEther, toHex } from 'viem'
import { describe, expect, it } from 'vitest'
import { createPlaygroundPath } from './lib/appPaths.ts'
import { getChainClient } from './lib/getChainClient.ts'
import { getTestService } from './lib/getTestService.ts'
import { locateModal } from './lib/locateModal.ts'
import { approveReview, locateSecureFrame } from './lib/locateSecureFrame.ts'
import { createEmailAddress } from './lib/mailbox.ts'
import { openPage } from './lib/openPage.ts'
import { openView } from './lib/openView.ts'
import { readState } from './lib/readState.ts'
import { setBalance } from './lib/setBalance.ts'
import { enterCodesOfChange, locateWindowButton, signInByEmail } from './lib/signIn.ts'
import { takePicture } from './lib/takePicture.ts'

const RECIPIENT = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720'
const SITE = { withoutWallets: true, signIn: true } as const

const accountOf = (page: Page) => page.evaluate(() => globalThis.__modal!.$account('eip155').get())
// Sends a request through the page's own code.
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
  it('has a smart and a standard account, and restores the one that the user chose', async () => {
    const page = await openPage(SITE)
    const modal = locateModal(page)
    await signInByEmail(page)
    const before = await accountOf(page)
    expect(before.allAccounts.map(({ type }) => type)).toEqual(['smartAccount', 'eoa'])
    await openView(page, { view: 'ProfileWallets' })
    await modal.dialog.getByText('Standard', { exact: true }).click()
    await expect.poll(async () => (await accountOf(page)).address).toBe(before.allAccounts[1]?.address)
    await takePicture(page, 'wallets-standard')
    await page.reload()
    await expect
      .poll(() => accountOf(page).catch(() => undefined))
      .toMatchObject({
        status: 'connected',
        address: before.allAccounts[1]?.address,
      })
  })

  it('S7.090 sends several calls at once, and reports their status', async () => {
    const page = await openPage(SITE)
    await signInByEmail(page)
    const { address = '0x' } = await accountOf(page)
    await setBalance(address as `0x${string}`, '3')
    expect(await request(page, 'wallet_getCapabilities', [address])).toMatchObject({
      result: { '0x1': { atomic: { status: 'supported' } } },
    })
    const other = '0x00000000000000000000000000000000000000c4'
    const before = await getChainClient(1).getBalance({ address: RECIPIENT })
    const calls = [RECIPIENT, other].map((to) => ({ to, value: `0x${parseEther('0.5').toString(16)}` }))
    const sending = request(page, 'wallet_sendCalls', [
      { version: '2.0.0', chainId: '0x1', from: address, atomicRequired: true, calls },
    ])
    await locateSecureFrame(page).approve.waitFor()
    await takePicture(page, 'approve-calls')
    await locateSecureFrame(page).approve.click()
    const { result } = (await sending) as { result: { id: string } }
    await expect
      .poll(
        async () =>
          ((await request(page, 'wallet_getCallsStatus', [result.id])) as { result: { status: number } }).result.status,
      )
      .toBe(200)
    expect((await getChainClient(1).getBalance({ address: RECIPIENT })) - before).toBe(parseEther('0.5'))
    expect(await getChainClient(1).getBalance({ address: other })).toBeGreaterThanOrEqual(parseEther('0.5'))
  })

  it('S7.092 grants permissions that the app requests in the older format, and revokes them', async () => {
    const page = await openPage(SITE)
    const modal = locateModal(page)
    await signInByEmail(page)
    const { address } = await accountOf(page)
    const wanted = {
      address,
      expiry: Math.floor(Date.now() / 1000) + 3600,
      permissions: [{ type: 'native-token-transfer', data: { allowance: '0x1' } }],
    }
    const granting = request(page, 'wallet_grantPermissions', [wanted])
    await locateSecureFrame(page).heading.getByText('Let this site act for you').waitFor()
    await locateSecureFrame(page).approve.click()
    const { result } = (await granting) as { result: { permissionsContext: string } }
    expect(result).toMatchObject({ address, expiry: wanted.expiry, grantedPermissions: wanted.permissions })
    await modal.gone()
    const revoking = request(page, 'wallet_revokePermissions', [{ permissionsContext: result.permissionsContext }])
    await locateSecureFrame(page).approve.click()
    expect(await revoking).toEqual({ result: null })
    await modal.gone()
  })

  it('S1.041 lets the app spend within the limit that the user grants, until the user revokes it', async () => {
    const page = await openPage({ ...SITE, path: createPlaygroundPath({ 'features.smartSessions': true }) })
    const modal = locateModal(page)
    await signInByEmail(page)
    const { address } = await accountOf(page)
    await setBalance(address as `0x${string}`, '3')
    await page.getByRole('button', { name: 'Allow 1 ETH a day' }).click()
    await takePicture(page, 'approve-permissions')
    const review = await locateSecureFrame(page).openReview()
    await review.getByText('1 ETH every day').waitFor()
    await approveReview(review)
    await modal.text('Permission granted').waitFor()
    await modal.text('Up to 1 ETH a day').waitFor()
    await modal.button('Done').click()
    await modal.gone()

    const before = await getChainClient(1).getBalance({ address: RECIPIENT })
    const pay = page.getByRole('button', { name: 'Pay 0.6 ETH' })
    await pay.click()
    await page.getByText('Paid once, without a question.').waitFor()
    expect((await getChainClient(1).getBalance({ address: RECIPIENT })) - before).toBe(parseEther('0.6'))
    await pay.click()
    await page.getByText('This is more than the permission allows.').waitFor()
    expect(await modal.isOpen()).toBe(false)

    await modal.openAccount()
    await modal.button('Site permissions').click()
    await modal.text('0.6 of 1 used in this period').waitFor()
    await modal.button('Revoke Harbor').click()
    await modal.text('No permissions').waitFor()
    await modal.close.click()
    await modal.gone()
    await pay.click()
    await page.getByText('This site doesn’t have this permission.').waitFor()
    expect((await getChainClient(1).getBalance({ address: RECIPIENT })) - before).toBe(parseEther('0.6'))
    // Without the permission, the wallet prompts.
    const calls = [{ to: RECIPIENT, value: '0x1' }]
    const asking = request(page, 'wallet_sendCalls', [{ version: '2.0.0', chainId: '0x1', from: address, calls }])
    await locateSecureFrame(page).approve.waitFor()
    await locateSecureFrame(page).decline.click()
    expect(await asking).toMatchObject({ error: { code: 4001 } })
  })

  it('S4.050 switches to Solana without a prompt, signs there, and restores both accounts after a reload', async () => {
    const page = await openPage({
      ...SITE,
      path: createPlaygroundPath({ networks: ['mainnet', 'base', 'solanaMainnet'] }),
    })
    const modal = locateModal(page)
    await signInByEmail(page)
    const evm = await accountOf(page)
    await page.getByRole('button', { name: 'Network: Ethereum' }).click()
    await modal.button('Solana').last().click()
    await modal.gone()
    const solana = await page.evaluate(() => globalThis.__modal!.$account('solana').get())
    expect(solana).toMatchObject({ status: 'connected', user: evm.user })
    expect(solana.address).toMatch(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/)
    await page.getByRole('button', { name: 'Sign message' }).click()
    await locateSecureFrame(page).approve.click()
    await page.getByText(/^Signed by/).waitFor()
    await modal.gone()
    await page.reload()
    await expect
      .poll(() => page.evaluate(() => globalThis.__modal!.$account('solana').get().status).catch(() => ''))
      .toBe('connected')
    await expect.poll(async () => (await accountOf(page)).status).toBe('connected')
  })

  it('S4.070 rejects an unknown method, and a request that the user declines or closes', async () => {
    const page = await openPage(SITE)
    const modal = locateModal(page)
    await signInByEmail(page)
    const { address } = await accountOf(page)
    expect(await request(page, 'wallet_emptyEverything')).toMatchObject({ error: { code: 4200 } })
    await page.getByRole('alert').getByText('Your wallet can’t do this').first().waitFor()
    await modal.close.click()
    await modal.gone()
    const declined = request(page, 'personal_sign', ['0x68656c6c6f', address])
    // Browsers drop clicks in a frame that has just appeared under the pointer.
    await expect.poll(() => locateSecureFrame(page).approve.isEnabled()).toBe(true)
    await locateSecureFrame(page).decline.click()
    expect(await declined).toMatchObject({ error: { code: 4001 } })
    await modal.gone()
    const closed = request(page, 'personal_sign', ['0x68656c6c6f', address])
    await locateSecureFrame(page).approve.waitFor()
    await modal.close.click()
    expect(await closed).toMatchObject({ error: { code: 4001 } })
    // The next request prompts anew.
    const again = request(page, 'personal_sign', ['0x68656c6c6f', address])
    await locateSecureFrame(page).approve.click()
    expect(await again).toMatchObject({ result: expect.stringMatching(/^0x/) })
  })

  it('S4.076 shows one request after the other, and closing the modal rejects all that wait', async () => {
    const page = await openPage(SITE)
    const modal = locateModal(page)
    await signInByEmail(page)
    const { address } = await accountOf(page)
    const ask = (text: string) => request(page, 'personal_sign', [toHex(text), address])
    const frame = locateSecureFrame(page)
    const [first, second, third] = [ask('One'), ask('Two'), ask('Three')]
    await frame.text('One').waitFor()
    await modal.text('1 of 3').waitFor()
    await takePicture(page, 'approve-queue')
    await frame.approve.click()
    expect(await first).toMatchObject({ result: expect.stringMatching(/^0x/) })
    await frame.text('Two').waitFor()
    await modal.text('1 of 2').waitFor()
    await modal.close.click()
    expect(await Promise.all([second, third])).toMatchObject([{ error: { code: 4001 } }, { error: { code: 4001 } }])
    await modal.gone()
  })

  it('lets the user approve and decline by keyboard alone', async () => {
    const page = await openPage(SITE)
    const modal = locateModal(page)
    await signInByEmail(page)
    await page.getByRole('button', { name: 'Sign message' }).focus()
    await page.keyboard.press('Enter')
    const { approve, frame } = locateSecureFrame(page)
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
    // Escape inside the frame rejects the request and navigates back, too.
    await page.keyboard.press('Enter')
    await approve.waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME')
    await page.keyboard.press('Escape')
    await modal.gone()
    await page.getByText('You declined').waitFor()
    await expect.poll(focused).toBe('Sign message')
  })

  it('is logged out in every tab when the user logs out in one', async () => {
    const page = await openPage(SITE)
    const modal = locateModal(page)
    await signInByEmail(page)
    const second = await page.context().newPage()
    await second.goto(page.url())
    const statusOf = (tab: Page) => readState(tab).catch(() => undefined)
    await expect.poll(() => statusOf(second)).toMatchObject({ status: 'connected' })
    await modal.openAccount()
    await modal.button('Disconnect').click()
    await expect.poll(() => statusOf(page)).toMatchObject({ status: 'disconnected' })
    await expect.poll(() => statusOf(second)).toMatchObject({ status: 'disconnected' })
    await second.reload()
    await second.getByRole('button', { name: 'Connect wallet' }).first().waitFor()
    expect(await statusOf(second)).toMatchObject({ status: 'disconnected' })
  })

  it('lets the user approve in a low window', async () => {
    const page = await openPage({ ...SITE, context: { viewport: { width: 640, height: 360 } } })
    await signInByEmail(page)
    const signing = request(page, 'personal_sign', ['0x68656c6c6f', (await accountOf(page)).address])
    await locateSecureFrame(page).approve.click()
    expect(await signing).toMatchObject({ result: expect.stringMatching(/^0x/) })
  })

  it('S4.064 changes its e-mail address after a code to the old one and a code to the new one', async () => {
    const [email, newAddress] = [createEmailAddress(), createEmailAddress()]
    const page = await openPage(SITE)
    const modal = locateModal(page)
    await signInByEmail(page, email)
    await openView(page, { view: 'UpdateEmailWallet' })
    await modal.dialog.getByRole('textbox').first().fill(newAddress)
    await page.keyboard.press('Enter')
    const review = await locateSecureFrame(page).openReview()
    await review.getByText(newAddress).first().waitFor()
    await approveReview(review)
    await locateWindowButton(page).waitFor()
    await takePicture(page, 'email-change')
    await enterCodesOfChange(page, { email, newAddress })
    await expect.poll(async () => (await accountOf(page)).user?.email).toBe(newAddress)
  })
})

describe('a page without sign-in options', () => {
  it('S2.043 loads no code of the embedded wallet, and creates no frame', async () => {
    const asked: string[] = []
    const page = await openPage({
      before: async (page) => {
        page.on('request', (request) => asked.push(request.url()))
      },
    })
    const modal = locateModal(page)
    await modal.open()
    await modal.button('Lantern').click()
    await modal.gone()
    await modal.openAccount()
    await modal.button('Disconnect').waitFor()
    expect(await page.locator('iframe').count()).toBe(0)
    // Ignores the control routes, which the playground polls to show the secure site's faults.
    expect(
      asked.filter((url) => url.startsWith(`${getTestService('secureUrl')}/`) && !url.includes('__sandbox')),
    ).toEqual([])
    const scripts = await Promise.all(
      [...new Set(asked.filter((url) => url.endsWith('.js')))].map(
        async (url) => [url, await (await fetch(url)).text()] as const,
      ),
    )
    expect(scripts.length).toBeGreaterThan(5)
    // Searches for a text in the code of the frame's messages, and for one in the code of the sign-in views.
    expect(scripts.filter(([, text]) => text.includes('@w3m-app/')).map(([url]) => url)).toEqual([])
    expect(scripts.filter(([, text]) => text.includes('one-time-code')).map(([url]) => url)).toEqual([])
  })
})
