import { buildApps } from './build/buildApps'
import { measureMotion } from './figures/measureMotion'
import { launchBrowser } from './launchBrowser'
import { serveFiles } from './serveFiles'

// Prints the smoothness of opening, changing views and closing on a CPU slowed down 4 times, beside two lines of React
// with the same motion. Takes the best of `--visits` visits.
const at = process.argv.indexOf('--visits')
const visits = at < 0 ? 5 : Number(process.argv[at + 1])

const { out, remove } = await buildApps([{ bundler: 'vite', pages: ['one', 'moving'] }])
const server = await serveFiles(out)
const browser = await launchBrowser()
try {
  const figures = await measureMotion({ browser, server }, { visits })
  for (const [page, moves] of Object.entries(figures)) {
    for (const [name, each] of Object.entries(moves)) console.log(`${page}, ${name}`, JSON.stringify(each))
  }
} finally {
  await browser.close()
  await server.stop()
  await remove()
}
