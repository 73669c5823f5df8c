import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { BUNDLES } from './bundle.mjs'

const SOURCE = fileURLToPath(new URL('.', import.meta.url))
/** A part of the secure site's frame, read from its sources. */
const AUTH_FRAME = fileURLToPath(new URL('../../../packages/auth-frame/src', import.meta.url))
const PACKAGE = fileURLToPath(new URL('../package.json', import.meta.url))

/**
 * @param {import('./bundle.mjs').BundleName} [name]
 * @returns {Promise<string>}
 */
export async function walletsScript(name = 'wallets') {
  const bundle = BUNDLES.find((each) => each.name === name)
  if (!bundle) throw new Error(`There is no bundle ${name}.`)
  const sources = name === 'secure' ? [SOURCE, AUTH_FRAME] : [SOURCE]
  if ((await writtenAt(bundle.target)) < (await newestSource(sources))) {
    // esbuild is only loaded when there is something to build.
    const { buildBundle } = await import('./build.mjs')
    await buildBundle(bundle)
  }
  return readFile(bundle.target, 'utf8')
}

/** @param {readonly string[]} folders */
async function newestSource(folders) {
  const paths = [PACKAGE]
  for (const folder of folders) {
    const names = await readdir(folder, { recursive: true })
    const sources = names.filter((name) => /\.(ts|json|mjs)$/.test(name) && !name.endsWith('.test.ts'))
    paths.push(...sources.map((name) => join(folder, name)))
  }
  return Math.max(...(await Promise.all(paths.map(writtenAt))))
}

/** @param {string} path */
async function writtenAt(path) {
  const found = await stat(path).catch(() => undefined)
  return found?.mtimeMs ?? 0
}
