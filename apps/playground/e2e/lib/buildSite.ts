import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { env, execPath, pid } from 'node:process'
import { playground } from './paths.ts'

export interface BuiltSite {
  readonly outDir: string
  remove(): Promise<void>
}

/**
 * `vite build` in a process of its own: the test runner has set NODE_ENV, and a build believes it. Inside the package's
 * `node_modules` the server's part of the build still finds React. Each run has its own folder: two may run at a time.
 */
export async function buildSite(mode: 'production' | 'development'): Promise<BuiltSite> {
  const outDir = join(playground, 'node_modules', '.foyer-e2e', `${mode}-${pid}`)
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin', 'vite.js')
  const args = [vite, 'build', '--mode', mode, '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn']
  const child = spawn(execPath, args, { cwd: playground, env: { ...env, NODE_ENV: mode } })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
    })
  }
  const remove = () => rm(outDir, { recursive: true, force: true })
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve))
  if (code !== 0) {
    await remove()
    throw new Error(`The playground could not be built.\n${output}`)
  }
  return { outDir, remove }
}
