import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { STRICT_PAGE } from './lib/appPaths.ts'
import { connect } from './lib/connect.ts'
import { controlWallet } from './lib/controlWallet.ts'
import { diffStyles, readStyles } from './lib/elementStyles.ts'
import { locateModal } from './lib/locateModal.ts'
import { openPage } from './lib/openPage.ts'
import { openView } from './lib/openView.ts'
import { readState } from './lib/readState.ts'

const still = { reducedMotion: 'reduce' } as const

/** Removes focus and pointer, so that only the page's styles can differ. */
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

/** Opens a view and waits until the previous one is gone. */
async function show(page: Page, view: (typeof views)[number][0], title: string) {
  await openView(page, { view })
  await locateModal(page).title.getByText(title, { exact: true }).waitFor()
  await locateModal(page).dialog.locator('.fy-card button, .fy-card a').first().waitFor()
  if (view === 'Account') await page.getByText('HUSD').and(page.locator('bdi')).first().waitFor()
  await expect.poll(() => page.locator('.fy-skel, .fy-modal [aria-busy="true"]').count()).toBe(0)
}

describe.each(['revert', 'tailwind'])('on a page with hostile styles (%s)', (css) => {
  it('the buttons and every view look as on a page without them', async () => {
    const clean = await openPage({ path: STRICT_PAGE, context: still })
    const hostile = await openPage({ path: `/pages/hostile/?css=${css}`, context: still })
    const both = (act: (page: Page) => Promise<unknown>) => Promise.all([clean, hostile].map(act))
    // Compares until both pages are equal, because account data may reach one page earlier than the other.
    const same = async (part: string, name: 'modal' | 'buttons', atLeast: number) => {
      await both(settle)
      const compare = async () => {
        const [one, other] = [await readStyles(clean, name), await readStyles(hostile, name)]
        return one.length < atLeast ? [`${one.length} elements`] : diffStyles(one, other)
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

  it('the page’s own elements look different, which proves the styles', async () => {
    const clean = await openPage({ path: STRICT_PAGE })
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
      // Ignores what an open dialog changes on purpose: it locks scrolling, and `inert` removes pointer and selection.
      const isMeant = /^(overflow|scrollbar-gutter|interactivity|user-select|-webkit-user-select)/
      const styles = [...computed]
        .filter((property) => !isMeant.test(property))
        .map((property) => `${property}:${computed.getPropertyValue(property)}`)
      return `${element.tagName} ${styles.join(';')}`
    })
  }

  it('gets no style element, no changed style and no global from the modal', async () => {
    const page = await openPage({ path: '/pages/vanilla/', context: still })
    // zod keeps its settings in a global.
    const globals = () =>
      page.evaluate(() =>
        Object.keys(globalThis)
          .filter((name) => !name.startsWith('__zod_'))
          .sort(),
      )
    const [look, names] = [await page.evaluate(lookOfPage), await globals()]
    await page.getByRole('button', { name: 'Networks' }).click()
    await locateModal(page).button('Base').waitFor()
    await settle(page)
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    expect(await page.locator('style').count()).toBe(0)
    expect(await page.evaluate(lookOfPage)).toEqual(look)
    expect(await globals()).toEqual(names)
  })

  it('gets no Escape that the modal has handled', async () => {
    const page = await openPage({ path: STRICT_PAGE })
    const counter = await page.evaluateHandle(() => {
      const seen = { escapes: 0 }
      document.addEventListener('keydown', ({ key }) => {
        if (key === 'Escape') seen.escapes++
      })
      return seen
    })
    await locateModal(page).open()
    await locateModal(page).title.waitFor()
    await page.keyboard.press('Escape')
    await locateModal(page).gone()
    expect(await counter.evaluate(({ escapes }) => escapes)).toBe(0)
  })
})

describe('under a strict content policy with Trusted Types', () => {
  // `openPage` fails a test for every violation.
  it('the modal connects, shows every view and disconnects without a violation', { tags: ['journey'] }, async () => {
    const page = await openPage({ path: '/pages/csp/' })
    const modal = locateModal(page)
    expect(await page.evaluate(() => 'trustedTypes' in globalThis)).toBe(true)
    await connect(page, 'lantern')
    await page.getByRole('button', { name: /ETH.*(…|\.eth)/ }).waitFor()
    await page.getByRole('button', { name: 'Network: Ethereum' }).click()
    await modal.button('Base').click()
    await modal.gone()
    for (const [view, title] of views) await show(page, view, title)
    await openView(page, { view: 'Account' })
    // A blocked style would leave the card transparent.
    expect(await modal.dialog.locator('.fy-card').evaluate((card) => getComputedStyle(card).backgroundColor)).not.toBe(
      'rgba(0, 0, 0, 0)',
    )
    await modal.button('Disconnect').click()
    await expect.poll(() => readState(page)).toMatchObject({ status: 'disconnected' })
  })

  it('the modal shows a declined request', async () => {
    const page = await openPage({ path: '/pages/csp/', setup: { mode: 'approve', next: ['reject'] } })
    await locateModal(page).open()
    await locateModal(page).button('Kitewing').click()
    await locateModal(page).text('Request declined').waitFor()
    expect(await controlWallet(page, 'kitewing').script.open()).toEqual([])
  })
})
