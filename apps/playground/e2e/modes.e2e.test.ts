import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { connect } from './lib/connect.ts'
import { modalOf } from './lib/modalOf.ts'
import { MOVING, openPage } from './lib/openPage.ts'
import { openView } from './lib/openView.ts'
import { shoot } from './lib/shoot.ts'
import { SITE, siteWith } from './lib/site.ts'
import { wallet } from './lib/wallet.ts'

/** Remembers every animation and transition that runs in the modal from now on, with its duration in milliseconds. */
const watchMotion = (page: Page) =>
  page.evaluateHandle(() => {
    const seen = new Map<string, number>()
    const look = () => {
      for (const animation of document.querySelector('[data-foyer]')?.shadowRoot?.getAnimations() ?? []) {
        const { target, pseudoElement } = animation.effect as KeyframeEffect
        const what =
          animation instanceof CSSAnimation
            ? animation.animationName
            : animation instanceof CSSTransition
              ? animation.transitionProperty
              : 'script'
        const { duration } = animation.effect!.getTiming()
        seen.set(`${what} of ${target?.getAttribute('class')}${pseudoElement ?? ''}`, Number(duration))
      }
      requestAnimationFrame(look)
    }
    look()
    return seen
  })

type Motion = Awaited<ReturnType<typeof watchMotion>>

const seenIn = (motion: Motion) => motion.evaluate((seen) => [...seen])

/** Through what moves: opening, a push, waiting, declined with its shake, back, closing. */
async function move(page: Page, motion: Motion) {
  const modal = modalOf(page)
  await modal.open()
  await modal.button('Lantern').click()
  const { script } = wallet(page, 'lantern')
  await expect.poll(() => script.open()).toEqual(['connect'])
  // The ring has been drawn before the wallet declines.
  await expect.poll(async () => (await seenIn(motion)).some(([name]) => /^fy-(ring|breathe)/.test(name))).toBe(true)
  await script.release('reject')
  await modal.text('Request declined').waitFor()
  await modal.back.click()
  await modal.button('Lantern').waitFor()
  await modal.close.click()
  await modal.gone()
}

describe('motion', () => {
  it('with reduced motion nothing runs longer than 1 ms, but the ring breathes', async () => {
    const page = await openPage({ path: SITE, answer: 'never', context: { reducedMotion: 'reduce' } })
    const motion = await watchMotion(page)
    await move(page, motion)
    const long = (await seenIn(motion)).filter(([, duration]) => duration > 1)
    // Waiting must still show: the design has it change its opacity slowly.
    expect(long.filter(([name]) => !name.startsWith('fy-breathe'))).toEqual([])
  })

  it('otherwise there is some, so that the test above can tell the difference', async () => {
    const page = await openPage({ path: SITE, answer: 'never', context: MOVING })
    const motion = await watchMotion(page)
    await move(page, motion)
    const names = (await seenIn(motion)).map(([name]) => name)
    expect(names.filter((name) => name.startsWith('fy-ring'))).not.toEqual([])
    expect(names.filter((name) => name.startsWith('fy-view'))).not.toEqual([])
  })
})

describe('forced colours', () => {
  it('edges are drawn with outlines, and the focus can be seen', async () => {
    const page = await openPage({ path: SITE, context: { forcedColors: 'active', reducedMotion: 'reduce' } })
    const modal = modalOf(page)
    await modal.open()
    await modal.button('Lantern').waitFor()
    const outlineOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element)
          const probe = document.createElement('span')
          probe.style.color = 'CanvasText'
          document.body.append(probe)
          const text = getComputedStyle(probe).color
          probe.remove()
          return { outlineStyle, outlineWidth, isText: outlineColor === text }
        })
    for (const selector of ['.fy-modal', '.fy-card']) {
      expect(await outlineOf(selector), selector).toEqual({ outlineStyle: 'solid', outlineWidth: '1px', isText: true })
    }
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    expect((await outlineOf('.fy-row')).outlineWidth).toBe('2px')
    await shoot(page, 'forced-colors-connect')
    await connectAndShoot(page)
  })

  async function connectAndShoot(page: Page) {
    await modalOf(page).button('Lantern').click()
    await modalOf(page).gone()
    await openView(page, { view: 'Account' })
    await modalOf(page).button('Disconnect').waitFor()
    await shoot(page, 'forced-colors-account')
    await openView(page, { view: 'Networks' })
    await modalOf(page).button('Base').waitFor()
    await shoot(page, 'forced-colors-networks')
  }
})

describe('right to left', () => {
  it('the header is mirrored, rows begin at the right, and addresses stay as they are', async () => {
    const page = await openPage({ path: '/pages/rtl/', context: { reducedMotion: 'reduce' } })
    const modal = modalOf(page)
    await modal.open()
    const x = async (name: string) => (await modal.dialog.getByRole('button', { name, exact: true }).boundingBox())!.x
    const middle = 640
    expect(await x('Close')).toBeLessThan(middle)
    expect(await x('What is a wallet?')).toBeGreaterThan(middle)
    const icon = (await modal.button('Lantern').locator('.fy-ic').boundingBox())!
    expect(icon.x).toBeGreaterThan(middle)
    // A name in Latin letters stays beside its icon, and is not sent to where such a line would begin.
    const nameEnd = await modal
      .button('Lantern')
      .locator('.fy-row__t')
      .evaluate((title) => {
        const range = document.createRange()
        range.selectNodeContents(title)
        return range.getBoundingClientRect().right
      })
    expect(icon.x - nameEnd).toBeLessThan(24)
    await shoot(page, 'rtl-connect')
    await modal.button('Lantern').click()
    await modal.gone()
    await openView(page, { view: 'Account' })
    const address = modal.dialog.locator('.fy-who bdi').filter({ hasText: /^0x/ }).first()
    await address.waitFor()
    expect(await address.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr')
    expect(await address.textContent()).toMatch(/^0xf39F.*2266$/i)
    await shoot(page, 'rtl-account')
  })

  it('a page that says nothing can be told so by an option', async () => {
    const page = await openPage({ path: siteWith({ 'ui.dir': 'rtl' }) })
    await modalOf(page).open()
    expect(await modalOf(page).dialog.evaluate((dialog) => getComputedStyle(dialog).direction)).toBe('rtl')
  })
})

/** Those that are read most. */
const VIEWS = [
  ...(['Connect', 'Account', 'ProfileWallets', 'Networks', 'WhatIsAWallet', 'GetWallet'] as const),
  ...(['WalletSend', 'WalletSendSelectToken', 'WalletReceive'] as const),
]

describe('small windows and large text', () => {
  const isWide = (page: Page) =>
    page.evaluate(() => {
      // The place where a small button can be pressed is larger than what is seen of it.
      const wide = [
        ...(document
          .querySelector('[data-foyer]')
          ?.shadowRoot?.querySelectorAll('.fy-modal, .fy-card, .fy-body, .fy-row, .fy-btn:not(.fy-btn--xs)') ?? []),
      ]
      const beyond = wide.filter((element) => {
        const { left, right } = element.getBoundingClientRect()
        return left < 0 || right > innerWidth || element.scrollWidth > element.clientWidth + 1
      })
      return beyond.map((element) => {
        const { left, right } = element.getBoundingClientRect()
        const { scrollWidth, clientWidth, textContent } = element
        const widths = { left, right, innerWidth, scrollWidth, clientWidth }
        return `${element.getAttribute('class')} ${JSON.stringify(widths)}: ${textContent}`
      })
    })

  it.each([
    ['320px wide', {}, 320],
    ['200% text', { 'themeVariables.--fy-base': '20px' }, 390],
    ['320px wide and 200% text', { 'themeVariables.--fy-base': '20px' }, 320],
  ] as const)(
    '%s: everything is in one column, and nothing is cut off or scrolled sideways',
    async (name, options, width) => {
      const page = await openPage({
        path: siteWith(options),
        context: { viewport: { width, height: 640 }, reducedMotion: 'reduce' },
      })
      const modal = modalOf(page)
      await connect(page, 'lantern')
      for (const view of VIEWS) {
        await openView(page, { view })
        await modal.dialog.locator('.fy-card button, .fy-card a').first().waitFor()
        if (view === 'Account') await modal.text(/ETH$/).first().waitFor()
        // What comes in takes its place first.
        await expect.poll(() => isWide(page), { message: view }).toEqual([])
        await shoot(page, `reflow-${name.replace(/\W+/g, '-')}-${view}`)
      }
    },
  )
})
