import { existsSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { type Browser, chromium, errors } from 'playwright-core'
import { MigrateError } from '../migrateFolder.js'
import type { Measurement, Weight } from './types.js'
import { watchRequests } from './watchRequests.js'

const BROWSERS = [
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const LOAD_LIMIT_MS = 30_000
const QUIET_LIMIT_MS = 10_000

export interface MeasureOptions {
  /** Selector of the element that opens the modal. */
  readonly click?: string | undefined
  readonly browser?: string | undefined
  /** Longest wait for the page to become quiet, after it loads and after the click, in ms. @default 10000 */
  readonly quietLimitMs?: number | undefined
}

/** Measures a page by its URL, or the files of a folder. Throws a `MigrateError` that says what is missing. */
export async function measure(target: string, options: MeasureOptions = {}): Promise<Measurement> {
  if (/^https?:\/\//i.test(target)) return measurePage(target, options)
  const info = await stat(target).catch(() => undefined)
  if (!info?.isDirectory()) throw new MigrateError(`${target} is neither a URL nor a folder.`)
  return measureFolder(target)
}

const NOTHING: Weight = { js: 0, css: 0 }

const add = (one: Weight, other: Weight): Weight => ({ js: one.js + other.js, css: one.css + other.css })

async function measureFolder(folder: string): Promise<Measurement> {
  let [load, brotli] = [NOTHING, NOTHING]
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const kind = entry.isFile() && /\.(m?js|css)$/.exec(entry.name)?.[1]
    if (!kind) continue
    const content = await readFile(join(entry.parentPath, entry.name))
    const weigh = (bytes: number): Weight => (kind === 'css' ? { js: 0, css: bytes } : { js: bytes, css: 0 })
    load = add(load, weigh(gzipSync(content).byteLength))
    brotli = add(brotli, weigh(brotliCompressSync(content).byteLength))
  }
  return { target: folder, load, brotli }
}

async function measurePage(url: string, options: MeasureOptions): Promise<Measurement> {
  const { click, browser: path, quietLimitMs = QUIET_LIMIT_MS } = options
  const executablePath = path ?? process.env.CHROME_PATH ?? process.env.CHROMIUM_PATH ?? BROWSERS.find(existsSync)
  if (executablePath === undefined) throw new MigrateError('No Chrome or Chromium was found: pass --browser PATH.')
  let browser: Browser
  try {
    browser = await chromium.launch({ executablePath })
  } catch (cause) {
    throw new MigrateError(`${executablePath} did not start.`, { cause })
  }
  try {
    const page = await (await browser.newContext()).newPage()
    const { weigh, untilQuiet } = await watchRequests(await page.context().newCDPSession(page))
    // A page that polls never has an idle network, so the wait after `load` has a limit.
    const response = await page.goto(url, { waitUntil: 'load', timeout: LOAD_LIMIT_MS }).catch((cause: unknown) => {
      const isLate = cause instanceof errors.TimeoutError
      const reason = isLate ? `its \`load\` event did not come in ${LOAD_LIMIT_MS / 1000} s` : firstLine(cause)
      throw new MigrateError(`${url} did not load: ${reason}.`, { cause })
    })
    if (response && !response.ok()) throw new MigrateError(`${url} answered ${response.status()}.`)
    const afterLoad = await untilQuiet(quietLimitMs)
    const load = weigh()
    if (click === undefined) return { target: url, load, waits: { load: afterLoad } }
    await page
      .locator(click)
      .first()
      .click()
      .catch((cause: unknown) => {
        throw new MigrateError(`${click} could not be clicked.`, { cause })
      })
    const afterClick = await untilQuiet(quietLimitMs)
    return { target: url, load, click: weigh(), waits: { load: afterLoad, click: afterClick } }
  } finally {
    await browser.close()
  }
}

const firstLine = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause)).split('\n')[0]
