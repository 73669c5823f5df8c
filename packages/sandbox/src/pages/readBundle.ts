import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { RUNS_FROM_SOURCE } from '../process/runFile'
import { type BundleName, PAGE_BUNDLES } from './bundles'

const SOURCE = fileURLToPath(new URL('../..', import.meta.url))
const PACKAGE = fileURLToPath(new URL('../../package.json', import.meta.url))
const BUILD = new URL('../../scripts/buildPages.ts', import.meta.url)

interface Build {
  buildBundle(bundle: (typeof PAGE_BUNDLES)[number]): Promise<unknown>
}

// Reads a bundle. In the workspace, rebuilds it first if its sources are newer.
export async function readBundle(name: BundleName): Promise<string> {
  const bundle = PAGE_BUNDLES.find((each) => each.name === name)
  if (!bundle) throw new Error(`There is no bundle ${name}.`)
  if (RUNS_FROM_SOURCE && (await writtenAt(bundle.target)) < (await newestSource())) {
    // Imports the build script by URL, as the published package contains neither the script nor esbuild.
    const { buildBundle }: Build = await import(BUILD.href)
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
  const result = await stat(path).catch(() => undefined)
  return result?.mtimeMs ?? 0
}
