import { log, messageOf } from './entry/log.mjs'
import { createProcesses } from './entry/processes.mjs'
import { bin, root } from './entry/root.mjs'
import { whenStopped } from './entry/whenStopped.mjs'
import { ensureBrowsers } from './lib/ensureBrowsers'

// `pnpm e2e:browsers`: the main flows in Firefox and WebKitGTK. Arguments go to the test runner, e.g. `-t keyboard`.

const config = 'apps/playground/e2e/browsers/vitest.config.ts'
const processes = createProcesses()

whenStopped(() => {
  processes.stop()
  process.exit(1)
})

try {
  const found = await ensureBrowsers({ run: processes.run, env: process.env })
  const args = ['run', '--config', config, ...process.argv.slice(2)]
  const { code } = await processes.run(bin('vitest'), args, { cwd: root, env: { ...process.env, ...found } })
  process.exitCode = code
} catch (error) {
  log.failed(messageOf(error))
  process.exitCode = 1
} finally {
  processes.stop()
}
