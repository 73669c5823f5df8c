import { launch } from './browser'
import { buildSites } from './build/buildSites'
import { motion } from './figures/motion'
import { serve } from './serve'

// Prints how smoothly the modal opens, changes its views and closes on a CPU slowed down 4 times, beside two lines of React that
// move in the same way. `--visits`: the best of so many.
const at = process.argv.indexOf('--visits')
const visits = at < 0 ? 5 : Number(process.argv[at + 1])

const { out, remove } = await buildSites([{ bundler: 'vite', pages: ['one', 'moving'] }])
const server = await serve(out)
const browser = await launch()
try {
  const figures = await motion({ browser, server }, { visits })
  for (const [page, moves] of Object.entries(figures)) {
    for (const [name, each] of Object.entries(moves)) console.log(`${page}, ${name}`, JSON.stringify(each))
  }
} finally {
  await browser.close()
  await server.stop()
  await remove()
}
