import { buildApps } from './build/buildApps'
import { measureListScrolling } from './figures/measureListScrolling'
import { launchBrowser } from './launchBrowser'
import { serveFiles } from './serveFiles'

// Prints the cost of 10,000 tokens and 10,000 transactions: frames while scrolling, and memory kept after closing.
// Takes the least of `--visits` visits, as the machine's other work only adds.
const at = process.argv.indexOf('--visits')
const visits = at < 0 ? 3 : Number(process.argv[at + 1])

const { out, remove } = await buildApps([{ bundler: 'vite', pages: ['one'] }])
const server = await serveFiles(out)
const browser = await launchBrowser(['owned'])
try {
  const figures = await measureListScrolling({ browser, server }, { visits })
  for (const [name, each] of Object.entries(figures)) console.log(name, JSON.stringify(each))
} finally {
  await browser.close()
  await server.stop()
  await remove()
}
