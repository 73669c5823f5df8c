import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { connect } from './lib/connect.ts'
import { differences, looksOf } from './lib/looks.ts'
import { modalOf } from './lib/modalOf.ts'
import { openPage } from './lib/openPage.ts'
import { openView } from './lib/openView.ts'
import { SITE } from './lib/site.ts'
import { stateOf } from './lib/stateOf.ts'
import { wallet } from './lib/wallet.ts'

const still = { reducedMotion: 'reduce' } as const

/** Nothing has the focus or the pointer, so that only the page's styles can make a difference. */
async function settle(page: Page) {
  await page.mouse.move(0, 0)
  await page.evaluate(async () => {
    await document.fonts.ready
    const shadow = document.querySelector('[data-foyer]')?.shadowRoot
    for (const each of [...document.getAnimations(), ...(shadow?.getAnimations() ?? [])]) {
      if (each.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) each.finish()
    }
  })
}

const views = [
  ['Connect', 'Connect a wallet'],
  ['Account', 'Account'],
  ['ProfileWallets', 'Your wallets'],
  ['Networks', 'Networks'],
  ['WhatIsAWallet', 'What is a wallet?'],
  ['GetWallet', 'Get a wallet'],
] as const

/** Opens a view and waits until it is the one that shows, and the one before it is gone. */
async function show(page: Page, view: (typeof views)[number][0], title: string) {
  await openView(page, { view })
  await modalOf(page).title.getByText(title, { exact: true }).waitFor()
  await modalOf(page).dialog.locator('.fy-card button, .fy-card a').first().waitFor()
  // What an account has comes from several sides.
  if (view === 'Account') await page.getByText('HUSD').and(page.locator('bdi')).first().waitFor()
  await expect.poll(() => page.locator('.fy-skel, .fy-modal [aria-busy="true"]').count()).toBe(0)
}

describe.each(['revert', 'tailwind'])('on a page with hostile styles (%s)', (css) => {
  it('the buttons and every view look as they do elsewhere', async () => {
    const clean = await openPage({ path: SITE, context: still })
    const hostile = await openPage({ path: `/pages/hostile/?css=${css}`, context: still })
    const both = (act: (page: Page) => Promise<unknown>) => Promise.all([clean, hostile].map(act))
    // What an account has comes from several sides, to one page a moment before the other: alike is what becomes alike.
    const same = async (part: string, what: 'modal' | 'buttons', atLeast: number) => {
      await both(settle)
      const compare = async () => {
        const [one, other] = [await looksOf(clean, what), await looksOf(hostile, what)]
        return one.length < atLeast ? [`${one.length} elements`] : differences(one, other)
      }
      await expect.poll(compare, { message: part }).toEqual([])
    }

    await both((page) => page.getByRole('button', { name: 'Connect wallet' }).waitFor())
    await same('buttons', 'buttons', 4)
    await both(async (page) => {
      await connect(page, 'lantern')
      await page.getByRole('button', { name: /ETH.*(…|\.eth)/ }).waitFor()
    })
    await same('buttons, connected', 'buttons', 4)
    for (const [view, title] of views) {
      await both((page) => show(page, view, title))
      await same(view, 'modal', 20)
    }
  })

  it('the styles are hostile indeed: what is not ours looks different', async () => {
    const clean = await openPage({ path: SITE })
    const hostile = await openPage({ path: `/pages/hostile/?css=${css}` })
    const lookOf = (page: Page) =>
      page.locator('main a').evaluate((link) => `${getComputedStyle(link).fontSize} ${getComputedStyle(link).color}`)
    await expect.poll(() => lookOf(hostile)).not.toBe(await lookOf(clean))
  })
})

describe('the page', () => {
  const lookOfPage = () => {
    const own = [...document.querySelectorAll('html, head, head *, body, main, main *')].filter(
      (element) => !element.closest('.fy-page') && element.tagName !== 'LINK',
    )
    return own.map((element) => {
      const computed = getComputedStyle(element)
      // Scrolling is locked while a dialog is open, and inert takes pointer and selection away.
      const isMeant = /^(overflow|scrollbar-gutter|interactivity|user-select|-webkit-user-select)/
      const styles = [...computed]
        .filter((property) => !isMeant.test(property))
        .map((property) => `${property}:${computed.getPropertyValue(property)}`)
      return `${element.tagName} ${styles.join(';')}`
    })
  }

  it('is not changed by the modal: no style element, no style that reaches the page, no global but its own', async () => {
    const page = await openPage({ path: '/pages/vanilla/', context: still })
    // zod, which checks what services answer, keeps its settings in a global.
    const globals = () =>
      page.evaluate(() =>
        Object.keys(globalThis)
          .filter((name) => !name.startsWith('__zod_'))
          .sort(),
      )
    const [look, names] = [await page.evaluate(lookOfPage), await globals()]
    await page.getByRole('button', { name: 'Networks' }).click()
    await modalOf(page).button('Base').waitFor()
    await settle(page)
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    expect(await page.locator('style').count()).toBe(0)
    expect(await page.evaluate(lookOfPage)).toEqual(look)
    expect(await globals()).toEqual(names)
  })

  it('gets no key or press that was meant for the modal’s own fields', async () => {
    const page = await openPage({ path: SITE })
    const counter = await page.evaluateHandle(() => {
      const seen = { escapes: 0 }
      document.addEventListener('keydown', ({ key }) => {
        if (key === 'Escape') seen.escapes++
      })
      return seen
    })
    await modalOf(page).open()
    await modalOf(page).title.waitFor()
    await page.keyboard.press('Escape')
    await modalOf(page).gone()
    expect(await counter.evaluate(({ escapes }) => escapes)).toBe(0)
  })
})

describe('under a strict content policy with Trusted Types', () => {
  // `openPage` fails a test for every violation.
  it('everything works and nothing is violated', { tags: ['journey'] }, async () => {
    const page = await openPage({ path: '/pages/csp/' })
    const modal = modalOf(page)
    expect(await page.evaluate(() => 'trustedTypes' in globalThis)).toBe(true)
    await connect(page, 'lantern')
    await page.getByRole('button', { name: /ETH.*(…|\.eth)/ }).waitFor()
    await page.getByRole('button', { name: 'Network: Ethereum' }).click()
    await modal.button('Base').click()
    await modal.gone()
    for (const [view, title] of views) await show(page, view, title)
    await openView(page, { view: 'Account' })
    // A style that were not allowed would leave the card transparent.
    expect(await modal.dialog.locator('.fy-card').evaluate((card) => getComputedStyle(card).backgroundColor)).not.toBe(
      'rgba(0, 0, 0, 0)',
    )
    await modal.button('Disconnect').click()
    await expect.poll(() => stateOf(page)).toMatchObject({ status: 'disconnected' })
  })

  it('a declined request is shown', async () => {
    const page = await openPage({ path: '/pages/csp/', setup: { mode: 'approve', next: ['reject'] } })
    await modalOf(page).open()
    await modalOf(page).button('Kitewing').click()
    await modalOf(page).text('Request declined').waitFor()
    expect(await wallet(page, 'kitewing').script.open()).toEqual([])
  })
})
