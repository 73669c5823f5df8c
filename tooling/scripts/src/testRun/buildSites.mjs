import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../lib/root.mjs'

const SHARED = 'shared'

/** Builds the site that the end-to-end tests use, for production and for development. */
export async function buildSites({ run, env }) {
  // Loaded late: on a fresh clone there is nothing installed that it could find.
  const path = join(root, 'apps/playground/e2e/lib/buildCommand.mjs')
  const { buildCommand } = await import(pathToFileURL(path).href)
  const builds = ['production', 'development'].map(async (mode) => {
    const { command, args, cwd } = buildCommand(mode, `${mode}-${SHARED}`)
    const { code, text } = await run(command, args, { cwd, env: { ...env, NODE_ENV: mode }, quiet: true })
    if (code !== 0) throw new Error(`The playground could not be built.\n${text}`)
  })
  await Promise.all(builds)
  return { FOYER_E2E_BUILT: SHARED }
}
