import { describe, expect, it } from 'vitest'
import { connect } from './lib/connect.ts'
import { modalOf } from './lib/modalOf.ts'
import { once } from './lib/once.ts'
import { MOVING, openPage } from './lib/openPage.ts'
import { openView } from './lib/openView.ts'
import { SITE, siteWith } from './lib/site.ts'
import { stateOf } from './lib/stateOf.ts'

describe('where the modal goes', () => {
  it('S2.051 is appended to the body, once, when it is first opened', async () => {
    const page = await openPage({ path: SITE })
    const hosts = page.locator('body > [data-foyer]')
    expect(await hosts.count()).toBe(0)
    await openView(page)
    await modalOf(page).close.click()
    await openView(page)
    expect(await hosts.count()).toBe(1)
    expect(await page.locator('[data-foyer]').count()).toBe(1)
  })

  it('S2.052 is not in the body but in its container with disableAppend, and still a dialog', async () => {
    const page = await openPage({ path: siteWith({ disableAppend: true }) })
    const modal = modalOf(page)
    await modal.open()
    await modal.button('Lantern').waitFor()
    expect(await page.locator('body > [data-foyer]').count()).toBe(0)
    expect(await page.locator('section[aria-label="Place of the modal"] [data-foyer]').count()).toBe(1)
    expect(await modal.dialog.getAttribute('aria-modal')).toBe('true')
    await modal.button('Lantern').click()
    await modal.gone()
    expect((await stateOf(page)).status).toBe('connected')
  })

  it('S2.053 is a part of the page in embedded mode: no dialog, no close, nothing inert', async () => {
    const page = await openPage({ path: '/pages/embedded/' })
    const embedded = page.locator('#modal [data-foyer]')
    await embedded.getByRole('heading', { name: 'Connect a wallet' }).waitFor()
    expect(await page.locator('body > [data-foyer]').count()).toBe(0)
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(await page.locator('[inert]').count()).toBe(0)
    expect(await embedded.getByRole('button', { name: 'Close' }).count()).toBe(0)
    await embedded.getByRole('button', { name: /^Lantern/ }).click()
    await embedded.getByRole('heading', { name: 'Account' }).waitFor()
    expect((await stateOf(page)).status).toBe('connected')
    await embedded.getByRole('button', { name: /^Disconnect/ }).click()
    await embedded.getByRole('heading', { name: 'Connect a wallet' }).waitFor()
  })

  it('embedded, it leaves the focus of the page alone', async () => {
    const page = await openPage({ path: '/pages/embedded/' })
    await page.locator('#modal [data-foyer]').getByRole('button', { name: 'Lantern' }).waitFor()
    // What the directory adds comes after what is here.
    await page.locator('#modal [data-foyer]').getByRole('button', { name: 'All wallets' }).getByText(/\d/).waitFor()
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
  })

  it('the page gets all of itself back when the modal ends', async () => {
    const page = await openPage({ path: SITE, context: MOVING })
    // The buttons have their styles by now, and the picture of the network.
    await page.waitForFunction(() => document.adoptedStyleSheets.length > 0)
    await page.locator('.fy-page__i:not([data-letter], [data-coming])').waitFor()
    const before = await page.evaluate(() => [document.body.outerHTML.length, document.adoptedStyleSheets.length])
    await modalOf(page).open()
    await page.locator('main[inert]').waitFor({ state: 'attached' })
    await page.evaluate(() => globalThis.__modal!.destroy())
    await page.locator('[data-foyer]').waitFor({ state: 'detached' })
    expect(await page.locator('[inert]').count()).toBe(0)
    expect(await page.evaluate(() => [document.body.outerHTML.length, document.adoptedStyleSheets.length])).toEqual(
      before,
    )
    expect(await openView(page)).toBe('CONNECTION_CLIENT_MISSING')
  })

  it('the page behind does not scroll, and does not jump', async () => {
    const page = await openPage({ path: '/pages/namespaces/', context: { viewport: { width: 1280, height: 400 } } })
    const place = () =>
      page
        .getByRole('heading')
        .first()
        .evaluate((heading) => heading.getBoundingClientRect().x)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(400)
    const before = await place()
    await modalOf(page).open()
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden')
    expect(await place()).toBe(before)
    await modalOf(page).close.click()
    await modalOf(page).gone()
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflowY))
      .not.toBe('hidden')
  })
})

describe('its measures', () => {
  const measured = once(async () => {
    const page = await openPage({ path: SITE })
    await modalOf(page).open()
    const style = await page.locator('.fy').evaluate((root) => {
      const computed = getComputedStyle(root)
      return { zIndex: computed.zIndex, base: computed.getPropertyValue('--fy-base') }
    })
    const width = (await modalOf(page).dialog.boundingBox())?.width
    const title = await modalOf(page).title.evaluate((element) => getComputedStyle(element).fontSize)
    return { ...style, width, title }
  })

  it('S2.058 is 360px wide', async () => {
    expect((await measured()).width).toBe(360)
  })

  it('S2.059 lies at z-index 999', async () => {
    expect((await measured()).zIndex).toBe('999')
  })

  it('S2.060 has a base font of 10px, of which its title has 1.5', async () => {
    expect(await measured()).toMatchObject({ base: '10px', title: '15px' })
  })

  const timed = once(async () => {
    const page = await openPage({ path: SITE, context: MOVING })
    await modalOf(page).open()
    await modalOf(page).button('Lantern').waitFor()
    const motion = await page.evaluateHandle(() => {
      const seen: { name: string; duration: unknown }[] = []
      const shadow = document.querySelector('[data-foyer]')!.shadowRoot!
      // However long a frame takes, this is told.
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
    await modalOf(page).dialog.getByRole('button', { name: 'What is a wallet?' }).click()
    await modalOf(page).title.getByText('What is a wallet?').waitFor()
    const kinds = { title: /^fy-title-in$/, view: /^fy-view/, height: /blockSize/ }
    const durations = async () => {
      const seen = await motion.jsonValue()
      const of = (name: RegExp) => new Set(seen.filter((each) => name.test(each.name)).map(({ duration }) => duration))
      return { title: [...of(kinds.title)], view: [...of(kinds.view)], height: [...of(kinds.height)] }
    }
    // All three have begun.
    await expect.poll(async () => Object.values(await durations()).map(({ length }) => length)).not.toContain(0)
    return durations()
  })

  it.each([
    ['S2.054', 'title', 120],
    ['S2.055', 'height', 150],
    ['S2.056', 'view', 150],
  ] as const)('%s animates its %s for %i ms', async (_rule, what, milliseconds) => {
    expect((await timed())[what]).toEqual([milliseconds])
  })

  it('turned round halfway, its height follows the view that is shown', async () => {
    // A list that is lower than what follows it.
    const page = await openPage({ path: siteWith({ enableWalletConnect: false }), context: MOVING })
    const { dialog, title, button } = modalOf(page)
    await modalOf(page).open()
    await button('Lantern').waitFor()
    const cardHeight = () => dialog.locator('.fy-card').evaluate((card: HTMLElement) => card.offsetHeight)
    const height = await cardHeight()
    // Within an object: a promise itself would be waited for.
    const turn = await page.evaluateHandle((first) => {
      const shadow = document.querySelector('[data-foyer]')!.shadowRoot!
      // Slow enough to be turned round halfway on any machine.
      const { animate } = Element.prototype
      Element.prototype.animate = function (keyframes) {
        return animate.call(this, keyframes, { duration: 3_000 })
      }
      const targets: Promise<string[]> = new Promise((resolve) => {
        let isTurned = false
        const look = () => {
          const heights = shadow.getAnimations().flatMap(({ effect }) => {
            const frames = (effect as KeyframeEffect).getKeyframes()
            const height = frames.at(-1)?.blockSize
            return typeof height === 'string' ? [height] : []
          })
          if (heights.length && isTurned) return resolve(heights)
          if (heights.length && shadow.querySelector<HTMLElement>('.fy-card')!.offsetHeight > first + 10) {
            isTurned = true
            shadow.querySelector<HTMLElement>('[aria-label="Back"]')?.click()
            // The frame after the next has the animation that follows from it.
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
    expect(targets).toEqual([`${height}px`])
    await title.getByText('Connect a wallet').waitFor()
    await expect.poll(cardHeight).toBe(height)
  })

  it('S2.057 a press beside it shakes it for 500 ms while a wallet is asked, and closes it otherwise', async () => {
    const page = await openPage({ path: SITE, answer: 'never', context: MOVING })
    const modal = modalOf(page)
    await modal.open()
    await modal.button('Lantern').click()
    await modal.text('Approve in Lantern').waitFor()
    // Seen from within as it begins: on a busy machine it is over before a question from outside arrives.
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

  it('a press that begins in the modal and ends beside it does not close it', async () => {
    const page = await openPage({ path: SITE })
    const modal = modalOf(page)
    await modal.open()
    const { x, y } = (await modal.title.boundingBox())!
    await page.mouse.move(x + 5, y + 5)
    await page.mouse.down()
    await page.mouse.move(10, 10)
    await page.mouse.up()
    expect(await modal.isOpen()).toBe(true)
  })
})

describe('its theme', () => {
  it.each([
    ['S2.061', 'light'],
    ['S2.062', 'dark'],
  ] as const)('%s follows a visitor who prefers %s', async (_rule, colorScheme) => {
    const page = await openPage({ path: SITE, context: { colorScheme } })
    await modalOf(page).open()
    const card = await page.locator('.fy-card').evaluate((element) => {
      const canvas = document.createElement('canvas').getContext('2d')!
      canvas.fillStyle = getComputedStyle(element).backgroundColor
      canvas.fillRect(0, 0, 1, 1)
      return [...canvas.getImageData(0, 0, 1, 1).data]
    })
    const [red = 0] = card
    expect(colorScheme === 'light' ? red > 240 : red < 50, String(card)).toBe(true)
  })

  it('S5.020 themeMode goes before the visitor’s system, and setTheme before that', async () => {
    const page = await openPage({ path: siteWith({ themeMode: 'dark' }), context: { colorScheme: 'light' } })
    await modalOf(page).open()
    const mode = () => page.locator('.fy').getAttribute('data-fy-theme')
    expect(await mode()).toBe('dark')
    await page.evaluate(() => globalThis.__modal!.setTheme({ mode: 'light', variables: { '--fy-z': '4000' } }))
    await expect.poll(mode).toBe('light')
    await expect.poll(() => page.locator('.fy').evaluate((root) => getComputedStyle(root).zIndex)).toBe('4000')
  })
})

it('S2.008 where Connect would show to someone connected, it is Account', async () => {
  const page = await openPage({ path: SITE })
  const modal = modalOf(page)
  await connect(page, 'lantern')
  await openView(page, { view: 'Connect' })
  await modal.dialog.getByRole('button', { name: 'What is a wallet?' }).click()
  await modal.back.click()
  await modal.title.getByText('Account').waitFor()
  await openView(page, { view: 'ProfileWallets' })
  expect(await modal.back.count()).toBe(0)
})
