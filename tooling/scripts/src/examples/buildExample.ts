import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { isTemplateName } from '../../../../packages/create-foyer/src/templates'
import { packageManager } from '../consumer/packageManager'
import type { Tools } from '../entry/processes.mjs'
import { root } from '../entry/root.mjs'

const INSTALL = ['install', '--ignore-workspace', '--prefer-offline', '--ignore-scripts', '--strict-peer-dependencies']
// pnpm advertises its newer versions in the same way as it warns.
const WARNING = /^.*(\bwarn(ing)?\b|\(!\)|⚠|deprecated|unmet).*$/gim
// Warnings about the machine: a slow disk or network, and a missing build cache in CI.
const MACHINE = /slow filesystem|request took \d+ms|no build cache found/i

/** Copies an example, installs the packed packages and builds it. Rejects after a warning. */
export async function buildExample(name: string, folder: string, tools: Tools): Promise<void> {
  if (isTemplateName(name)) await createFromTemplate(name, folder, tools)
  else cpSync(join(root, 'examples', name), folder, { recursive: true, filter: isSource })
  await installApp(folder, tools)
  await runQuietly(folder, ['run', 'build'], tools)
}

const isSource = (path: string) => !/\/(node_modules|dist|\.next)$/.test(path)

/** Creates an example by the packed `create-foyer`, like a user. */
async function createFromTemplate(name: string, folder: string, { run, env }: Tools) {
  const args = [inject('createFoyer'), folder, '--template', name]
  const { code, text } = await run(process.execPath, args, { env, quiet: true })
  if (code !== 0) throw new Error(`create-foyer failed:\n${text}`)
}

/** Installs an app's packages, ours from their tarballs. */
export async function installApp(folder: string, tools: Tools) {
  const path = join(folder, 'package.json')
  const manifest = JSON.parse(readFileSync(path, 'utf8'))
  const overrides = Object.fromEntries(inject('tarballs').map(({ name, tarball }) => [name, `file:${tarball}`]))
  writeFileSync(path, JSON.stringify({ ...manifest, packageManager, pnpm: { overrides } }, null, 2))
  await runQuietly(folder, INSTALL, tools)
}

/** Runs pnpm in an app. Rejects if it fails or prints a warning. */
export async function runQuietly(folder: string, args: readonly string[], { run, env }: Tools) {
  const { code, text } = await run('pnpm', args, { cwd: folder, env, quiet: true })
  const warnings = (text.match(WARNING) ?? []).filter((line) => !MACHINE.test(line))
  if (code !== 0 || warnings.length > 0)
    throw new Error(`pnpm ${args.join(' ')} in ${folder} failed or warned:\n${[...warnings, text].join('\n')}`)
}
