import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import commonjs from '@rollup/plugin-commonjs'
import { nodeResolve } from '@rollup/plugin-node-resolve'
import * as esbuild from 'esbuild'
import { rollup } from 'rollup'
import { build as vite } from 'vite'
import webpack from 'webpack'
import { chunkModuleReportPlugin } from './chunkModuleReportPlugin'

const PRODUCTION = { 'process.env.NODE_ENV': '"production"' }
const writeHtml = (folder: string, text: string) => writeFile(join(folder, 'index.html'), text)

export type BundlerName = 'vite' | 'webpack' | 'rollup' | 'esbuild'

/** Describes a build by entry module and folder; `html` renders the page for the script's URL. */
export interface BuildOptions {
  entry: string
  folder: string
  html: (source: string) => string
}

interface Bundler {
  script: string
  build(options: BuildOptions): Promise<void>
}

/**
 * Lists bundlers with the production setup of their documentation. esbuild minifies for the bundlers that leave it to a
 * plugin, and for webpack, whose own minifier takes minutes.
 */
export const bundlers: Readonly<Record<BundlerName, Bundler>> = {
  vite: {
    script: 'type="module"',
    async build({ entry, folder, html }) {
      const root = `${entry}.site`
      await mkdir(root, { recursive: true })
      await writeHtml(root, html(relative(root, entry)))
      await vite({
        root,
        base: './',
        configFile: false,
        logLevel: 'error',
        plugins: [chunkModuleReportPlugin()],
        build: { outDir: folder, emptyOutDir: true },
      })
    },
  },
  webpack: {
    script: 'defer',
    async build({ entry, folder, html }) {
      const compiler = webpack({
        mode: 'production',
        entry,
        output: { path: folder },
        optimization: { minimize: false },
        performance: { hints: false },
      })
      const stats = await promisify<webpack.Stats | undefined>(compiler.run.bind(compiler))()
      await promisify(compiler.close.bind(compiler))()
      if (!stats || stats.hasErrors()) throw new Error(stats?.toString('errors-only') ?? 'webpack says nothing.')
      await minifyFiles(folder)
      await writeHtml(folder, html('./main.js'))
    },
  },
  rollup: {
    script: 'type="module"',
    async build({ entry, folder, html }) {
      const bundle = await rollup({
        input: { main: entry },
        plugins: [nodeResolve({ browser: true }), production, commonjs(), minified],
        onwarn: () => undefined,
      })
      await bundle.write({ dir: folder, format: 'es' })
      await bundle.close()
      await writeHtml(folder, html('./main.js'))
    },
  },
  esbuild: {
    script: 'type="module"',
    async build({ entry, folder, html }) {
      await esbuild.build({
        entryPoints: { main: entry },
        outdir: folder,
        bundle: true,
        splitting: true,
        minify: true,
        format: 'esm',
        target: 'es2022',
        define: PRODUCTION,
        logLevel: 'error',
      })
      await writeHtml(folder, html('./main.js'))
    },
  },
}

// Runs before CommonJS is read, so that no bundler follows React's development build.
const production = {
  name: 'production',
  transform: (code: string) =>
    code.includes('process.env.NODE_ENV') ? code.replaceAll('process.env.NODE_ENV', '"production"') : null,
}

const minify = async (code: string) => (await esbuild.transform(code, { minify: true, target: 'es2022' })).code

const minified = { name: 'minified', renderChunk: (code: string) => minify(code) }

async function minifyFiles(folder: string) {
  for (const name of (await readdir(folder)).filter((each) => each.endsWith('.js'))) {
    const file = join(folder, name)
    await writeFile(file, await minify(await readFile(file, 'utf8')))
  }
}
