import { env } from 'node:process'
import { afterAll, describe, expect, it } from 'vitest'
import { drawContactSheet } from './lib/drawContactSheet.ts'
import { findAxeViolations } from './lib/findAxeViolations.ts'
import { findLayoutFaults } from './lib/findLayoutFaults.ts'
import { lengthenNames } from './lib/lengthenNames.ts'
import { openPage } from './lib/openPage.ts'
import { screens } from './lib/screens.ts'
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

/** Narrower windows have a sheet. */
const SHEET = 480

/** The smallest window that is held: half a phone, or 1280 pixels at 400 %. */
const narrow = { width: 320, height: 640 }

// Colours and layout are checked together: between them these have each of both. The others are for people.
const checked = ['light', 'phone-dark', 'narrow-long-forced']
const all: readonly Look[] = [
  { look: 'light', colorScheme: 'light', viewport: desktop },
  { look: 'dark', colorScheme: 'dark', viewport: desktop },
  { look: 'phone', colorScheme: 'light', viewport: phone },
  { look: 'phone-dark', colorScheme: 'dark', viewport: phone },
  // What is left of `desktop` at 200 %, and of a window of 1280 x 800.
  { look: 'zoomed', colorScheme: 'light', viewport: { width: 500, height: 380 } },
  { look: 'low', colorScheme: 'light', viewport: { width: 640, height: 400 } },
  { look: 'forced', colorScheme: 'light', viewport: desktop, forcedColors: 'active' },
  { look: 'rtl', colorScheme: 'light', viewport: desktop, dir: 'rtl' },
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
const looks = env.FOYER_PICTURES === 'all' ? all : all.filter(({ look }) => checked.includes(look))

const wanted = screens.filter(({ isForPeople }) => !isForPeople || env.FOYER_PICTURES)

describe('every view', () => {
  afterAll(() =>
    drawContactSheet(
      wanted.map(({ name }) => name),
      looks,
    ),
  )

  it.each(wanted)(
    '$name: no accessibility violation, nothing cut, covered or too small to press, in light and dark, on a desktop and as a sheet',
    async (screen) => {
      const { name, reach, isForPeople: _, ...options } = screen
      const page = await openPage({ ...options, context: { viewport: desktop, reducedMotion: 'reduce' } })
      await reach(page)
      const found: Record<string, readonly string[]> = {}
      for (const { look, colorScheme, viewport, forcedColors = 'none', dir = 'ltr', isLong, isLayout } of looks) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce', forcedColors })
        await page.setViewportSize(viewport)
        await page.evaluate((given) => {
          document.documentElement.dir = given
        }, dir)
        const isSheet = viewport.width < SHEET
        await page.locator(isSheet ? '.fy-sheet' : '.fy-modal:not(.fy-sheet)').waitFor()
        if (isLong) await lengthenNames(page)
        const violations = isLayout && env.FOYER_PICTURES !== 'all' ? [] : await findAxeViolations(page, '[data-foyer]')
        // The edges of forced colours take two pixels of a target, where fingers are rare.
        const isTouch = isSheet && forcedColors === 'none'
        found[look] = [...(await findLayoutFaults(page, { isTouch })), ...violations]
        await shoot(page, `${name}-${look}`)
      }
      expect(found).toEqual(Object.fromEntries(looks.map(({ look }) => [look, []])))
    },
  )
})
