import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BundlerName } from '../build/bundlers'
import { isAnalyticsRequest, isPictureRequest, splitRequests, summarizeRequests } from '../requests'
import type {
  AppBytes,
  BenchBrowser,
  BenchContext,
  BenchFigures,
  BrowserVisit,
  ClickTimes,
  MeasuredApp,
  PageBytes,
  PageRequest,
} from '../types'

// Long enough on a busy machine that independent requests start before the first response, and dependent ones end
// before the next. Above this latency, a browser assumes a 2g network.
const LATENCY_MS = 1_200

/**
 * Measures a first visit's downloads for each bundler and page, beyond React's if the page has it: `page` delays the
 * page, `idle` comes before a click, `press` delays the click. `cold` is a visit without prefetching: the click's
 * requests, and the requests while the modal is open. `inAll` lasts until the page is at rest after a connect;
 * `connected` is what began after the account showed. `pictures` are counted apart, as they delay nothing and depend on
 * app and user. Analytics are left out, as they load by a clock.
 */
export async function measureBytes(
  parts: BenchContext,
  requested: readonly { bundler: BundlerName; sites: readonly MeasuredApp[] }[],
): Promise<BenchFigures['bytes']> {
  const result = new Map<BundlerName, AppBytes>()
  const react: Record<string, number> = {}
  for (const { bundler, sites } of requested) {
    const alone = await reactAlone(parts, bundler)
    const all = await Promise.all(
      sites.map(
        async (site) => [site.page, await one(parts, bundler, site, site.hasReact === false ? 0 : alone)] as const,
      ),
    )
    result.set(bundler, Object.fromEntries(all))
    react[bundler] = alone
  }
  const { vite = {}, ...others } = Object.fromEntries(result)
  const { one: single, ten, five, buttons, elements, viem } = vite
  if (!single || !ten || !five || !buttons || !elements) throw new Error('Vite’s build of a page was not measured.')
  return { vite: { one: single, ten, five, buttons, elements, viem }, others, react }
}

async function reactAlone({ browser, server }: Pick<BenchContext, 'browser' | 'server'>, bundler: BundlerName) {
  const visit = await browser.visit(`${server.url}/${bundler}/react/`)
  const { bytes: all } = summarizeRequests(await visit.page.evaluate(() => window.__requests()))
  await visit.leave()
  return all
}

async function one(
  { browser, server, out }: BenchContext,
  bundler: BundlerName,
  site: MeasuredApp,
  react: number,
): Promise<PageBytes> {
  const url = `${server.url}/${bundler}/${site.page}/`
  const { phases, shownAt } = await visitAndConnect(browser, url, site)
  const { page, idle, press, later, pictures } = withoutPictures(phases)
  const cold = withoutPictures(await visitAndOpen(browser, `${url}?preload=none`, site))
  const first = summarizeRequests(page)
  const beyondReact = first.bytes - react
  const rest = [...idle, ...press, ...later]
  const chain = bundler === 'vite' ? chainIn(join(out, bundler, site.page)) : () => 0
  return {
    page: { ...first, bytes: beyondReact, chain: chain(page) },
    idle: { ...summarizeRequests(idle), chain: chain(idle) },
    press: summarizeRequests(press),
    cold: {
      press: { ...summarizeRequests(cold.press), chain: chain(cold.press) },
      open: summarizeRequests(cold.later),
    },
    pictures: summarizeRequests(pictures),
    inAll: { bytes: beyondReact + summarizeRequests(rest).bytes, requests: first.requests + rest.length },
    connected: summarizeRequests(later.filter(({ start }) => start > shownAt)),
  }
}

type Phases = ReturnType<typeof splitRequests<PageRequest>>

function withoutPictures({ page, idle, press, later }: Phases) {
  const without = (requests: readonly PageRequest[]) => requests.filter((each) => !isPictureRequest(each))
  return {
    ...{ page: without(page), idle: without(idle), press: without(press), later: without(later) },
    pictures: [...page, ...idle, ...press, ...later].filter(isPictureRequest),
  }
}

async function visitAndOpen(browser: BenchBrowser, url: string, site: MeasuredApp) {
  const { visit, moments } = await open(browser, url, site)
  await visit.rest()
  return leave(visit, moments)
}

async function visitAndConnect(browser: BenchBrowser, url: string, site: MeasuredApp) {
  const { visit, moments } = await open(browser, url, site)
  const { page } = visit
  await visit.rest()
  const time = page.evaluate<ClickTimes>(`window.__timeFromClick(${site.connects?.account})`)
  await page.locator('.fy-row', { hasText: 'Installed' }).click()
  const { shown } = await time
  // Waits for the look-up of the account's name, the last request after a connect.
  await page.waitForFunction(() => window.__nameLookups > 0)
  await visit.rest()
  return { phases: await leave(visit, moments), shownAt: shown }
}

// Imitates an unhurried user, who reaches the button when the page is at rest.
async function open(browser: BenchBrowser, url: string, site: MeasuredApp) {
  const visit = await browser.visit(url, { latency: LATENCY_MS })
  const { page } = visit
  await visit.rest()
  const loaded = await page.evaluate(
    () =>
      performance.getEntriesByType('navigation').find((each) => each instanceof PerformanceNavigationTiming)
        ?.loadEventStart ?? 0,
  )
  const reached = await page.evaluate(() => performance.now())
  const time = page.evaluate<ClickTimes>(`window.__timeFromClick(${site.row})`)
  await page.locator(site.button).click()
  const { shown } = await time
  return { visit, moments: { loaded, reached, shown } }
}

interface Moments {
  loaded: number
  reached: number
  shown: number
}

/** Ends a visit and splits its requests. */
async function leave(visit: BrowserVisit, moments: Moments) {
  const requests = await visit.page.evaluate(() => window.__requests())
  await visit.leave()
  return splitRequests(
    requests.filter((each) => !isAnalyticsRequest(each)),
    moments,
  )
}

const CHAIN_SDK =
  /node_modules\/(viem|@wagmi|ox|abitype|mipd|zustand|eventemitter3|@noble|@scure|@adraffy|@solana|@polkadot|@dedot|deshape|@cosmjs|cosmjs-types|sats-connect|@sats-connect|@walletconnect)\b|\/chunks\/universal-provider\.js/

// Estimates the bytes of chains' libraries in some chunks. A network's definition counts as the app's.
function chainIn(folder: string) {
  const modules: Record<string, Record<string, number>> = JSON.parse(readFileSync(join(folder, 'chunks.json'), 'utf8'))
  const sum = (parts: readonly [id: string, length: number][]) => parts.reduce((total, [, length]) => total + length, 0)
  const of = ({ url, bytes: size }: PageRequest) => {
    const parts = Object.entries(modules[url.match(/assets\/[^/?]+\.js/)?.[0] ?? ''] ?? {})
    const chain = parts.filter(([id]) => CHAIN_SDK.test(id) && !/viem\/_esm\/(chains|utils\/chain)\//.test(id))
    return sum(parts) ? Math.round((size * sum(chain)) / sum(parts)) : 0
  }
  return (requests: readonly PageRequest[]) => requests.reduce((total, request) => total + of(request), 0)
}
