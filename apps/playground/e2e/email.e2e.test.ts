import type { Page } from 'playwright-core'
import { parseEther } from 'viem'
import { describe, expect, it } from 'vitest'
import { getChainClient } from './lib/getChainClient.ts'
import { locateModal } from './lib/locateModal.ts'
import { locateSecureFrame } from './lib/locateSecureFrame.ts'
import { createEmailAddress, waitForCode } from './lib/mailbox.ts'
import { openPage } from './lib/openPage.ts'
import { PHONE_VIEWPORT } from './lib/phoneViewport.ts'
import { readState, readStorage } from './lib/readState.ts'
import { setBalance } from './lib/setBalance.ts'
import { enterCode, requestCode } from './lib/signIn.ts'
import { takePicture } from './lib/takePicture.ts'

const RECIPIENT = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720'

// Records the list's position and height in the modal at each change.
const recordPlaces = (page: Page) =>
  page.addInitScript(() => {
    const places: string[] = []
    globalThis.__noted = places
    const look = () => {
      const shadow = document.querySelector('[data-foyer]')?.shadowRoot
      const list = shadow?.querySelector<HTMLElement>('[role=list],ul')
      const card = shadow?.querySelector<HTMLElement>('.fy-card')
      if (list && card) {
        // Ignores transforms of the entering view.
        let top = 0
        for (let each: Element | null = list; each instanceof HTMLElement && each !== card; each = each.offsetParent) {
          top += each.offsetTop
        }
        const place = `${top} of ${card.offsetHeight} ${card.querySelector('.fy-skel--field') ? 'held' : 'filled'}`
        if (places.at(-1) !== place) places.push(place)
      }
      requestAnimationFrame(look)
    }
    look()
  })

const card = (page: Page, name: string) => page.getByRole('region', { name })

describe('the first view', () => {
  it.each([
    ['on a desktop', {}],
    ['on a phone', PHONE_VIEWPORT],
  ] as const)('keeps the wallets in place while the sign-in options load, %s', async (_, context) => {
    const page = await openPage({ signIn: true, context, before: recordPlaces })
    await locateModal(page).open()
    await locateModal(page).button('Continue with').first().waitFor()
    const places = await page.evaluate(() => globalThis.__noted ?? [])
    expect(places.map((place) => place.split(' ').at(-1))).toEqual(['held', 'filled'])
    expect(new Set(places.map((place) => place.replace(/ \w+$/, ''))).size).toBe(1)
  })
})

// Maximum unused height; a short request in the smallest frame leaves about this much.
const MAX_SPARE_PX = 40

// Pixels between the last part of a request and the buttons, less the padding; negative if the request scrolls.
function getSpareHeight(content: Element): number {
  const { paddingTop, paddingBottom } = getComputedStyle(content)
  const [first, last] = [content.firstElementChild, content.lastElementChild]
  const parts = (last?.getBoundingClientRect().bottom ?? 0) - (first?.getBoundingClientRect().top ?? 0)
  const needed = parts + Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom)
  return Math.trunc(content.clientHeight - needed)
}

describe('a user without a wallet', () => {
  it('S1.026 types an address and the mailed code, signs, sends, stays logged in after a reload, and logs out', {
    tags: ['journey'],
  }, async () => {
    const email = createEmailAddress()
    const page = await openPage({ withoutWallets: true, signIn: true })
    const modal = locateModal(page)
    await requestCode(page, email)
    await takePicture(page, 'email-code')
    await enterCode(page, await waitForCode(email))
    await modal.gone()
    const { status, address } = await readState(page)
    expect(status).toBe('connected')
    expect(
      await page.locator('iframe').evaluateAll((all) => all.map((each) => getComputedStyle(each).visibility)),
    ).toEqual(['hidden'])

    await card(page, 'Sign a message').getByRole('button', { name: 'Sign message' }).click()
    const frame = locateSecureFrame(page)
    await modal.title.getByText('Sign message').waitFor()
    await frame.approve.waitFor()
    // The frame is as high as the request: it does not scroll, and has hardly any unused height.
    await expect
      .poll(async () => {
        const spare = await frame.frame.locator('.content').evaluate(getSpareHeight)
        return spare >= 0 && spare < MAX_SPARE_PX
      })
      .toBe(true)
    await takePicture(page, 'approve-message')
    await frame.approve.click()
    await card(page, 'Sign a message').getByText('verifyMessage').waitFor()
    await modal.gone()

    await setBalance(address as `0x${string}`, '1')
    const before = await getChainClient(1).getBalance({ address: RECIPIENT })
    await card(page, 'Send').getByRole('button', { name: 'Send 0.05 ETH' }).click()
    await frame.approve.waitFor()
    await takePicture(page, 'approve-transfer')
    await frame.approve.click()
    await card(page, 'Send')
      .getByText(/In block \d+/)
      .waitFor()
    expect((await getChainClient(1).getBalance({ address: RECIPIENT })) - before).toBe(parseEther('0.05'))
    await modal.gone()

    await page.reload()
    await expect.poll(() => readState(page).catch(() => undefined)).toMatchObject({ status: 'connected', address })
    await modal.openAccount()
    await modal.button('Disconnect').click()
    await expect.poll(() => readState(page)).toMatchObject({ status: 'disconnected' })
    expect(Object.keys(await readStorage(page))).not.toContain('@appkit/EMAIL')
    await page.reload()
    await page.getByRole('button', { name: 'Connect wallet' }).first().waitFor()
    expect(await readState(page)).toMatchObject({ status: 'disconnected' })
  })
})
