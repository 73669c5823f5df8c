import { type LanguageTag, languageTags } from '@foyer/languages'
import { openByClick } from '@foyer/secure-sandbox/openByClick'
import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import type { Texts } from '../../secure-site/src/texts/texts.ts'
import { createPlaygroundPath } from './lib/appPaths.ts'
import { openPage } from './lib/openPage.ts'
import { signInByEmail } from './lib/signIn.ts'
import { takePicture } from './lib/takePicture.ts'

// The narrowest window that the design knows.
const NARROW = { viewport: { width: 320, height: 640 } } as const
const RECIPIENT = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720'

const readTexts = async (tag: LanguageTag): Promise<Texts> =>
  (await import(`../../secure-site/src/texts/${tag}/index.ts`)).texts

/** Starts a request of the page. Resolves with the code of its error. */
const request = (page: Page, method: 'personal_sign' | 'eth_sendTransaction') =>
  page.evaluate(
    async ([method, to]) => {
      const { address } = globalThis.__modal!.$account('eip155').get()
      const provider = globalThis.__modal!.connection('eip155')!.provider as {
        request(args: { method: string; params: unknown }): Promise<unknown>
      }
      const params = method === 'personal_sign' ? ['0x48656c6c6f', address] : [{ from: address, to, value: '0x1' }]
      return provider.request({ method, params }).then(
        () => undefined,
        ({ code }: { code: number }) => code,
      )
    },
    [method, RECIPIENT] as const,
  )

/** Lists texts of the secure site that are cut or wider than it. Values from outside, such as addresses, may be cut. */
const findCutTexts = (place: Locator) =>
  place.evaluate((body) =>
    [body.ownerDocument.documentElement, ...body.querySelectorAll('button, h1, h2, p, dt, label, a')]
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
      .map((each) => `${each.tagName}: ${each.textContent.slice(0, 80)}`),
  )

it('the secure site has the language of the modal in its frame and windows, and fits there', {
  timeout: 900_000,
}, async () => {
  const page = await openPage({ context: NARROW, withoutWallets: true, signIn: true })
  await signInByEmail(page)
  const status = () => page.evaluate(() => globalThis.__modal?.$account('eip155').get().status).catch(() => undefined)
  const frame = page.frameLocator('iframe[title]')
  for (const tag of languageTags) {
    const {
      approvals,
      review: { windowTitle },
    } = await readTexts(tag)
    const { approve, decline } = approvals.buttons
    await page.goto(new URL(createPlaygroundPath({ 'ui.language': tag }), page.url()).href)
    // An address that differs after its # alone loads nothing.
    await page.reload()
    await expect.poll(status).toBe('connected')

    const signing = request(page, 'personal_sign')
    await frame.getByRole('button', { name: approve, exact: true }).waitFor()
    expect(await frame.locator('html').getAttribute('lang')).toBe(tag)
    expect(await frame.locator('html').getAttribute('dir')).toBe(/^(ar|he)$/.test(tag) ? 'rtl' : 'ltr')
    expect([tag, await findCutTexts(frame.locator('body'))]).toEqual([tag, []])
    await takePicture(page, `secure-${tag}-sign`)
    await frame.getByRole('button', { name: decline, exact: true }).click()
    expect(await signing).toBe(4001)

    const sending = request(page, 'eth_sendTransaction')
    const opener = frame.getByRole('button', { name: approvals.window.open, exact: true })
    await opener.waitFor()
    expect([tag, await findCutTexts(frame.locator('body'))]).toEqual([tag, []])
    const review = await openByClick(page, opener)
    await review.getByRole('button', { name: decline, exact: true }).waitFor()
    expect(await review.locator('html').getAttribute('lang')).toBe(tag)
    expect(await review.title()).toBe(windowTitle)
    await takePicture(review, `secure-${tag}-send`)
    await review.getByRole('button', { name: decline, exact: true }).click()
    expect(await sending).toBe(4001)
  }
})
