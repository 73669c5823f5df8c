import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const CHAIN_SDK =
  /node_modules\/(viem|@wagmi|ox|abitype|mipd|zustand|eventemitter3|@noble|@scure|@adraffy|@solana|@polkadot|@cosmjs|cosmjs-types|sats-connect|@walletconnect)\b/

/** What each step of a first visit downloads, beyond what React alone does. */
export async function bytes({ browser, server, out }) {
  const react = sizes(join(out, 'react'))
  const foyer = sizes(join(out, 'foyer'))
  const plain = await browser.visit(`${server.url}/react/`)
  const base = sum(plain.requests.map(react.of))
  await plain.leave()

  const { visit, load, open } = await openOn(browser, `${server.url}/foyer/`)
  const { page, requests } = visit
  await page.locator('.fy-row', { hasText: 'Installed' }).click()
  await page.locator('button.fy-page--2').waitFor()
  await page.waitForFunction(() => window.__asked.some((url) => url.includes('getAnalyticsConfig')))
  await visit.rest()
  const connected = requests.splice(0)
  await visit.leave()

  const first = sum(load.map(foyer.of)) - base
  const opening = sum(open.filter(foyer.isOfOpening).map(foyer.of))
  const chainInOpening = sum(open.map(foyer.chainOf))
  return {
    firstLoad: first,
    opening: opening - chainInOpening,
    chainInFirstLoad: sum(load.map(foyer.chainOf)),
    chainInOpening,
    inAll: first + sum([...open, ...connected].map(foyer.of)),
    react: base,
    five: await five({ browser, server, out, base }),
  }
}

/** A first visit until the modal is open: what came with the page, and what came with the modal. */
async function openOn(browser, url) {
  const visit = await browser.visit(url)
  const { page, requests } = visit
  const load = requests.splice(0)
  await page.locator('button.fy-page').click()
  await page.locator('.fy-row').first().waitFor()
  await visit.rest()
  return { visit, load, open: requests.splice(0) }
}

/** The same first steps on a page with all five adapters. */
async function five({ browser, server, out, base }) {
  const { of, chainOf, isOfOpening } = sizes(join(out, 'five'))
  const { visit, load, open } = await openOn(browser, `${server.url}/five/`)
  await visit.leave()
  return {
    firstLoad: sum(load.map(of)) - base,
    opening: sum(open.filter(isOfOpening).map(of)),
    chains: sum([...load, ...open].map(chainOf)),
  }
}

function sizes(folder) {
  const modules = JSON.parse(readFileSync(join(folder, 'chunks.json'), 'utf8'))
  const nameOf = (url) => url.match(/assets\/[^/?]+\.js/)?.[0]
  const of = (url) => {
    const name = nameOf(url)
    return name ? gzipSync(readFileSync(join(folder, name)), { level: 9 }).length : 0
  }
  /** The part of a chunk that comes from wagmi, viem and what they bring. A definition of a chain is the site's own. */
  const chainOf = (url) => {
    const parts = Object.entries(modules[nameOf(url)] ?? {})
    const all = sum(parts.map(([, length]) => length))
    const chain = parts.filter(([id]) => CHAIN_SDK.test(id) && !/viem\/_esm\/(chains|utils\/chain)\//.test(id))
    return all ? Math.round((of(url) * sum(chain.map(([, length]) => length))) / all) : 0
  }
  /** What tells of events comes by the clock, seconds after the first of them: while the modal opens only by chance. */
  const isOfOpening = (url) =>
    !Object.keys(modules[nameOf(url)] ?? {}).some((id) => /analytics\/createAnalytics/.test(id))
  return { of, chainOf, isOfOpening }
}

const sum = (values) => values.reduce((total, value) => total + value, 0)
