import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { execPath } from 'node:process'

const playground = join(import.meta.dirname, '../..')

/**
 * Returns the command that builds the playground. Inside the package's `node_modules`, the server part of the build
 * resolves React.
 *
 * @param name of the folder
 */
export function getBuildCommand(mode: 'production' | 'development', name: string) {
  const outDir = join(playground, 'node_modules', '.foyer-e2e', name)
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin', 'vite.js')
  const args = [vite, 'build', '--mode', mode, '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn']
  return { command: execPath, args, cwd: playground, outDir }
}
