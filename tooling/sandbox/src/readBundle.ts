import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { BUNDLES, type BundleName } from './bundle'

const SOURCE = fileURLToPath(new URL('.', import.meta.url))
const PACKAGE = fileURLToPath(new URL('../package.json', import.meta.url))

/** Reads a page bundle, a classic script; built first when it is missing or older than its sources. */
export async function readBundle(name: BundleName): Promise<string> {
  const bundle = BUNDLES.find((each) => each.name === name)
  if (!bundle) throw new Error(`There is no bundle ${name}.`)
  if ((await writtenAt(bundle.target)) < (await newestSource())) {
    // esbuild is only loaded when there is something to build.
    const { buildBundle } = await import('./build')
    await buildBundle(bundle)
  }
  return readFile(bundle.target, 'utf8')
}

async function newestSource() {
  const names = await readdir(SOURCE, { recursive: true })
  const sources = names.filter((name) => /\.(ts|json)$/.test(name) && !name.endsWith('.test.ts'))
  return Math.max(...(await Promise.all([PACKAGE, ...sources.map((name) => join(SOURCE, name))].map(writtenAt))))
}

async function writtenAt(path: string) {
  const found = await stat(path).catch(() => undefined)
  return found?.mtimeMs ?? 0
}
