import { parseArgs } from 'node:util'
import { launch } from './browser'
import { buildSites } from './build/buildSites'
import type { BundlerName } from './build/bundlers'
import { account } from './figures/account'
import { bytes } from './figures/bytes'
import { cleanliness } from './figures/cleanliness'
import { features } from './figures/features'
import { kept } from './figures/kept'
import { times } from './figures/times'
import { buttons, empty, five, inTree, one, ten, viem } from './pages'
import { report } from './report'
import { serve } from './serve'
import type { Site } from './types'

// Prints the figures of production builds in Chromium, and ends with 1 when a budget is not kept. With `--ci` only what no
// busy machine changes: bytes, counts and violations, in Vite's builds.
const { values } = parseArgs({
  options: { ci: { type: 'boolean', default: false }, visits: { type: 'string' }, bundlers: { type: 'string' } },
})
const isQuick = values.ci
const visits = Number(values.visits ?? 5)
const named = values.bundlers?.split(',')
const others = (['webpack', 'rollup', 'esbuild'] as const).filter((name) => named?.includes(name) ?? !isQuick)

const measured: readonly { bundler: BundlerName; sites: readonly Site[] }[] = [
  { bundler: 'vite', sites: isQuick ? [one, ten, five, buttons] : [one, ten, five, buttons, viem] },
  ...others.map((bundler) => ({ bundler, sites: [ten, five] })),
]
const note = (text: string) => console.error(`… ${text}`)

note('Sites are built')
const { out, remove } = await buildSites(
  measured.map(({ bundler, sites }) => ({
    bundler,
    pages: ['react', ...sites.map(({ page }) => page), ...(bundler === 'vite' ? ['empty'] : [])],
  })),
)
const server = await serve(out)
const browser = await launch()
try {
  const parts = { browser, server, out }
  // Beside each other: nothing here is a time.
  note('Bytes, violations, memory')
  const [sizes, own, clean, left] = await Promise.all([
    bytes(parts, measured),
    account(parts, one),
    cleanliness(parts),
    kept(parts, isQuick ? { pages: [ten], visits: 1 } : { pages: [empty, ten, five], visits: 3 }),
  ])
  const figures = {
    bytes: sizes,
    account: own,
    features: features(parts, one),
    cleanliness: clean,
    kept: left,
    times: isQuick ? undefined : await times(parts, { pages: [empty, inTree, one, ten, five], visits, note }),
  }
  if (!report(figures)) process.exitCode = 1
} finally {
  await browser.close()
  await server.stop()
  await remove()
}
