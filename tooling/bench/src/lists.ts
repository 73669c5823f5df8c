import { launch } from './browser'
import { buildSites } from './build/buildSites'
import { lists } from './figures/lists'
import { serve } from './serve'

// Prints what 10,000 tokens and 10,000 transactions cost: the frames of scrolling through them, and what is kept of them once
// the modal is closed. `--visits`: the least of so many counts, because other work of a
// machine only ever adds.
const at = process.argv.indexOf('--visits')
const visits = at < 0 ? 3 : Number(process.argv[at + 1])

const { out, remove } = await buildSites([{ bundler: 'vite', pages: ['one'] }])
const server = await serve(out)
const browser = await launch(['owned'])
try {
  const figures = await lists({ browser, server }, { visits })
  for (const [name, each] of Object.entries(figures)) console.log(name, JSON.stringify(each))
} finally {
  await browser.close()
  await server.stop()
  await remove()
}
