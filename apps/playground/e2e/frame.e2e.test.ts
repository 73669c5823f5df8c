import { describe, expect, it } from 'vitest'
import { createPlaygroundPath, STRICT_PAGE } from './lib/appPaths.ts'
import { cachePromise } from './lib/cachePromise.ts'
import { connect } from './lib/connect.ts'
import { locateModal } from './lib/locateModal.ts'
import { ENABLE_MOTION, openPage } from './lib/openPage.ts'
import { openView } from './lib/openView.ts'
import { readState } from './lib/readState.ts'

describe('the modal in the page', () => {
  it('S2.051 is appended to the body once, when it first opens', async () => {
    const page = await openPage({ path: STRICT_PAGE })
    const hosts = page.locator('body > [data-foyer]')
    expect(await hosts.count()).toBe(0)
    await openView(page)
    await locateModal(page).close.click()
    await openView(page)
    expect(await hosts.count()).toBe(1)
    expect(await page.locator('[data-foyer]').count()).toBe(1)
  })

  it('S2.052 is not in the body but in its container with disableAppend, and still a dialog', async () => {
    const page = await openPage({ path: createPlaygroundPath({ disableAppend: true }) })
    const modal = locateModal(page)
    await modal.open()
    await modal.button('Lantern').waitFor()
    expect(await page.locator('body > [data-foyer]').count()).toBe(0)
    expect(await page.locator('section[aria-label="Place of the modal"] [data-foyer]').count()).toBe(1)
    expect(await modal.dialog.getAttribute('aria-modal')).toBe('true')
    await modal.button('Lantern').click()
    await modal.gone()
    expect((await readState(page)).status).toBe('connected')
  })

  it('S2.053 is a part of the page in embedded mode, without dialog role, close button or inert page', async () => {
    const page = await openPage({ path: '/pages/embedded/' })
    const embedded = page.locator('#modal [data-foyer]')
    await embedded.getByRole('heading', { name: 'Connect a wallet' }).waitFor()
    expect(await page.locator('body > [data-foyer]').count()).toBe(0)
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(await page.locator('[inert]').count()).toBe(0)
    expect(await embedded.getByRole('button', { name: 'Close' }).count()).toBe(0)
    await embedded.getByRole('button', { name: /^Lantern/ }).click()
    await embedded.getByRole('heading', { name: 'Account' }).waitFor()
    expect((await readState(page)).status).toBe('connected')
    await embedded.getByRole('button', { name: /^Disconnect/ }).click()
    await embedded.getByRole('heading', { name: 'Connect a wallet' }).waitFor()
  })

  it('leaves the focus of the page alone in embedded mode', async () => {
    const page = await openPage({ path: '/pages/embedded/' })
    await page.locator('#modal [data-foyer]').getByRole('button', { name: 'Lantern' }).waitFor()
    // The directory's rows appear after those of the page's own wallets.
    await page.locator('#modal [data-foyer]').getByRole('button', { name: 'All wallets' }).getByText(/\d/).waitFor()
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
  })

  it('restores the page when the app destroys it', async () => {
    const page = await openPage({ path: STRICT_PAGE, context: ENABLE_MOTION })
    // The buttons have their styles and the network's picture.
    await page.waitForFunction(() => document.adoptedStyleSheets.length > 0)
    await page.locator('.fy-page__i:not([data-letter], [data-coming])').waitFor()
    const before = await page.evaluate(() => [document.body.outerHTML.length, document.adoptedStyleSheets.length])
    await locateModal(page).open()
    await page.locator('main[inert]').waitFor({ state: 'attached' })
    await page.evaluate(() => globalThis.__modal!.destroy())
    await page.locator('[data-foyer]').waitFor({ state: 'detached' })
    expect(await page.locator('[inert]').count()).toBe(0)
    expect(await page.evaluate(() => [document.body.outerHTML.length, document.adoptedStyleSheets.length])).toEqual(
      before,
    )
    expect(await openView(page)).toBe('CONNECTION_CLIENT_MISSING')
  })

  it('keeps the page behind it from scrolling and jumping', async () => {
    const page = await openPage({ path: '/pages/namespaces/', context: { viewport: { width: 1280, height: 400 } } })
    const place = () =>
      page
        .getByRole('heading')
        .first()
        .evaluate((heading) => heading.getBoundingClientRect().x)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(400)
    const before = await place()
    await locateModal(page).open()
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden')
    expect(await place()).toBe(before)
    await locateModal(page).close.click()
    await locateModal(page).gone()
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflowY))
      .not.toBe('hidden')
  })
})

describe('the measures of the modal', () => {
  const measured = cachePromise(async () => {
    const page = await openPage({ path: STRICT_PAGE })
    await locateModal(page).open()
    const style = await page.locator('.fy').evaluate((root) => {
      const computed = getComputedStyle(root)
      return { zIndex: computed.zIndex, base: computed.getPropertyValue('--fy-base') }
    })
    const width = (await locateModal(page).dialog.boundingBox())?.width
    const title = await locateModal(page).title.evaluate((element) => getComputedStyle(element).fontSize)
    return { ...style, width, title }
  })

  it('S2.058 include a width of 360px', async () => {
    expect((await measured()).width).toBe(360)
  })

  it('S2.059 include a z-index of 999', async () => {
    expect((await measured()).zIndex).toBe('999')
  })

  it('S2.060 include a base font of 10px, and a title 1.5 times as large', async () => {
    expect(await measured()).toMatchObject({ base: '10px', title: '15px' })
  })

  const timed = cachePromise(async () => {
    const page = await openPage({ path: STRICT_PAGE, context: ENABLE_MOTION })
    await locateModal(page).open()
    await locateModal(page).button('Lantern').waitFor()
    const motion = await page.evaluateHandle(() => {
      const seen: { name: string; duration: unknown }[] = []
      const shadow = document.querySelector('[data-foyer]')!.shadowRoot!
      // Records events inside the page, so that a slow machine misses none.
      shadow.addEventListener('animationstart', (event) => {
        if (!(event instanceof AnimationEvent) || !(event.target instanceof Element)) return
        const { animationDuration } = getComputedStyle(event.target)
        seen.push({ name: event.animationName, duration: Number.parseFloat(animationDuration) * 1_000 })
      })
      const { animate } = Element.prototype
      Element.prototype.animate = function (keyframes, options) {
        const animation = animate.call(this, keyframes, options)
        const effect = animation.effect as KeyframeEffect
        seen.push({ name: Object.keys(effect.getKeyframes()[0]!).join(), duration: effect.getTiming().duration })
        return animation
      }
      return seen
    })
    await locateModal(page).dialog.getByRole('button', { name: 'What is a wallet?' }).click()
    await locateModal(page).title.getByText('What is a wallet?').waitFor()
    const kinds = { title: /^fy-title-in$/, view: /^fy-view/, height: /blockSize/ }
    const durations = async () => {
      const seen = await motion.jsonValue()
      const of = (name: RegExp) => new Set(seen.filter((each) => name.test(each.name)).map(({ duration }) => duration))
      return { title: [...of(kinds.title)], view: [...of(kinds.view)], height: [...of(kinds.height)] }
    }
    // Waits until the animations of title, view and height have begun.
    await expect.poll(async () => Object.values(await durations()).map(({ length }) => length)).not.toContain(0)
    return durations()
  })

  it.each([
    ['S2.054', 'title', 120],
    ['S2.055', 'height', 150],
    ['S2.056', 'view', 150],
  ] as const)('%s include a %s animation of %i ms', async (_rule, name, milliseconds) => {
    expect((await timed())[name]).toEqual([milliseconds])
  })

  it('follow the shown view in height when the user turns back halfway', async () => {
    // Removes the phone's row, so that the list and the view after it differ in height.
    const page = await openPage({
      path: createPlaygroundPath({ 'features.walletConnect': false }),
      context: ENABLE_MOTION,
    })
    const { dialog, title, button } = locateModal(page)
    await locateModal(page).open()
    await button('Lantern').waitFor()
    const cardHeight = () => dialog.locator('.fy-card').evaluate((card: HTMLElement) => card.offsetHeight)
    const height = await cardHeight()
    // Wraps the promise in an object, because `evaluateHandle` would await the promise itself.
    const turn = await page.evaluateHandle((first) => {
      const shadow = document.querySelector('[data-foyer]')!.shadowRoot!
      // Slows all animations, so that any machine can reverse one halfway.
      const { animate } = Element.prototype
      Element.prototype.animate = function (keyframes) {
        return animate.call(this, keyframes, { duration: 3_000 })
      }
      const targets: Promise<string[]> = new Promise((resolve) => {
        let isTurned = false
        let there: string | undefined
        const look = () => {
          const heights = shadow.getAnimations().flatMap(({ effect }) => {
            const frames = (effect as KeyframeEffect).getKeyframes()
            const height = frames.at(-1)?.blockSize
            return typeof height === 'string' ? [height] : []
          })
          if (heights.length && isTurned && heights[0] !== there) return resolve(heights)
          const now = shadow.querySelector<HTMLElement>('.fy-card')!.offsetHeight
          if (heights.length && Math.abs(now - first) > 10) {
            isTurned = true
            there = heights[0]
            shadow.querySelector<HTMLElement>('[aria-label="Back"]')?.click()
            // The animation back is running in the frame after next.
            return requestAnimationFrame(() => requestAnimationFrame(look))
          }
          return requestAnimationFrame(look)
        }
        look()
      })
      return { targets }
    }, height)
    await dialog.getByRole('button', { name: 'What is a wallet?' }).click()
    const targets = await turn.evaluate(({ targets }) => targets)
    await title.getByText('Connect a wallet').waitFor()
    // The animation ends at the list's real height, without room for placeholder rows.
    await expect.poll(async () => [`${await cardHeight()}px`]).toEqual(targets)
  })

  it('S2.057 a click beside the modal shakes it for 500 ms during a wallet’s request, and closes it otherwise', async () => {
    const page = await openPage({ path: STRICT_PAGE, answer: 'never', context: ENABLE_MOTION })
    const modal = locateModal(page)
    await modal.open()
    await modal.button('Lantern').click()
    await modal.text('Approve in Lantern').waitFor()
    // Observes the shake inside the page: on a busy machine it ends before a query from the test arrives.
    const shaken = await page.evaluateHandle(() => {
      const shadow = document.querySelector('[data-foyer]')!.shadowRoot!
      const begun = new Promise((resolve) =>
        shadow.addEventListener('animationstart', ({ target }) => {
          const { animationName, animationDuration } = getComputedStyle(target as Element)
          if (animationName.includes('shake')) resolve({ animationName, animationDuration })
        }),
      )
      return { begun }
    })
    await page.mouse.click(20, 20)
    const timing = await shaken.evaluate(({ begun }) => begun)
    expect(timing).toEqual({ animationName: 'fy-shake', animationDuration: '0.5s' })
    const shaking = page.locator('.fy-shake')
    await shaking.waitFor({ state: 'detached' })
    expect(await modal.isOpen()).toBe(true)
    await modal.back.click()
    await modal.button('Lantern').waitFor()
    await page.mouse.click(20, 20)
    await modal.gone()
  })

  it('a click that begins in the modal and ends beside it does not close it', async () => {
    const page = await openPage({ path: STRICT_PAGE })
    const modal = locateModal(page)
    await modal.open()
    const { x, y } = (await modal.title.boundingBox())!
    await page.mouse.move(x + 5, y + 5)
    await page.mouse.down()
    await page.mouse.move(10, 10)
    await page.mouse.up()
    expect(await modal.isOpen()).toBe(true)
  })
})

describe('the theme of the modal', () => {
  it.each([
    ['S2.061', 'light'],
    ['S2.062', 'dark'],
  ] as const)('%s follows a user who prefers %s', async (_rule, colorScheme) => {
    const page = await openPage({ path: STRICT_PAGE, context: { colorScheme } })
    await locateModal(page).open()
    const card = await page.locator('.fy-card').evaluate((element) => {
      const canvas = document.createElement('canvas').getContext('2d')!
      canvas.fillStyle = getComputedStyle(element).backgroundColor
      canvas.fillRect(0, 0, 1, 1)
      return [...canvas.getImageData(0, 0, 1, 1).data]
    })
    const [red = 0] = card
    expect(colorScheme === 'light' ? red > 240 : red < 50, String(card)).toBe(true)
  })

  it('S5.020 is that of setTheme, else that of themeMode, else that of the user’s system', async () => {
    const page = await openPage({
      path: createPlaygroundPath({ themeMode: 'dark' }),
      context: { colorScheme: 'light' },
    })
    await locateModal(page).open()
    const mode = () => page.locator('.fy').getAttribute('data-fy-theme')
    expect(await mode()).toBe('dark')
    await page.evaluate(() => globalThis.__modal!.setTheme({ mode: 'light', variables: { '--fy-z': '4000' } }))
    await expect.poll(mode).toBe('light')
    await expect.poll(() => page.locator('.fy').evaluate((root) => getComputedStyle(root).zIndex)).toBe('4000')
  })
})

it('S2.008 Back shows Account in place of Connect to a connected user', async () => {
  const page = await openPage({ path: STRICT_PAGE })
  const modal = locateModal(page)
  await connect(page, 'lantern')
  await openView(page, { view: 'Connect' })
  await modal.dialog.getByRole('button', { name: 'What is a wallet?' }).click()
  await modal.back.click()
  await modal.title.getByText('Account').waitFor()
  await openView(page, { view: 'ProfileWallets' })
  expect(await modal.back.count()).toBe(0)
})
