import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BundlerName } from '../build/bundlers'
import { isAnalytics, isPicture, tellApart, weigh } from '../requests'
import type { Browser, Figures, PageBytes, PageRequest, Parts, PressTimes, Site, SiteBytes, Visit } from '../types'

/**
 * Milliseconds. Long enough for a busy machine: what did not wait for an answer begins before it comes, and who waits for
 * one answer is done before the next comes. Longer, and a browser takes it for a 2g network.
 */
const LATENCY = 1_200

/**
 * What a first visit downloads and when, for each bundler and page, beyond what React alone is: `page` delays the page,
 * `idle` comes before anybody acts, `press` is waited for by who presses then. `cold` is a visit in which nothing came
 * ahead: what the press waits for, and what comes while the modal is open. `pictures` are counted apart: nobody waits for
 * them, and which ones there are is the site's and the visitor's doing. Analytics are left out: they come by a clock.
 */
export async function bytes(
  parts: Parts,
  wanted: readonly { bundler: BundlerName; sites: readonly Site[] }[],
): Promise<Figures['bytes']> {
  const found = new Map<BundlerName, SiteBytes>()
  const react: Record<string, number> = {}
  for (const { bundler, sites } of wanted) {
    const alone = await reactAlone(parts, bundler)
    const all = await Promise.all(
      sites.map(async (site) => [site.page, await one(parts, bundler, site, alone)] as const),
    )
    found.set(bundler, Object.fromEntries(all))
    react[bundler] = alone
  }
  const { vite = {}, ...others } = Object.fromEntries(found)
  const { one: single, ten, five, buttons, viem } = vite
  if (!single || !ten || !five || !buttons) throw new Error('Vite’s build of a page was not measured.')
  return { vite: { one: single, ten, five, buttons, viem }, others, react }
}

async function reactAlone({ browser, server }: Pick<Parts, 'browser' | 'server'>, bundler: BundlerName) {
  const visit = await browser.visit(`${server.url}/${bundler}/react/`)
  const { bytes: all } = weigh(await visit.page.evaluate(() => window.__requests()))
  await visit.leave()
  return all
}

async function one(
  { browser, server, out }: Parts,
  bundler: BundlerName,
  site: Site,
  react: number,
): Promise<PageBytes> {
  const url = `${server.url}/${bundler}/${site.page}/`
  const { pictures, ...visit } = withoutPictures(await visitAndConnect(browser, url, site))
  const { page, idle, press, later } = visit
  const cold = withoutPictures(await visitAndOpen(browser, `${url}?preload=none`, site))
  const first = weigh(page)
  const beyondReact = first.bytes - react
  const rest = [...idle, ...press, ...later]
  const chain = bundler === 'vite' ? chainIn(join(out, bundler, site.page)) : () => 0
  return {
    page: { ...first, bytes: beyondReact, chain: chain(page) },
    idle: { ...weigh(idle), chain: chain(idle) },
    press: weigh(press),
    cold: { press: { ...weigh(cold.press), chain: chain(cold.press) }, open: weigh(cold.later) },
    pictures: weigh(pictures),
    inAll: { bytes: beyondReact + weigh(rest).bytes, requests: first.requests + rest.length },
  }
}

type Phases = ReturnType<typeof tellApart<PageRequest>>

function withoutPictures({ page, idle, press, later }: Phases) {
  const without = (requests: readonly PageRequest[]) => requests.filter((each) => !isPicture(each))
  return {
    ...{ page: without(page), idle: without(idle), press: without(press), later: without(later) },
    pictures: [...page, ...idle, ...press, ...later].filter(isPicture),
  }
}

async function visitAndOpen(browser: Browser, url: string, site: Site) {
  const { visit, moments } = await open(browser, url, site)
  await visit.rest()
  return leave(visit, moments)
}

async function visitAndConnect(browser: Browser, url: string, site: Site) {
  const { visit, moments } = await open(browser, url, site)
  const { page } = visit
  await visit.rest()
  const time = page.evaluate<PressTimes>("window.__timeFromClick(() => document.querySelector('button.fy-page--2'))")
  await page.locator('.fy-row', { hasText: 'Installed' }).click()
  const { shown: connected } = await time
  await visit.rest()
  return leave(visit, { ...moments, connected })
}

/** An unhurried visitor: the page has come to rest when they reach the button. */
async function open(browser: Browser, url: string, site: Site) {
  const visit = await browser.visit(url, { latency: LATENCY })
  const { page } = visit
  await visit.rest()
  const loaded = await page.evaluate(
    () =>
      performance.getEntriesByType('navigation').find((each) => each instanceof PerformanceNavigationTiming)
        ?.loadEventStart ?? 0,
  )
  const reached = await page.evaluate(() => performance.now())
  const time = page.evaluate<PressTimes>(`window.__timeFromClick(${site.row})`)
  await page.locator(site.button).click()
  const { shown } = await time
  return { visit, moments: { loaded, reached, shown } }
}

interface Moments {
  loaded: number
  reached: number
  shown: number
}

/**
 * Where `connected` is a moment of the visit, what was asked for until then, or at once: whose name it is. What waits for an
 * answer to that is not waited for, and how much of it a visit sees is up to the machine.
 */
async function leave(
  visit: Visit,
  { connected = Number.POSITIVE_INFINITY, ...moments }: Moments & { connected?: number },
) {
  const requests = await visit.page.evaluate(() => window.__requests())
  await visit.leave()
  return tellApart(
    requests.filter((each) => each.start <= connected + LATENCY / 2 && !isAnalytics(each)),
    moments,
  )
}

const CHAIN_SDK =
  /node_modules\/(viem|@wagmi|ox|abitype|mipd|zustand|eventemitter3|@noble|@scure|@adraffy|@solana|@polkadot|@dedot|deshape|@cosmjs|cosmjs-types|sats-connect|@sats-connect|@walletconnect)\b|\/groups\/universal-provider\.js/

/** The part of some chunks that comes from chains' libraries. The definition of a network is the site's own. */
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
