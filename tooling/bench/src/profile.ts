import { buildApps } from './build/buildApps'
import { profileOpening } from './figures/profileOpening'
import { formatMilliseconds } from './format'
import { formatTable } from './formatTable'
import { launchBrowser } from './launchBrowser'
import { comparedModalApp, emptyDialogApp, fiveAdaptersApp, solanaApp, tenNetworksApp } from './measuredApps'
import { serveFiles } from './serveFiles'

// Prints what the main thread does from a click to the first row, beside an empty React dialog and another modal: on a
// CPU slowed down 4 times, and on slow 4G with a press at once. `--visits` says how often.
const at = process.argv.indexOf('--visits')
const visits = at < 0 ? 5 : Number(process.argv[at + 1])
const pages = [tenNetworksApp, fiveAdaptersApp, solanaApp, comparedModalApp, emptyDialogApp]

const { out, remove } = await buildApps([{ bundler: 'vite', pages: pages.map(({ page }) => page) }])
const server = await serveFiles(out)
const browser = await launchBrowser()
try {
  for (const scenario of ['slowCpu', 'atOnce']) {
    const profiles = await profileOpening({ browser, server }, { pages, visits, scenario })
    const kinds = ['compile', 'script', 'collect', 'style', 'layout', 'paint', 'idle'] as const
    const rows = Object.entries(profiles).map(([name, sums]) => [
      name,
      ...kinds.map((kind) => formatMilliseconds(sums[kind])),
    ])
    console.log(`\n${formatTable([scenario, ...kinds], rows)}`)
  }
} finally {
  await browser.close()
  await server.stop()
  await remove()
}
