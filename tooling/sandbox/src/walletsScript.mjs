import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { BUNDLE } from './bundle.mjs'

const SOURCE = fileURLToPath(new URL('.', import.meta.url))
const PACKAGE = fileURLToPath(new URL('../package.json', import.meta.url))

/** @returns {Promise<string>} */
export async function walletsScript() {
  if ((await writtenAt(BUNDLE)) < (await newestSource())) {
    // esbuild is only loaded when there is something to build.
    const { buildWallets } = await import('./build.mjs')
    await buildWallets()
  }
  return readFile(BUNDLE, 'utf8')
}

async function newestSource() {
  const names = await readdir(SOURCE, { recursive: true })
  const sources = names.filter((name) => /(\.ts|\.json|build\.mjs)$/.test(name) && !name.endsWith('.test.ts'))
  const paths = [PACKAGE, ...sources.map((name) => join(SOURCE, name))]
  return Math.max(...(await Promise.all(paths.map(writtenAt))))
}

/** @param {string} path */
async function writtenAt(path) {
  const found = await stat(path).catch(() => undefined)
  return found?.mtimeMs ?? 0
}
