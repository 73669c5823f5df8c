import { env } from 'node:process'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { comparedViews } from '../pages/redesign/comparedViews.ts'
import { drawContactSheet } from './lib/drawContactSheet.ts'
import { findAxeViolations } from './lib/findAxeViolations.ts'
import { findLayoutFaults } from './lib/findLayoutFaults.ts'
import { getModalClip, hidePage } from './lib/isolateModal.ts'
import { lengthenNames } from './lib/lengthenNames.ts'
import { openPage } from './lib/openPage.ts'
import { allScreenVisits as all } from './lib/screens.ts'
import { takePicture } from './lib/takePicture.ts'

interface Look {
  readonly look: string
  readonly colorScheme: 'light' | 'dark'
  readonly viewport: { readonly width: number; readonly height: number }
  readonly forcedColors?: 'active'
  readonly dir?: 'rtl'
  /** Replaces each name by a very long word. */
  readonly isLong?: boolean
  /** Checks layout only; another look has the same colors. */
  readonly isLayout?: boolean
  /** Takes a picture of the modal without the app behind it, for the page `redesign`. */
  readonly isAlone?: boolean
}

const desktop = { width: 1000, height: 760 }
const phone = { width: 390, height: 844 }

// Below this width the modal is a sheet at the bottom, as it is on phones in landscape, which are less high.
const SHEET_WIDTH_PX = 480

// The smallest supported window: half a phone, or 1280 pixels at 400 %.
const narrow = { width: 320, height: 640 }

// The look in which the page is opened and led from screen to screen.
const first: Look = { look: 'light', colorScheme: 'light', viewport: desktop }

// Looks that tests check: together they have all colors and all layouts. The others are for pictures only.
const checked = ['light', 'phone-dark', 'low', 'rtl', 'narrow-long-forced']
const every: readonly Look[] = [
  first,
  { look: 'dark', colorScheme: 'dark', viewport: desktop },
  { look: 'phone', colorScheme: 'light', viewport: phone },
  { look: 'phone-dark', colorScheme: 'dark', viewport: phone },
  // `desktop` at 200 %, and a window of 1280 x 800.
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
const alone: readonly Look[] = (['light', 'dark'] as const).map((colorScheme) => ({
  look: `alone-${colorScheme}`,
  colorScheme,
  viewport: desktop,
  isLayout: true,
  isAlone: true,
}))
const pictured = new Map([
  ['all', every],
  ['compared', alone],
]).get(env.FOYER_PICTURES ?? '')
const looks = pictured ?? every.filter(({ look }) => checked.includes(look))

const isPictured = (name: string) => pictured !== alone || comparedViews.some((view) => view.name === name)
const visits = all.flatMap((visit) => {
  const screens = visit.screens.filter(({ isForPeople }) => !isForPeople || env.FOYER_PICTURES)
  // Keeps the screens before the last pictured one, because each leads to the next.
  const last = screens.map(({ name }) => isPictured(name)).lastIndexOf(true)
  return last < 0 ? [] : [{ ...visit, screens: screens.slice(0, last + 1) }]
})

// A screen in all looks takes seconds; after a minute it will not finish.
const MINUTE_MS = 60_000

async function put(page: Page, { colorScheme, viewport, forcedColors, dir }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce', forcedColors: forcedColors ?? 'none' })
  await page.setViewportSize(viewport)
  await page.evaluate((input) => {
    document.documentElement.dir = input
  }, dir ?? 'ltr')
}

// Switches the screen to a look, and returns its problems.
async function check(page: Page, name: string, look: Look, hasTouch: boolean): Promise<readonly string[]> {
  await put(page, look)
  const { width, height } = look.viewport
  const isSheet = width < SHEET_WIDTH_PX || (hasTouch && height < SHEET_WIDTH_PX)
  await page.locator(isSheet ? '.fy-sheet' : '.fy-modal:not(.fy-sheet)').waitFor()
  const change = look.isLong ? lengthenNames : look.isAlone ? hidePage : undefined
  const restore = await change?.(page)
  const hasAxe = !look.isLayout || env.FOYER_PICTURES === 'all'
  const violations = hasAxe ? await findAxeViolations(page, '[data-foyer]') : []
  // Borders of forced colors take two pixels of a target, and touch is rare there.
  const find = () => findLayoutFaults(page, { isTouch: isSheet && !look.forcedColors })
  // A resized list measures its rows when it is at rest.
  let faults = await find()
  for (let tries = 0; faults.length > 0 && tries < 5; tries += 1) {
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)))
    faults = await find()
  }
  await takePicture(page, `${name}-${look.look}`, look.isAlone ? { clip: await getModalClip(page) } : {})
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
    it(`${visit}: has no accessibility violation and nothing cut, covered or too small, in light and dark, on a desktop and as a sheet (${names})`, {
      timeout: (screens.length + 2) * MINUTE_MS,
      tags: isJourney ? ['journey'] : [],
    }, async () => {
      const page = await openPage({ ...options, context: { viewport: desktop, reducedMotion: 'reduce', ...device } })
      const result: Record<string, readonly string[]> = {}
      for (const { name, reach } of screens) {
        await put(page, first)
        await reach(page)
        for (const look of isPictured(name) ? looks : []) {
          const faults = await check(page, name, look, device?.hasTouch === true)
          if (faults.length > 0) result[`${name}-${look.look}`] = faults
        }
      }
      expect(result).toEqual({})
    })
  }
})
