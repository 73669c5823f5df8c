import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { BUNDLES } from './bundle.mjs'

const SOURCE = fileURLToPath(new URL('.', import.meta.url))
const PACKAGE = fileURLToPath(new URL('../package.json', import.meta.url))

/**
 * @param {import('./bundle.mjs').BundleName} [name]
 * @returns {Promise<string>}
 */
export async function walletsScript(name = 'wallets') {
  const bundle = BUNDLES.find((each) => each.name === name)
  if (!bundle) throw new Error(`There is no bundle ${name}.`)
  if ((await writtenAt(bundle.target)) < (await newestSource())) {
    // esbuild is only loaded when there is something to build.
    const { buildBundle } = await import('./build.mjs')
    await buildBundle(bundle)
  }
  return readFile(bundle.target, 'utf8')
}

async function newestSource() {
  const names = await readdir(SOURCE, { recursive: true })
  const sources = names.filter((name) => /\.(ts|json|mjs)$/.test(name) && !name.endsWith('.test.ts'))
  return Math.max(...(await Promise.all([PACKAGE, ...sources.map((name) => join(SOURCE, name))].map(writtenAt))))
}

/** @param {string} path */
async function writtenAt(path) {
  const found = await stat(path).catch(() => undefined)
  return found?.mtimeMs ?? 0
}
