import { chromium, type Page } from 'playwright-core'
import { type CheckedSite, openPage } from './openPage.ts'
import { runAxe } from './runAxe.ts'

const POPUP = '#type-of-name'
const PHONE = { width: 360, height: 740 }

/** Reads types in the snippets of each page with the keyboard, on a phone's width, and lists what goes wrong. */
export async function findTypeFaults({ folder, paths, executablePath }: CheckedSite): Promise<string[]> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    const { page, problems, goto } = await openPage(browser, folder)
    await page.setViewportSize(PHONE)
    const faults: string[] = []
    for (const path of paths) {
      const report = (fault: string) => faults.push(`${path}: ${fault}`)
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      await goto(path)
      if ((await page.locator('[data-type]').count()) === 0) continue
      try {
        await readTypes(page, report)
      } catch (error) {
        report(error instanceof Error ? error.message : String(error))
      }
      for (const problem of problems.splice(0)) report(problem)
    }
    return faults
  } finally {
    await browser.close()
  }
}

async function readTypes(page: Page, report: (fault: string) => void) {
  const popup = page.locator(POPUP)
  const first = await page.locator('[data-type][tabindex="0"]:visible').first().elementHandle()
  if (!first) return report('no name takes the focus')
  await first.focus()
  await popup.waitFor({ state: 'visible' })
  if ((await first.getAttribute('aria-describedby')) !== POPUP.slice(1)) report('the popup does not describe its name')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.waitForFunction(
      (dark) => document.documentElement.classList.contains('dark') === dark,
      colorScheme === 'dark',
    )
    for (const violation of await runAxe(page, { include: [POPUP] })) report(`${colorScheme}, ${violation}`)
  }
  const { right, overflow } = await page.evaluate((selector) => {
    const { scrollWidth, clientWidth } = document.documentElement
    const { right = 0 } = document.querySelector(selector)?.getBoundingClientRect() ?? {}
    return { right, overflow: scrollWidth - clientWidth }
  }, POPUP)
  if (right > PHONE.width) report(`the popup ends at ${right} px of ${PHONE.width}`)
  if (overflow > 0) report(`the page scrolls ${overflow} px to the side`)
  await page.keyboard.press('ArrowRight')
  if (await first.evaluate((name) => name === document.activeElement))
    report('an arrow key does not reach the next name')
  await page.keyboard.press('Escape')
  await popup.waitFor({ state: 'hidden' })
}
