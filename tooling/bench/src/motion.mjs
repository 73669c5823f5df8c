import { launch } from './browser.mjs'
import { buildSites } from './build/buildSites.mjs'
import { motion } from './figures/motion.mjs'
import { serve } from './serve.mjs'

// Prints how smoothly the modal opens, changes its views and closes on a CPU slowed down 4 times. `--visits`: the best of so many.
const at = process.argv.indexOf('--visits')
const visits = at < 0 ? 5 : Number(process.argv[at + 1])

const { out, remove } = await buildSites([{ bundler: 'vite', pages: ['one'] }])
const server = await serve(out)
const browser = await launch()
try {
  const figures = await motion({ browser, server }, { visits })
  for (const [name, each] of Object.entries(figures)) console.log(name, JSON.stringify(each))
} finally {
  await browser.close()
  await server.stop()
  await remove()
}
