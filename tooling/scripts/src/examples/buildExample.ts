import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageManager } from '../consumer/packageManager'
import type { Tools } from '../entry/processes.mjs'
import { root } from '../entry/root.mjs'
import type { PackedPackage } from '../packaging/packPackages'

const INSTALL = ['install', '--ignore-workspace', '--prefer-offline', '--ignore-scripts', '--strict-peer-dependencies']
// pnpm advertises its newer versions in the same way as it warns.
const WARNING = /^.*(\bwarn(ing)?\b|\(!\)|⚠|deprecated|unmet).*$/gim
// Warnings about the machine: a slow disk or network, and a missing build cache in CI.
const MACHINE = /slow filesystem|request took \d+ms|no build cache found/i

/** Copies an example, installs the packed packages and builds it. Resolves with the folder. Rejects after a warning. */
export async function buildExample(
  name: string,
  folder: string,
  tarballs: readonly PackedPackage[],
  tools: Tools,
): Promise<string> {
  const isSource = (path: string) => !/\/(node_modules|dist|\.next)$/.test(path)
  cpSync(join(root, 'examples', name), folder, { recursive: true, filter: isSource })
  await installApp(folder, tarballs, tools)
  await runQuietly(folder, ['run', 'build'], tools)
  return folder
}

/** Installs an app's packages, ours from their tarballs. */
export async function installApp(folder: string, tarballs: readonly PackedPackage[], tools: Tools) {
  const path = join(folder, 'package.json')
  const manifest = JSON.parse(readFileSync(path, 'utf8'))
  const overrides = Object.fromEntries(tarballs.map(({ name, tarball }) => [name, `file:${tarball}`]))
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
