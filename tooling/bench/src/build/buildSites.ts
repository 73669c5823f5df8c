import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { transform } from 'esbuild'
import type { BundlerName } from './bundlers'
import { bundlers } from './bundlers'

const bench = join(dirname(fileURLToPath(import.meta.url)), '../..')

/**
 * Builds pages for production, each as an app of its own, into `out/<bundler>/<page>`. Bundlers get the same plain
 * modules, made of the pages' TypeScript beforehand, so that no plugin of one of them is compared.
 */
export async function buildSites(wanted: readonly { bundler: BundlerName; pages: readonly string[] }[]) {
  await mkdir(join(bench, 'dist'), { recursive: true })
  const out = await mkdtemp(join(bench, 'dist/sites-'))
  const modules = join(out, 'modules')
  await compile(modules)
  for (const { bundler, pages } of wanted) {
    for (const page of pages) await buildSite(bundler, join(modules, `${page}.js`), join(out, bundler, page))
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
    const { code } = await transform(await readFile(join(page, name), 'utf8'), {
      loader: 'tsx',
      jsx: 'automatic',
      target: 'es2022',
    })
    await writeFile(join(folder, name.replace(/tsx?$/, 'js')), code)
  }
}
