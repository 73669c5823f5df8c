import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { env } from 'node:process'
import { ROOT, STAGE_FOLDER } from './folders.ts'

/** Builds the playground's static demo, whose files also hold the live modal of the pages, into the site's `demo`. */
export function buildDemo() {
  const outDir = join(STAGE_FOLDER, 'public/demo')
  const { status, stdout, stderr } = spawnSync(
    'pnpm',
    ['exec', 'vite', 'build', '--mode', 'demo', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'],
    // The address is relative to the demo's own page.
    {
      cwd: join(ROOT, 'apps/playground'),
      env: { ...env, NODE_ENV: '', VITE_FOYER_DOCS: '../index.html' },
      encoding: 'utf8',
    },
  )
  if (status !== 0) throw new Error(`The demo does not build:\n${stdout}${stderr}`)
}
