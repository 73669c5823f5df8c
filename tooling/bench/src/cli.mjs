import { launch } from './browser.mjs'
import { budgets } from './budgets.mjs'
import { buildPages } from './buildPages.mjs'
import { bytes } from './figures/bytes.mjs'
import { cleanliness } from './figures/cleanliness.mjs'
import { leaks } from './figures/leaks.mjs'
import { times } from './figures/times.mjs'
import { serve } from './serve.mjs'

// Prints the figures of a production build in Chromium and ends with 1 when one is over its budget.
const { out, remove } = await buildPages()
const server = await serve(out)
const browser = await launch()
try {
  const parts = { browser, server, out }
  const figures = {
    bytes: await bytes(parts),
    cleanliness: await cleanliness(parts),
    leaks: await leaks(parts),
    times: await times(parts),
  }
  report(figures)
} finally {
  await browser.close()
  await server.stop()
  await remove()
}

function report(figures) {
  const rows = budgets.map(([name, of, given, format]) => {
    const value = of(figures)
    const limit = typeof given === 'function' ? given(figures) : given
    return { name, value: format(value), limit: format(limit), isOver: !(value <= limit) }
  })
  const width = Math.max(...rows.map(({ name }) => name.length))
  console.log('\ngzip -9, kB = 1,000 bytes; times on a 4x slowed CPU, medians of fresh visits\n')
  for (const { name, value, limit, isOver } of rows) {
    console.log(`${isOver ? '✗' : '✓'} ${name.padEnd(width)}  ${value.padStart(10)}  of ${limit}`)
  }
  const { times: each, bytes: sizes, cleanliness: found } = figures
  const ms = (value) => `${Math.round(value)} ms`
  console.log(`\n${each.quietVisits} of ${each.visits} visits were quiet`)
  if (!each.isQuiet) console.log('The machine has other work: times are held to wider limits, see budgets.mjs')
  console.log(`\nNot budgeted: React alone ${(sizes.react / 1000).toFixed(1)} kB`)
  console.log(`  first open ${ms(each.firstOpen)}, pressed in the moment of arriving ${ms(each.firstOpenUnaimed)}`)
  console.log(`  empty dialog loaded as ours is ${ms(each.loadedFirst)}, in the page's own tree ${ms(each.emptyFirst)}`)
  console.log(`  first open is ${each.plainRatio.toFixed(2)}x the latter`)
  console.log(`  open again ${ms(each.againOpen)}, empty dialog ${ms(each.emptyAgain)}`)
  console.log(`  row to connected ${ms(each.connect)}`)
  for (const detail of [...found.axe, ...found.csp, ...found.complaints, ...found.otherHosts])
    console.log(`  ${detail}`)
  if (rows.some(({ isOver }) => isOver)) process.exitCode = 1
}
