import type { Page } from 'playwright-core'
import { parseEther } from 'viem'
import { describe, expect, it } from 'vitest'
import { chain } from './lib/chain.ts'
import { fund } from './lib/fund.ts'
import { codeFor, newEmail } from './lib/mailbox.ts'
import { modalOf } from './lib/modalOf.ts'
import { openPage } from './lib/openPage.ts'
import { PHONE_SCREEN } from './lib/phoneScreen.ts'
import { secureFrame } from './lib/secureFrame.ts'
import { shoot } from './lib/shoot.ts'
import { askForCode, typeCode } from './lib/signIn.ts'
import { stateOf, storageOf } from './lib/stateOf.ts'

const RECIPIENT = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720'

/** Where the list of wallets is in the modal and how high that is, each time it changes. */
const recordPlaces = (page: Page) =>
  page.addInitScript(() => {
    const places: string[] = []
    globalThis.__noted = places
    const look = () => {
      const shadow = document.querySelector('[data-foyer]')?.shadowRoot
      const list = shadow?.querySelector<HTMLElement>('[role=list],ul')
      const card = shadow?.querySelector<HTMLElement>('.fy-card')
      if (list && card) {
        // Without what is transformed while it comes in.
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
    ['on a phone', PHONE_SCREEN],
  ] as const)('holds the place of the wallets until the other ways are there, %s', async (_, context) => {
    const page = await openPage({ signIn: true, context, before: recordPlaces })
    await modalOf(page).open()
    await modalOf(page).button('Continue with').first().waitFor()
    const places = await page.evaluate(() => globalThis.__noted ?? [])
    expect(places.map((place) => place.split(' ').at(-1))).toEqual(['held', 'filled'])
    expect(new Set(places.map((place) => place.replace(/ \w+$/, ''))).size).toBe(1)
  })
})

describe('a visitor without a wallet', () => {
  it('S1.026 types an address and the code that was mailed, signs, sends, is there after a reload, and logs out', {
    tags: ['journey'],
  }, async () => {
    const email = newEmail()
    const page = await openPage({ withoutWallets: true, signIn: true })
    const modal = modalOf(page)
    await askForCode(page, email)
    await shoot(page, 'email-code')
    await typeCode(page, await codeFor(email))
    await modal.gone()
    const { status, address } = await stateOf(page)
    expect(status).toBe('connected')
    expect(
      await page.locator('iframe').evaluateAll((all) => all.map((each) => getComputedStyle(each).visibility)),
    ).toEqual(['hidden'])

    await card(page, 'Sign a message').getByRole('button', { name: 'Sign message' }).click()
    const frame = secureFrame(page)
    await modal.title.getByText('Sign message').waitFor()
    await frame.approve.waitFor()
    await shoot(page, 'approve-message')
    await frame.approve.click()
    await card(page, 'Sign a message').getByText('verifyMessage').waitFor()
    await modal.gone()

    await fund(address as `0x${string}`, '1')
    const before = await chain(1).getBalance({ address: RECIPIENT })
    await card(page, 'Send').getByRole('button', { name: 'Send 0.05 ETH' }).click()
    await frame.approve.waitFor()
    await shoot(page, 'approve-transfer')
    await frame.approve.click()
    await card(page, 'Send')
      .getByText(/In block \d+/)
      .waitFor()
    expect((await chain(1).getBalance({ address: RECIPIENT })) - before).toBe(parseEther('0.05'))
    await modal.gone()

    await page.reload()
    await expect.poll(() => stateOf(page).catch(() => undefined)).toMatchObject({ status: 'connected', address })
    await modal.openAccount()
    await modal.button('Disconnect').click()
    await expect.poll(() => stateOf(page)).toMatchObject({ status: 'disconnected' })
    expect(Object.keys(await storageOf(page))).not.toContain('@appkit/EMAIL')
    await page.reload()
    await page.getByRole('button', { name: 'Connect wallet' }).first().waitFor()
    expect(await stateOf(page)).toMatchObject({ status: 'disconnected' })
  })
})
