import { env } from 'node:process'
import { describe, expect, it } from 'vitest'
import { findAxeViolations } from './lib/findAxeViolations.ts'
import { openPage } from './lib/openPage.ts'
import { screens } from './lib/screens.ts'
import { shoot } from './lib/shoot.ts'

const desktop = { width: 1000, height: 760 }
const phone = { width: 390, height: 844 }

// Colours and layout are checked together: between them these two have each of both. The others are for people.
const checked = ['light', 'phone-dark']
const all = [
  { look: 'light', colorScheme: 'light', viewport: desktop },
  { look: 'dark', colorScheme: 'dark', viewport: desktop },
  { look: 'phone', colorScheme: 'light', viewport: phone },
  { look: 'phone-dark', colorScheme: 'dark', viewport: phone },
] as const
const looks = env.FOYER_PICTURES === 'all' ? all : all.filter(({ look }) => checked.includes(look))

describe('every view', () => {
  it.each(screens)(
    '$name: no accessibility violation in light and dark, on a desktop and as a sheet',
    async (screen) => {
      const { name, reach, ...options } = screen
      const page = await openPage({ ...options, context: { viewport: desktop, reducedMotion: 'reduce' } })
      await reach(page)
      const found: Record<string, readonly string[]> = {}
      for (const { look, colorScheme, viewport } of looks) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await page.setViewportSize(viewport)
        await page.locator(viewport === phone ? '.fy-sheet' : '.fy-modal:not(.fy-sheet)').waitFor()
        found[look] = await findAxeViolations(page, '[data-foyer]')
        await shoot(page, `${name}-${look}`)
      }
      expect(found).toEqual(Object.fromEntries(looks.map(({ look }) => [look, []])))
    },
  )
})
