import { chromium, type Page } from 'playwright-core'
import { ADDRESS, type CheckedSite, openPage } from './openPage.ts'
import { runAxe } from './runAxe.ts'

/** Axe runs in the page, so two pages keep two cores busy. */
const PAGES_AT_ONCE = 2

const PHONE = { width: 360, height: 740 }
const COMPUTER = { width: 1280, height: 720 }

/** Opens each page in light and dark, and some on a phone's width, and lists what axe finds there. */
export async function findViolations({ folder, paths, executablePath }: CheckedSite): Promise<string[]> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    const queue = [...paths]
    const workers = Array.from({ length: PAGES_AT_ONCE }, async () => {
      const { page } = await openPage(browser, folder)
      const found: string[] = []
      for (let path = queue.shift(); path !== undefined; path = queue.shift()) found.push(...(await check(page, path)))
      return found
    })
    return (await Promise.all(workers)).flat()
  } finally {
    await browser.close()
  }
}

/** Code has the same colors everywhere, and thousands of elements: axe reads it on one page of each kind alone. */
const hasCodeChecked = (path: string) => path.startsWith('start/') || CODE_CHECKED.includes(path)

const CODE_CHECKED = [
  'guides/sign-in.html',
  'reference/languages.html',
  'packages/create-foyer.html',
  'moving/connectkit.html',
  'releases/upgrading.html',
]

// One page of each kind: the first page, code, tables, options, declarations.
const PHONE_CHECKED = [
  'index.html',
  'start/react.html',
  'guides/themes.html',
  'reference/options.html',
  'reference/languages.html',
  'releases/sizes.html',
]

async function check(page: Page, path: string) {
  const exclude = hasCodeChecked(path) ? [] : ['pre code']
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(`${ADDRESS}/${path}`)
  const light = await runAxe(page, { include: ['html'], exclude })
  await page.emulateMedia({ colorScheme: 'dark' })
  // The demo follows the system by its styles alone.
  if (!path.startsWith('demo/')) await page.waitForFunction(() => document.documentElement.classList.contains('dark'))
  const dark = await runAxe(page, { include: ['html'], exclude, rules: ['color-contrast'] })
  const phone = PHONE_CHECKED.includes(path) ? await checkOnPhone(page, exclude) : []
  return [
    ...light.map((line) => `${path}: ${line}`),
    ...dark.map((line) => `${path}, dark: ${line}`),
    ...phone.map((line) => `${path}, phone: ${line}`),
  ]
}

async function checkOnPhone(page: Page, exclude: readonly string[]) {
  await page.setViewportSize(PHONE)
  const found = await runAxe(page, { include: ['html'], exclude })
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  await page.setViewportSize(COMPUTER)
  return overflow > 0 ? [...found, `the page scrolls ${overflow} px to the side`] : found
}
