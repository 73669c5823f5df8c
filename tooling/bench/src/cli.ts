import { parseArgs } from 'node:util'
import { buildApps } from './build/buildApps'
import type { BundlerName } from './build/bundlers'
import { collectPageViolations } from './figures/collectPageViolations'
import { measureAccountDownloads } from './figures/measureAccountDownloads'
import { measureBytes } from './figures/measureBytes'
import { measureFeatureBytes } from './figures/measureFeatureBytes'
import { measureOpeningTimes } from './figures/measureOpeningTimes'
import { measureRetainedMemory } from './figures/measureRetainedMemory'
import { launchBrowser } from './launchBrowser'
import {
  buttonsApp,
  comparedModalApp,
  elementsApp,
  emptyDialogApp,
  fiveAdaptersApp,
  inTreeDialogApp,
  oneNetworkApp,
  solanaApp,
  tenNetworksApp,
  viemNetworksApp,
} from './measuredApps'
import { printReport } from './printReport'
import { serveFiles } from './serveFiles'
import type { MeasuredApp } from './types'

// Prints figures of production builds in Chromium, and exits with 1 for a broken budget. With `--ci`, prints only
// figures that do not depend on the machine's load: bytes, counts and violations, in Vite's builds.
const { values } = parseArgs({
  options: { ci: { type: 'boolean', default: false }, visits: { type: 'string' }, bundlers: { type: 'string' } },
})
const isQuick = values.ci
const visits = Number(values.visits ?? 5)
const named = values.bundlers?.split(',')
const others = (['webpack', 'rollup', 'esbuild'] as const).filter((name) => named?.includes(name) ?? !isQuick)

const measured: readonly { bundler: BundlerName; sites: readonly MeasuredApp[] }[] = [
  {
    bundler: 'vite',
    sites: isQuick
      ? [oneNetworkApp, tenNetworksApp, fiveAdaptersApp, buttonsApp, elementsApp]
      : [oneNetworkApp, tenNetworksApp, fiveAdaptersApp, buttonsApp, elementsApp, viemNetworksApp],
  },
  ...others.map((bundler) => ({ bundler, sites: [tenNetworksApp, fiveAdaptersApp] })),
]
// Downloads the peer for the times only.
const extra = isQuick ? ['empty'] : ['empty', solanaApp.page, comparedModalApp.page]
const note = (text: string) => console.error(`… ${text}`)

note('Sites are built')
const { out, remove } = await buildApps(
  measured.map(({ bundler, sites }) => ({
    bundler,
    pages: ['react', ...sites.map(({ page }) => page), ...(bundler === 'vite' ? extra : [])],
  })),
)
const server = await serveFiles(out)
const browser = await launchBrowser()
try {
  const parts = { browser, server, out }
  // Measures in parallel, as none of these figures is a time.
  note('Bytes, violations, memory')
  const [sizes, own, clean, left] = await Promise.all([
    measureBytes(parts, measured),
    measureAccountDownloads(parts, oneNetworkApp),
    collectPageViolations(parts),
    measureRetainedMemory(
      parts,
      isQuick
        ? { pages: [tenNetworksApp], visits: 1 }
        : { pages: [emptyDialogApp, tenNetworksApp, fiveAdaptersApp], visits: 3 },
    ),
  ])
  const figures = {
    bytes: sizes,
    account: own,
    features: measureFeatureBytes(parts, oneNetworkApp),
    cleanliness: clean,
    retained: left,
    times: isQuick
      ? undefined
      : await measureOpeningTimes(parts, {
          pages: [
            emptyDialogApp,
            inTreeDialogApp,
            oneNetworkApp,
            tenNetworksApp,
            fiveAdaptersApp,
            solanaApp,
            comparedModalApp,
          ],
          visits,
          note,
        }),
  }
  if (!printReport(figures)) process.exitCode = 1
} finally {
  await browser.close()
  await server.stop()
  await remove()
}
