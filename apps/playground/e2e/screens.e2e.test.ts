import { env } from 'node:process'
import { describe, expect, it } from 'vitest'
import { findAxeViolations } from './lib/findAxeViolations.ts'
import { openPage } from './lib/openPage.ts'
import { screens } from './lib/screens.ts'
import { shoot } from './lib/shoot.ts'

interface Look {
  readonly look: string
  readonly colorScheme: 'light' | 'dark'
  readonly viewport: { readonly width: number; readonly height: number }
  readonly forcedColors?: 'active'
  readonly dir?: 'rtl'
}

const desktop = { width: 1000, height: 760 }
const phone = { width: 390, height: 844 }

/** What is left of `desktop` at 200 %. */
const zoomed = { width: 500, height: 380 }

// Colours and layout are checked together: between them these two have each of both. The others are for people.
const checked = ['light', 'phone-dark']
const all: readonly Look[] = [
  { look: 'light', colorScheme: 'light', viewport: desktop },
  { look: 'dark', colorScheme: 'dark', viewport: desktop },
  { look: 'phone', colorScheme: 'light', viewport: phone },
  { look: 'phone-dark', colorScheme: 'dark', viewport: phone },
  { look: 'zoomed', colorScheme: 'light', viewport: zoomed },
  { look: 'forced', colorScheme: 'light', viewport: desktop, forcedColors: 'active' },
  { look: 'rtl', colorScheme: 'light', viewport: desktop, dir: 'rtl' },
]
const looks = env.FOYER_PICTURES === 'all' ? all : all.filter(({ look }) => checked.includes(look))

const wanted = screens.filter(({ isForPeople }) => !isForPeople || env.FOYER_PICTURES)

describe('every view', () => {
  it.each(wanted)(
    '$name: no accessibility violation in light and dark, on a desktop and as a sheet',
    async (screen) => {
      const { name, reach, isForPeople: _, ...options } = screen
      const page = await openPage({ ...options, context: { viewport: desktop, reducedMotion: 'reduce' } })
      await reach(page)
      const found: Record<string, readonly string[]> = {}
      for (const { look, colorScheme, viewport, forcedColors = 'none', dir = 'ltr' } of looks) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce', forcedColors })
        await page.setViewportSize(viewport)
        await page.evaluate((given) => {
          document.documentElement.dir = given
        }, dir)
        await page.locator(viewport === phone ? '.fy-sheet' : '.fy-modal:not(.fy-sheet)').waitFor()
        found[look] = await findAxeViolations(page, '[data-foyer]')
        await shoot(page, `${name}-${look}`)
      }
      expect(found).toEqual(Object.fromEntries(looks.map(({ look }) => [look, []])))
    },
  )
})
