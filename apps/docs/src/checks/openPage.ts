import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { BASE } from '../folders.ts'

// Chromium takes names below `localhost` for secure, as it takes a site with https.
const ORIGIN = 'http://docs.localhost'
/** Address of the site, without a trailing slash. */
export const ADDRESS = `${ORIGIN}${BASE.slice(0, -1)}`

const TIMEOUT_MS = 120_000

export interface CheckedSite {
  readonly folder: string
  readonly paths: readonly string[]
  readonly executablePath: string
}

/** Opens a page that gets the site's files and nothing else. `problems` lists its errors and its other requests. */
export async function openPage(browser: Browser, folder: string) {
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  // A busy machine is only waited for.
  page.setDefaultTimeout(TIMEOUT_MS)
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(error.message))
  await page.route('**/*', (route) => {
    const { origin, pathname } = new URL(route.request().url())
    const file = join(folder, decodeURIComponent(pathname).slice(BASE.length))
    if (origin === ORIGIN && pathname.startsWith(BASE) && existsSync(file)) return route.fulfill({ path: file })
    problems.push(`requests ${route.request().url()}`)
    return route.abort()
  })
  return { page, problems, goto: (path: string) => page.goto(`${ADDRESS}/${path}`) }
}
