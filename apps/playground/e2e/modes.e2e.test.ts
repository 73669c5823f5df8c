import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { createPlaygroundPath, STRICT_PAGE } from './lib/appPaths.ts'
import { connect } from './lib/connect.ts'
import { controlWallet } from './lib/controlWallet.ts'
import { locateModal } from './lib/locateModal.ts'
import { ENABLE_MOTION, openPage } from './lib/openPage.ts'
import { openView } from './lib/openView.ts'
import { takePicture } from './lib/takePicture.ts'

// Records every animation and transition in the modal from now on, with its duration in ms.
const watchMotion = (page: Page) =>
  page.evaluateHandle(() => {
    const seen = new Map<string, number>()
    const look = () => {
      for (const animation of document.querySelector('[data-foyer]')?.shadowRoot?.getAnimations() ?? []) {
        const { target, pseudoElement } = animation.effect as KeyframeEffect
        const name =
          animation instanceof CSSAnimation
            ? animation.animationName
            : animation instanceof CSSTransition
              ? animation.transitionProperty
              : 'script'
        const { duration } = animation.effect!.getTiming()
        seen.set(`${name} of ${target?.getAttribute('class')}${pseudoElement ?? ''}`, Number(duration))
      }
      requestAnimationFrame(look)
    }
    look()
    return seen
  })

type Motion = Awaited<ReturnType<typeof watchMotion>>

const seenIn = (motion: Motion) => motion.evaluate((seen) => [...seen])

// Runs all motion: opening, the next view, waiting, the shake when the wallet declines, back, closing.
async function move(page: Page, motion: Motion) {
  const modal = locateModal(page)
  await modal.open()
  await modal.button('Lantern').click()
  const { script } = controlWallet(page, 'lantern')
  await expect.poll(() => script.open()).toEqual(['connect'])
  // Waits until the ring of a waiting request is drawn, before the wallet declines.
  await expect.poll(async () => (await seenIn(motion)).some(([name]) => /^fy-(ring|breathe)/.test(name))).toBe(true)
  await script.release('reject')
  await modal.text('Request declined').waitFor()
  await modal.back.click()
  await modal.button('Lantern').waitFor()
  await modal.close.click()
  await modal.gone()
}

describe('the motion of the modal', () => {
  it('ends within 1 ms when the user prefers reduced motion, except for the breathing ring', async () => {
    const page = await openPage({ path: STRICT_PAGE, answer: 'never', context: { reducedMotion: 'reduce' } })
    const motion = await watchMotion(page)
    await move(page, motion)
    const long = (await seenIn(motion)).filter(([, duration]) => duration > 1)
    // Waiting must stay visible: the design changes its opacity slowly.
    expect(long.filter(([name]) => !name.startsWith('fy-breathe'))).toEqual([])
  })

  it('runs by default, which proves the check for reduced motion', async () => {
    const page = await openPage({ path: STRICT_PAGE, answer: 'never', context: ENABLE_MOTION })
    const motion = await watchMotion(page)
    await move(page, motion)
    const names = (await seenIn(motion)).map(([name]) => name)
    expect(names.filter((name) => name.startsWith('fy-ring'))).not.toEqual([])
    expect(names.filter((name) => name.startsWith('fy-view'))).not.toEqual([])
  })
})

describe('with forced colors', () => {
  it('the modal draws edges with outlines, and shows the focus', async () => {
    const page = await openPage({ path: STRICT_PAGE, context: { forcedColors: 'active', reducedMotion: 'reduce' } })
    const modal = locateModal(page)
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
    await takePicture(page, 'forced-colors-connect')
    await connectAndShoot(page)
  })

  async function connectAndShoot(page: Page) {
    await locateModal(page).button('Lantern').click()
    await locateModal(page).gone()
    await openView(page, { view: 'Account' })
    await locateModal(page).button('Disconnect').waitFor()
    await takePicture(page, 'forced-colors-account')
    await openView(page, { view: 'Networks' })
    await locateModal(page).button('Base').waitFor()
    await takePicture(page, 'forced-colors-networks')
  }
})

describe('right to left', () => {
  it('the header is mirrored, rows begin at the right, and addresses stay as they are', async () => {
    const page = await openPage({ path: '/pages/rtl/', context: { reducedMotion: 'reduce' } })
    const modal = locateModal(page)
    await modal.open()
    const x = async (name: string) => (await modal.dialog.getByRole('button', { name, exact: true }).boundingBox())!.x
    const middle = 640
    expect(await x('Close')).toBeLessThan(middle)
    expect(await x('What is a wallet?')).toBeGreaterThan(middle)
    const icon = (await modal.button('Lantern').locator('.fy-ic').boundingBox())!
    expect(icon.x).toBeGreaterThan(middle)
    // A Latin name stays beside its icon, also in a right-to-left line.
    const nameEnd = await modal
      .button('Lantern')
      .locator('.fy-row__t')
      .evaluate((title) => {
        const range = document.createRange()
        range.selectNodeContents(title)
        return range.getBoundingClientRect().right
      })
    expect(icon.x - nameEnd).toBeLessThan(24)
    await takePicture(page, 'rtl-connect')
    await modal.button('Lantern').click()
    await modal.gone()
    await openView(page, { view: 'Account' })
    const address = modal.dialog.locator('.fy-who bdi').filter({ hasText: /^0x/ }).first()
    await address.waitFor()
    expect(await address.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr')
    expect(await address.textContent()).toMatch(/^0xf39F.*2266$/i)
    await takePicture(page, 'rtl-account')
  })

  it('an option mirrors the modal on a page without a direction', async () => {
    const page = await openPage({ path: createPlaygroundPath({ 'ui.dir': 'rtl' }) })
    await locateModal(page).open()
    expect(await locateModal(page).dialog.evaluate((dialog) => getComputedStyle(dialog).direction)).toBe('rtl')
  })
})

// The most visited views.
const VIEWS = [
  ...(['Connect', 'Account', 'ProfileWallets', 'Networks', 'WhatIsAWallet', 'GetWallet'] as const),
  ...(['WalletSend', 'WalletSendSelectToken', 'WalletReceive'] as const),
]

describe('small windows and large text', () => {
  const isWide = (page: Page) =>
    page.evaluate(() => {
      // A small button's clickable area is larger than its visible one.
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
    '%s: every view is in one column, and nothing is cut off or scrolls sideways',
    async (name, options, width) => {
      const page = await openPage({
        path: createPlaygroundPath(options),
        context: { viewport: { width, height: 640 }, reducedMotion: 'reduce' },
      })
      const modal = locateModal(page)
      await connect(page, 'lantern')
      for (const view of VIEWS) {
        await openView(page, { view })
        await modal.dialog.locator('.fy-card button, .fy-card a').first().waitFor()
        if (view === 'Account') await modal.text(/ETH$/).first().waitFor()
        // An entering view moves into place first.
        await expect.poll(() => isWide(page), { message: view }).toEqual([])
        await takePicture(page, `reflow-${name.replace(/\W+/g, '-')}-${view}`)
      }
    },
  )
})
