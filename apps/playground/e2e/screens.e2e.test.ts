import { env } from 'node:process'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { drawContactSheet } from './lib/drawContactSheet.ts'
import { findAxeViolations } from './lib/findAxeViolations.ts'
import { findLayoutFaults } from './lib/findLayoutFaults.ts'
import { lengthenNames } from './lib/lengthenNames.ts'
import { openPage } from './lib/openPage.ts'
import { visits as all } from './lib/screens.ts'
import { shoot } from './lib/shoot.ts'

interface Look {
  readonly look: string
  readonly colorScheme: 'light' | 'dark'
  readonly viewport: { readonly width: number; readonly height: number }
  readonly forcedColors?: 'active'
  readonly dir?: 'rtl'
  /** A very long word in the place of each name. */
  readonly isLong?: boolean
  /** In the run that nobody looks at only where things lie is checked: the rest is as in another look. */
  readonly isLayout?: boolean
}

const desktop = { width: 1000, height: 760 }
const phone = { width: 390, height: 844 }

/** Narrower windows have a sheet, and phones that lie on their side. */
const SHEET = 480

/** The smallest window that is held: half a phone, or 1280 pixels at 400 %. */
const narrow = { width: 320, height: 640 }

/** How a page is opened, and led from one screen to the next. */
const first: Look = { look: 'light', colorScheme: 'light', viewport: desktop }

// Colours and layout are checked together: between them these have each of both. The others are for people.
const checked = ['light', 'phone-dark', 'low', 'rtl', 'narrow-long-forced']
const every: readonly Look[] = [
  first,
  { look: 'dark', colorScheme: 'dark', viewport: desktop },
  { look: 'phone', colorScheme: 'light', viewport: phone },
  { look: 'phone-dark', colorScheme: 'dark', viewport: phone },
  // What is left of `desktop` at 200 %, and of a window of 1280 x 800.
  { look: 'zoomed', colorScheme: 'light', viewport: { width: 500, height: 380 } },
  { look: 'low', colorScheme: 'light', viewport: { width: 640, height: 400 }, isLayout: true },
  { look: 'forced', colorScheme: 'light', viewport: desktop, forcedColors: 'active' },
  { look: 'rtl', colorScheme: 'light', viewport: desktop, dir: 'rtl', isLayout: true },
  { look: 'narrow', colorScheme: 'light', viewport: narrow },
  { look: 'long', colorScheme: 'light', viewport: desktop, isLong: true },
  {
    look: 'narrow-long-forced',
    colorScheme: 'light',
    viewport: narrow,
    forcedColors: 'active',
    isLong: true,
    isLayout: true,
  },
]
const looks = env.FOYER_PICTURES === 'all' ? every : every.filter(({ look }) => checked.includes(look))

const visits = all.flatMap((visit) => {
  const screens = visit.screens.filter(({ isForPeople }) => !isForPeople || env.FOYER_PICTURES)
  return screens.length > 0 ? [{ ...visit, screens }] : []
})

/** A screen in all looks takes a few seconds; what takes a minute will not come. */
const MINUTE = 60_000

async function put(page: Page, { colorScheme, viewport, forcedColors, dir }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce', forcedColors: forcedColors ?? 'none' })
  await page.setViewportSize(viewport)
  await page.evaluate((given) => {
    document.documentElement.dir = given
  }, dir ?? 'ltr')
}

/** Puts what is on screen into one look, and gives what is wrong with it there. */
async function check(page: Page, name: string, look: Look, hasTouch: boolean): Promise<readonly string[]> {
  await put(page, look)
  const { width, height } = look.viewport
  const isSheet = width < SHEET || (hasTouch && height < SHEET)
  await page.locator(isSheet ? '.fy-sheet' : '.fy-modal:not(.fy-sheet)').waitFor()
  const restore = look.isLong ? await lengthenNames(page) : undefined
  const hasAxe = !look.isLayout || env.FOYER_PICTURES === 'all'
  const violations = hasAxe ? await findAxeViolations(page, '[data-foyer]') : []
  // The edges of forced colours take two pixels of a target, where fingers are rare.
  const find = () => findLayoutFaults(page, { isTouch: isSheet && !look.forcedColors })
  // A list that is scrolled by the new size measures its rows when it is at rest.
  let faults = await find()
  for (let tries = 0; faults.length > 0 && tries < 5; tries += 1) {
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)))
    faults = await find()
  }
  await shoot(page, `${name}-${look.look}`)
  await restore?.()
  return [...faults, ...violations]
}

describe('every view', () => {
  afterAll(() =>
    drawContactSheet(
      visits.flatMap(({ screens }) => screens.map(({ name }) => name)),
      looks,
    ),
  )

  for (const { name: visit, screens, device, isJourney, ...options } of visits) {
    const names = screens.map(({ name }) => name).join(', ')
    it(`${visit}: no accessibility violation, nothing cut, covered or too small to press, in light and dark, on a desktop and as a sheet (${names})`, {
      timeout: (screens.length + 2) * MINUTE,
      tags: isJourney ? ['journey'] : [],
    }, async () => {
      const page = await openPage({ ...options, context: { viewport: desktop, reducedMotion: 'reduce', ...device } })
      const found: Record<string, readonly string[]> = {}
      for (const { name, reach } of screens) {
        await put(page, first)
        await reach(page)
        for (const look of looks) {
          const faults = await check(page, name, look, device?.hasTouch === true)
          if (faults.length > 0) found[`${name}-${look.look}`] = faults
        }
      }
      expect(found).toEqual({})
    })
  }
})
