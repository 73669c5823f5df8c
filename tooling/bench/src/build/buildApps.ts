import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { transform } from 'esbuild'
import type { BundlerName } from './bundlers'
import { bundlers } from './bundlers'
import { installComparedModal, readComparedModalPage } from './installComparedModal'

const bench = join(dirname(fileURLToPath(import.meta.url)), '../..')
const PEER = 'solanaPeer'

/**
 * Builds each page for production, as an app of its own, into `out/<bundler>/<page>`. All bundlers get the same
 * compiled modules, so that their TypeScript plugins are not compared.
 */
export async function buildApps(requested: readonly { bundler: BundlerName; pages: readonly string[] }[]) {
  await mkdir(join(bench, 'dist'), { recursive: true })
  const out = await mkdtemp(join(bench, 'dist/sites-'))
  const modules = join(out, 'modules')
  await compile(modules)
  for (const { bundler, pages } of requested) {
    for (const page of pages) {
      const entry = page === PEER ? await compilePeer() : join(modules, `${page}.js`)
      await buildSite(bundler, entry, join(out, bundler, page))
    }
  }
  return { out, remove: () => rm(out, { recursive: true, force: true }) }
}

async function buildSite(bundler: BundlerName, entry: string, folder: string) {
  const { build, script } = bundlers[bundler]
  const html = await readFile(join(bench, 'page/index.html'), 'utf8')
  await mkdir(folder, { recursive: true })
  await build({
    entry,
    folder,
    html: (source: string) => html.replace('<!--script-->', `<script ${script} src="${source}"></script>`),
  })
}

async function compile(folder: string) {
  await mkdir(folder, { recursive: true })
  const page = join(bench, 'page')
  for (const name of (await readdir(page)).filter((each) => /\.tsx?$/.test(each))) {
    await writeFile(
      join(folder, name.replace(/tsx?$/, 'js')),
      await compileText(await readFile(join(page, name), 'utf8')),
    )
  }
}

/** Compiles the peer's page beside the peer's packages, and returns the file. */
async function compilePeer() {
  const entry = join(await installComparedModal(), `${PEER}.js`)
  await writeFile(entry, await compileText(await readComparedModalPage()))
  return entry
}

async function compileText(text: string) {
  const { code } = await transform(text, { loader: 'tsx', jsx: 'automatic', target: 'es2022' })
  return code
}
