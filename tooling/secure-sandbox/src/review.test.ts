import { existsSync } from 'node:fs'
import type { FrameLocator, Page } from 'playwright-core'
import { parseEther, toHex } from 'viem'
import { describe, expect, it } from 'vitest'
import { CHROMIUM } from './testing/openTestApp'
import { useTestEnvironment } from './testing/useTestEnvironment'

const stage = useTestEnvironment()
const to = '0x00000000000000000000000000000000000000d2'
const SECRET = 'A'.repeat(43)

let users = 0
async function open() {
  const opened = await stage.site().open()
  const { address } = await stage.login(opened.page, `review${++users}@example.org`)
  await stage.fund(address)
  const send = (value = '0x1') => stage.site().ask(opened.page, 'eth_sendTransaction', [{ from: address, to, value }])
  const answer = () => stage.site().answer(opened.page)
  const count = () => stage.node().getTransactionCount({ address })
  return { ...opened, address, send, answer, count }
}

const approve = (place: Page | FrameLocator) => place.getByRole('button', { name: 'Approve' })
const offer = (wallet: FrameLocator) => wallet.getByRole('button', { name: 'Review in a new window' })
const SENT = { value: expect.stringMatching(/^0x[\da-f]{64}$/) }

describe.skipIf(!existsSync(CHROMIUM))('the window of a review', () => {
  it('can be approved after its end was scrolled to, half a second after its layout changed, and by the user alone', async () => {
    const { page, wallet, address, answer } = await open()
    const text = `${'Nothing to see here. '.repeat(120)}I give you everything.`
    const types = { Mail: [{ name: 'text', type: 'string' }] }
    const data = { types, primaryType: 'Mail', domain: { chainId: 1 }, message: { text } }
    await stage.site().ask(page, 'eth_signTypedData_v4', [address, JSON.stringify(data)])
    const review = await stage.review(wallet)
    await review.getByText('Scroll to the end to approve.').waitFor()
    expect(await approve(review).isDisabled()).toBe(true)
    await stage.read(review)
    await expect.poll(() => approve(review).isEnabled()).toBe(true)
    await review.setViewportSize({ width: 500, height: 700 })
    await expect.poll(() => approve(review).isDisabled(), { interval: 20 }).toBe(true)
    await stage.read(review)
    await expect.poll(() => approve(review).isEnabled()).toBe(true)
    await review.evaluate(() => {
      for (const button of document.querySelectorAll('button')) button.click()
      dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    })
    await review.getByRole('heading', { name: 'sign' }).waitFor()
    // The window may close before the key is up, which Playwright reports as a failure.
    await Promise.all([review.waitForEvent('close'), review.keyboard.press('Escape').catch(() => {})])
    expect(await answer()).toEqual({ message: 'User rejected the request', rpcCode: 4001 })
    await page.context().close()
  })

  it('opens from a page that shares windows with no one, and keeps its request over a reload', async () => {
    const { page, wallet, send, answer } = await open()
    await page.goto(`${page.url()}&isolated`)
    expect(await page.evaluate(() => window.client.isConnected())).toMatchObject({ isConnected: true })
    await send()
    const review = await stage.review(wallet)
    await review.getByRole('heading', { name: 'to send' }).waitFor()
    expect(await review.evaluate(() => [opener, location.hash])).toEqual([null, ''])
    await review.reload()
    await review.getByRole('heading', { name: 'to send' }).waitFor()
    await stage.approve(review)
    expect(await answer()).toEqual(SENT)
    await page.context().close()
  })

  it('can be closed and opened again; the frame says that it is open, and declines too', async () => {
    const { page, wallet, send, answer } = await open()
    await send()
    await (await stage.review(wallet)).close()
    await wallet.getByText('This request is open in another window.').waitFor()
    const again = await stage.review(wallet)
    await again.getByRole('heading', { name: 'to send' }).waitFor()
    await wallet.getByRole('button', { name: 'Decline' }).click()
    expect(await answer()).toMatchObject({ rpcCode: 4001 })
    await again.getByRole('heading', { name: 'Request withdrawn' }).waitFor()
    await page.context().close()
  })

  it('says that the request was answered in another one, has ended, or is none', async () => {
    const { page, wallet, send, answer } = await open()
    await send()
    const [first, second] = [await stage.review(wallet), await stage.review(wallet)]
    await first.getByRole('heading', { name: 'to send' }).waitFor()
    await second.getByRole('heading', { name: 'to send' }).waitFor()
    await stage.approve(first)
    await second.getByRole('heading', { name: 'Already answered' }).waitFor()
    expect(await answer()).toEqual(SENT)
    const other = await page.context().newPage()
    await other.goto(`${stage.secure().url}/review#${SECRET}`)
    await other.getByRole('heading', { name: 'Request ended' }).waitFor()
    await other.goto('about:blank')
    await other.goto(`${stage.secure().url}/review#secret`)
    await other.getByRole('heading', { name: 'Nothing to review' }).waitFor()
    await page.context().close()
  })

  it('shows nothing that was changed on the way', async () => {
    const { page, wallet, send, answer, count, address } = await open()
    await page.context().route('**/api/reviews/read', async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace(
        /"ciphertext":"(.)/,
        (_, first) => `"ciphertext":"${first === '_' ? '-' : '_'}`,
      )
      await route.fulfill({ response, body })
    })
    await send()
    const review = await stage.review(wallet)
    await review.getByRole('heading', { name: 'This request can’t be read' }).waitFor()
    expect(await approve(review).count()).toBe(0)
    await wallet.getByRole('button', { name: 'Decline' }).click()
    expect(await answer()).toMatchObject({ rpcCode: 4001 })
    expect(await count()).toBe(0)
    expect(address).toMatch(/^0x/)
    await page.context().close()
  })

  it('is believed by the frame only if it answers, whatever the server says', async () => {
    const { page, wallet, send, answer, count } = await open()
    await page.context().route('**/api/reviews/wait', (route) =>
      route.fulfill({
        json: { state: 'answered', answer: { iv: 'A'.repeat(16), ciphertext: 'A'.repeat(32) } },
      }),
    )
    await send()
    await wallet.getByText('Nothing was sent. The answer from the window couldn’t be verified').waitFor()
    await wallet.getByRole('button', { name: 'Close' }).click()
    expect(await answer()).toMatchObject({ rpcCode: -32003 })
    expect(await count()).toBe(0)
    await page.context().close()
  })

  it('says while the server does not answer that it does not, and goes on when the user tries again', async () => {
    const { page, wallet, send, answer } = await open()
    await send()
    await offer(wallet).waitFor()
    await page.context().route('**/api/reviews/{read,answer}', (route) => route.abort())
    const review = await stage.review(wallet)
    const failed = review.getByText('The secure site isn’t responding.')
    await failed.waitFor()
    await page.context().unroute('**/api/reviews/{read,answer}')
    await review.getByRole('button', { name: 'Try again' }).click()
    await stage.read(review)
    await page.context().route('**/api/reviews/{read,answer}', (route) => route.abort())
    await approve(review).click()
    await failed.waitFor()
    await page.context().unroute('**/api/reviews/{read,answer}')
    const again = review.getByRole('button', { name: 'Try again' })
    await Promise.all([review.waitForEvent('close'), again.click()])
    expect(await answer()).toEqual(SENT)
    await page.context().close()
  })
})

describe.skipIf(!existsSync(CHROMIUM))('the page itself', () => {
  // Waits for the app again, after the review has left its page.
  const back = (page: Page) => page.waitForURL(`${stage.site().origin}/**`)

  it('can show the review: the next request for the same acts on the approval, once', async () => {
    const { page, wallet, send, count } = await open()
    await send(toHex(parseEther('1')))
    await wallet.getByRole('link', { name: 'Open it on this page' }).click()
    await page.waitForURL(`${stage.secure().url}/review?lang=en-US`)
    await stage.read(page)
    await approve(page).click()
    await back(page)
    // Without the frame of before, as after any reload.
    await page.reload()
    await send(toHex(parseEther('2')))
    await offer(wallet).waitFor()
    await wallet.getByRole('button', { name: 'Decline' }).click()
    expect(await stage.site().answer(page)).toMatchObject({ rpcCode: 4001 })
    await send(toHex(parseEther('1')))
    expect(await stage.site().answer(page)).toEqual(SENT)
    await send(toHex(parseEther('1')))
    await offer(wallet).waitFor()
    expect(await count()).toBe(1)
    await page.context().close()
  })

  it('never sees the secret of a review', async () => {
    const { page, wallet, send } = await open()
    await page.evaluate(() => {
      const seen: string[] = []
      const note = (value: unknown) => seen.push(JSON.stringify(value) ?? '')
      Object.assign(window, { seen })
      const { navigation } = window as unknown as { navigation: EventTarget }
      navigation.addEventListener('navigate', (event) => {
        note((event as unknown as { destination: { url: string } }).destination.url)
      })
      addEventListener('message', ({ data }) => note(data))
      for (const name of ['beforeunload', 'pagehide', 'click']) addEventListener(name, () => note(location.href))
      new PerformanceObserver((list) => note(list.getEntries())).observe({ type: 'resource', buffered: true })
      addEventListener('pagehide', () => localStorage.setItem('seen', seen.join('\n')))
    })
    await send()
    const link = wallet.getByRole('link', { name: 'Open it on this page' })
    const secret = (await link.getAttribute('href'))?.split('#')[1] ?? ''
    expect(secret).toMatch(/^[\w-]{43}$/)
    const popup = await stage.review(wallet)
    await popup.close()
    await link.click()
    await page.waitForURL(`${stage.secure().url}/review?lang=en-US`)
    await page.goBack()
    await back(page)
    const seen = await page.evaluate(() => localStorage.getItem('seen') ?? '')
    expect(seen).toContain('@w3m-frame/')
    expect(seen).not.toContain(secret)
    await page.context().close()
  })
})
