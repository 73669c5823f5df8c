import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { env, pid } from 'node:process'
import { getBuildCommand } from './getBuildCommand.ts'

export interface BuiltApp {
  readonly outDir: string
  remove(): Promise<void>
}

/**
 * Runs `vite build` in its own process, as the test runner's NODE_ENV would affect it. Each run has its own folder,
 * unless a shared build exists (`FOYER_E2E_BUILT`).
 */
export async function buildApp(mode: 'production' | 'development'): Promise<BuiltApp> {
  if (env.FOYER_E2E_BUILT) {
    return { outDir: getBuildCommand(mode, `${mode}-${env.FOYER_E2E_BUILT}`).outDir, remove: async () => {} }
  }
  const { command, args, cwd, outDir } = getBuildCommand(mode, `${mode}-${pid}`)
  const child = spawn(command, args, { cwd, env: { ...env, NODE_ENV: mode } })
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
