import { ensureDependencies } from './lib/ensureDependencies.mjs'
import { ensureNode } from './lib/ensureNode.mjs'
import { ensurePnpm } from './lib/ensurePnpm.mjs'
import { log } from './lib/log.mjs'
import { createProcesses } from './lib/processes.mjs'
import { whenStopped } from './lib/whenStopped.mjs'
import { startSite } from './start/startSite.mjs'

// `npm start`, on a fresh clone too: install what is missing, then chains and playground until Ctrl-C.

const processes = createProcesses()
let site
let ending

/** Every way out leads here, and nothing we started is left when it is done. */
function end(code) {
  processes.stop()
  ending ??= Promise.resolve(site?.stop()).then(() => process.exit(code))
  return ending
}

whenStopped(() => end(0))

try {
  ensureNode()
  const env = await ensurePnpm(processes)
  await ensureDependencies({ run: processes.run, env })
  site = startSite({ env })
  await site.ended
  if (!ending) throw new Error('The playground stopped by itself; what it said last is above.')
} catch (error) {
  if (!ending) log.failed(error.message)
  await end(1)
}
