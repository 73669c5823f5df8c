import { existsSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { type Browser, chromium, type Page } from 'playwright-core'
import { MigrateError } from '../migrateFolder.js'
import type { Measurement, Weight } from './types.js'

const BROWSERS = [
  ...['/usr/bin/google-chrome', '/usr/bin/google-chrome-stable', '/usr/bin/chromium', '/usr/bin/chromium-browser'],
  ...['/snap/bin/chromium', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
  ...['C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'],
]

export interface MeasureOptions {
  /** Selector of the element that opens the modal. */
  readonly click?: string | undefined
  readonly browser?: string | undefined
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

async function measurePage(url: string, { click, browser: path }: MeasureOptions): Promise<Measurement> {
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
    const weigh = await watchTransfers(page)
    const response = await page.goto(url, { waitUntil: 'networkidle' }).catch((cause: unknown) => {
      throw new MigrateError(`${url} did not load.`, { cause })
    })
    if (response && !response.ok()) throw new MigrateError(`${url} answered ${response.status()}.`)
    const load = weigh()
    if (click === undefined) return { target: url, load }
    await page
      .locator(click)
      .first()
      .click()
      .catch((cause: unknown) => {
        throw new MigrateError(`${click} could not be clicked.`, { cause })
      })
    await page.waitForLoadState('networkidle')
    await settle(page)
    return { target: url, load, click: weigh() }
  } finally {
    await browser.close()
  }
}

/** Waits until two checks in a row see no request under way. */
async function settle(page: Page): Promise<void> {
  let active = 0
  const begin = () => void active++
  const end = () => void active--
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end)
  for (let quiet = 0; quiet < 2; quiet = active > 0 ? 0 : quiet + 1) await page.waitForTimeout(500)
}

/** Counts the bytes of scripts and styles on the wire. Returns those since the last call. */
async function watchTransfers(page: Page): Promise<() => Weight> {
  const session = await page.context().newCDPSession(page)
  const kinds = new Map<string, 'js' | 'css'>()
  let weight = NOTHING
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') kinds.set(requestId, 'js')
    else if (type === 'Stylesheet') kinds.set(requestId, 'css')
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId)
    if (kind) weight = add(weight, { ...NOTHING, [kind]: encodedDataLength })
  })
  await session.send('Network.enable')
  return () => {
    const result = weight
    weight = NOTHING
    return result
  }
}
