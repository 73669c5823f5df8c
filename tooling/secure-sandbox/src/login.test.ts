import { existsSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { parseEther, toHex, verifyMessage } from 'viem'
import { describe, expect, it } from 'vitest'
import { startSecureSandbox } from './startSecureSandbox'
import { CHROMIUM } from './testing/openTestApp'
import { type Hex, useTestEnvironment } from './testing/useTestEnvironment'

const stage = useTestEnvironment()

describe.skipIf(!existsSync(CHROMIUM))('logging in', () => {
  it('logs in by e-mail, signs, sends, and is still there after a reload', async () => {
    const { page, wallet } = await stage.site().open()
    const secrets = watchSecrets(page)
    const email = 'mia@example.org'
    const { address, code } = await stage.login(page, email)
    expect(address).toMatch(/^0x[\da-fA-F]{40}$/)

    await stage.site().ask(page, 'personal_sign', [toHex('Hello there'), address])
    await wallet.getByRole('heading', { name: 'Sign a message' }).waitFor()
    await wallet.getByText(new URL(stage.site().origin).host).waitFor()
    await wallet.getByText('Hello there').waitFor()
    await stage.approve(wallet)
    const { value: signature } = await stage.site().answer(page)
    expect(await verifyMessage({ address, message: 'Hello there', signature: signature as Hex })).toBe(true)

    await stage.fund(address)
    const to = '0x00000000000000000000000000000000000000aa'
    await stage.site().ask(page, 'eth_sendTransaction', [{ from: address, to, value: toHex(parseEther('1.5')) }])
    await wallet.getByRole('heading', { name: 'Send 1.5 ETH' }).waitFor()
    const review = await stage.review(wallet)
    await review.getByText(/^about 0\.0\d+ ETH$/).waitFor()
    await stage.approve(review)
    const { value: hash } = await stage.site().answer(page)
    await stage.node().waitForTransactionReceipt({ hash: hash as Hex })
    expect(await stage.node().getBalance({ address: to })).toBe(parseEther('1.5'))

    const received = await page.evaluate(() =>
      JSON.stringify([window.heard, { ...localStorage }, { ...sessionStorage }, window.frame.journal()]),
    )
    expect(received).toContain(address)
    expect(secrets.size).toBe(3)
    for (const secret of [code, ...secrets]) expect(received).not.toContain(secret)

    await page.reload()
    expect(await page.evaluate(() => window.client.isConnected())).toEqual({ isConnected: true })
    expect(await page.evaluate(() => window.client.getUser())).toMatchObject({ address, email, chainId: 1 })
    expect(await page.evaluate((again) => window.client.connectEmail(again), email)).toEqual({ action: 'CONNECT' })
    await page.evaluate(() => window.client.signOut())
    expect(await page.evaluate(() => window.client.isConnected())).toEqual({ isConnected: false })
    expect(stage.site().complaints).toEqual([])
  })

  it('is there again after a server said 401 without a signature, and gone after a signed end', async () => {
    const { page } = await stage.site().open()
    const { address } = await stage.login(page, 'lasting@example.org')
    const isConnected = () => page.evaluate(() => window.client.isConnected().then((answer) => answer.isConnected))
    await page
      .context()
      .route('**/api/session', (route) =>
        route.fulfill({ json: { refused: { status: 401, message: 'Sign in first.' } } }),
      )
    expect(await isConnected()).toBe(false)
    await page.reload()
    expect(await isConnected()).toBe(false)
    await page.context().unroute('**/api/session')
    await page.reload()
    expect(await isConnected()).toBe(true)
    expect(await page.evaluate(() => window.client.getUser())).toMatchObject({ address })

    // Returns the size of the largest stored record, whose content is encrypted.
    const stored = () =>
      (page.frames().find((each) => each.url().includes('/sdk')) ?? page).evaluate(
        () =>
          new Promise<number>((resolve, reject) => {
            const opening = indexedDB.open('foyer-secure')
            opening.onerror = () => reject(opening.error)
            opening.onsuccess = () => {
              const all = opening.result.transaction('kept').objectStore('kept').getAll()
              all.onsuccess = () => {
                const sizes = all.result.map(({ ciphertext }) => ciphertext?.byteLength ?? 0)
                resolve(Math.max(...sizes))
              }
            }
          }),
      )
    expect(await stored()).toBeGreaterThan(200)
    await page.evaluate(() => window.client.signOut())
    expect(await isConnected()).toBe(false)
    expect(await stored()).toBeLessThan(120)
    await page.context().close()
  })

  it('waits for an unknown device to be approved, and changes the e-mail that was approved in the window, with two codes typed in a window', async () => {
    const { page, wallet } = await stage.site().open()
    const [email, fresh] = ['ida@example.org', 'ida.new@example.org']
    const last = (to: string) => stage.secure().inbox.list(to).at(-1)
    const { action } = await page.evaluate((address) => window.client.connectEmail(address), email)
    expect(action).toBe('VERIFY_DEVICE')
    await page.evaluate(() => {
      window.kept = window.client.connectDevice()
    })
    const phone = await stage.site().browser.newPage()
    await phone.goto(last(email)?.link ?? '')
    // The page shows from where the request comes, and for which site.
    for (const fact of [stage.site().origin, 'Chrome, Linux', '127.0.0.1', / UTC$/])
      await phone.getByRole('definition').filter({ hasText: fact }).waitFor()
    await phone.getByRole('button', { name: 'Approve this device' }).click()
    await phone.getByRole('heading', { name: 'Device approved' }).waitFor()
    await stage.enterCode(await stage.openCodeWindow(page), await stage.waitForCode(email))
    expect(await page.evaluate(() => window.kept)).toBeUndefined()
    const { address } = await page.evaluate(() => window.client.getUser())

    const mailed = stage.secure().inbox.list(email).length
    const request = () =>
      page.evaluate((to) => {
        window.frame.show({ left: 16, top: 60, width: 328, height: 470 }, 'Approve')
        window.kept = window.client.updateEmail(to).catch(({ message, rpcCode }) => ({ message, rpcCode }))
      }, fresh)
    await request()
    await wallet.getByRole('heading', { name: 'Change your email' }).waitFor()
    await wallet.getByRole('button', { name: 'Decline' }).click()
    expect(await stage.site().answer(page)).toMatchObject({ rpcCode: 4001 })
    // The page's request alone causes no mail: the user declined it.
    expect(stage.secure().inbox.list(email)).toHaveLength(mailed)
    await request()
    const review = await stage.review(wallet)
    await review.getByText(fresh).first().waitFor()
    await stage.approve(review)
    const opened = await stage.openCodeWindow(page)
    await opened.getByRole('heading', { name: 'Confirm your current email' }).waitFor()
    // A page that has asked the user for the code gains nothing by it.
    const refused = await page.evaluate(
      (otp) =>
        Promise.all(
          [window.client.updateEmailPrimaryOtp(otp), window.client.updateEmailSecondaryOtp(otp)].map((answer) =>
            answer.then(
              () => 'taken',
              ({ message }: Error) => message,
            ),
          ),
        ),
      last(email)?.code ?? '',
    )
    const { host } = new URL(stage.secure().url)
    expect(refused).toEqual(Array(2).fill(`Enter it only in the window of ${host}, never on a page of another site.`))
    await opened.getByLabel('Code').fill(last(email)?.code ?? '')
    await opened.getByRole('heading', { name: 'Confirm your new email' }).waitFor()
    const closed = opened.waitForEvent('close')
    await opened.getByLabel('Code').fill(last(fresh)?.code ?? '')
    expect(await stage.site().answer(page)).toEqual({ action: 'CHANGED', newEmail: fresh })
    await closed
    expect(await page.evaluate(() => JSON.stringify(window.heard))).not.toMatch(/secure-login|attempt|ticket/)
    await page.evaluate(() => window.frame.hide())
    expect(await page.evaluate(() => window.client.getUser())).toMatchObject({ email: fresh, address })
    expect(stage.site().complaints).toEqual([])
    await Promise.all([page.context().close(), phone.close()])
  })

  it('is refused to a page that is not on the list', async () => {
    const strict = await startSecureSandbox({ rpcUrls: {}, allowedOrigins: ['https://only.example'] })
    const { page } = await stage.site().open({ secureUrl: strict.url })
    const complained = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'))
    await page.evaluate(() => void window.frame.load().catch(() => {}))
    expect((await complained).type()).toBe('error')
    stage.site().complaints.length = 0
    await Promise.all([page.context().close(), strict.stop()])
  })

  const brands = ['google', 'x'] as const
  const openPopup = async (page: Page, provider: (typeof brands)[number]) => {
    const [popup] = await Promise.all([
      page.context().waitForEvent('page'),
      page.evaluate((base) => {
        const opened = window.open(`${base}/loading`, 'popupWindow', 'width=600,height=800,scrollbars=yes')
        Object.assign(window, { opened })
      }, stage.secure().url),
    ])
    await popup.getByRole('status').getByText('One moment').waitFor()
    await page.evaluate(async (name) => {
      const { uri } = await window.client.getSocialRedirectUri(name)
      const { opened } = window as Window & { opened?: Window }
      // A page can set, but not read, the location of a window of another origin.
      if (opened) opened.location.href = uri
    }, provider)
    return popup
  }
  const result = async (page: Page) => {
    const received = await page.waitForFunction(() =>
      window.heard.find(
        (data): data is { resultUri: string } => typeof data === 'object' && data !== null && 'resultUri' in data,
      ),
    )
    return (await received.jsonValue())?.resultUri ?? ''
  }

  it.each(brands)('logs in with %s in a popup, with a ticket that is worth nothing elsewhere', async (brand) => {
    const { page } = await stage.site().open()
    const popup = await openPopup(page, brand)
    await popup.getByRole('heading', { name: 'Sign in to' }).waitFor()
    await popup.getByLabel('E-mail or account name').fill(brand === 'x' ? 'mia' : 'mia@example.org')
    await Promise.all([popup.waitForEvent('close'), popup.getByRole('button', { name: 'Continue' }).click()])
    const uri = await result(page)
    expect(new URL(uri).origin).toBe(stage.secure().url)
    const user = await page.evaluate((input) => window.client.connectSocial({ uri: input, chainId: 1 }), uri)
    expect(user.email).toBe(brand === 'x' ? undefined : 'mia@example.org')
    expect(user.chainId).toBe(1)
    const again = await page.evaluate(
      (input) => window.client.connectSocial({ uri: input }).catch(({ message }: Error) => message),
      uri,
    )
    expect(again).toBe('This sign-in is no longer valid. Start again.')
    expect(stage.site().complaints).toEqual([])
    await page.context().close()
  })

  it('says in the result that the visitor declined', async () => {
    const { page } = await stage.site().open()
    const popup = await openPopup(page, 'google')
    await Promise.all([popup.waitForEvent('close'), popup.getByRole('button', { name: 'Decline' }).click()])
    expect(await result(page)).toContain('error=access_denied')
    await page.context().close()
  })

  it("does not log another frame in with somebody's ticket", async () => {
    const { page } = await stage.site().open()
    const popup = await openPopup(page, 'google')
    await popup.getByLabel('E-mail or account name').fill('mia@example.org')
    await Promise.all([popup.waitForEvent('close'), popup.getByRole('button', { name: 'Continue' }).click()])
    const uri = await result(page)
    const thief = (await stage.site().open()).page
    const stolen = await thief.evaluate(async (input) => {
      await window.client.getSocialRedirectUri('google')
      return window.client.connectSocial({ uri: input }).catch(({ message }: Error) => message)
    }, uri)
    expect(stolen).toBe('This sign-in is no longer valid. Start again.')
    await Promise.all([page.context().close(), thief.context().close()])
  })

  it('logs in with Farcaster on another device, and is told of a refusal', async () => {
    const { page } = await stage.site().open()
    const phone = await stage.site().browser.newPage()
    const begin = async () => {
      const { url } = await page.evaluate(() => window.client.getFarcasterUri())
      await page.evaluate(() => {
        window.kept = window.client.connectFarcaster().catch(({ message }: Error) => message)
      })
      await phone.goto(url)
    }
    await begin()
    await phone.getByRole('button', { name: 'Decline' }).click()
    expect(await page.evaluate(() => window.kept)).toBe('You declined in Farcaster.')
    await begin()
    await phone.getByLabel('User name').fill('mia')
    await phone.getByRole('button', { name: 'Approve' }).click()
    expect(await page.evaluate(() => window.kept)).toEqual({ userName: 'mia' })
    expect(await page.evaluate(() => window.client.getUser())).toMatchObject({ userName: 'mia' })
    await Promise.all([page.context().close(), phone.close()])
    stage.site().complaints.length = 0
  })
})

// Lists secrets that no page may see: the token, and the shares of server and escrow.
function watchSecrets(page: Page): ReadonlySet<string> {
  const secrets = new Set<string>()
  const note = ({ token, sharing, escrow, login }: Secrets) => {
    for (const each of [token, login?.token, sharing?.share, escrow]) if (each !== undefined) secrets.add(each)
  }
  page.on('request', (request) => {
    if (request.url().endsWith('/api/share/keep')) note(request.postDataJSON())
  })
  page.on('response', async (response) => {
    if (/\/api\/(email\/redeem|share)$/.test(response.url())) note(await response.json())
  })
  return secrets
}

interface Secrets {
  readonly token?: string
  readonly login?: { readonly token: string }
  readonly sharing?: { readonly share?: string }
  readonly escrow?: string
}
