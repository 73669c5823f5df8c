/** Builds the elements with a modal as a classic script, which loads its chunks with their integrity hashes. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { build, transform } from 'esbuild'
import webpack from 'webpack'
import { findBundledPackages, formatNotices } from '../../../tooling/tsdown/src/notices.ts'

const root = join(import.meta.dirname, '..')
const folder = join(root, 'dist', 'script')
const languages = join(root, '../languages/dist')
const NOTICES = 'THIRD-PARTY.txt'
/** Name in the entry that becomes the table of hashes, by chunk id. */
const HASHES = '__FOYER_CHUNK_HASHES__'
/** Name in the chunk of `loadLanguage` that becomes the table of the languages' hashes. */
const LANGUAGE_HASHES = '__FOYER_LANGUAGE_HASHES__'
const COPY = /^ \* (\S+ \S+ \(.+\))$/gm

const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
await rm(folder, { recursive: true, force: true })
const entryFolder = join(folder, 'entry')
await build({
  entryPoints: [join(root, 'src/script/script.ts')],
  outdir: entryFolder,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  packages: 'external',
  format: 'esm',
  target: 'es2022',
  logLevel: 'warning',
})

const { compilation } = await compile()
const chunks = [...compilation.chunks].map((chunk) => {
  const modules = [...compilation.chunkGraph.getChunkModulesIterable(chunk)].flatMap(listSources)
  return {
    id: String(chunk.id),
    name: [...chunk.files].find((name) => name.endsWith('.js')) ?? '',
    isEntry: chunk.canBeInitial(),
    isLanguage: modules.length > 0 && modules.every((path) => path.startsWith(`${languages}/`)),
    modules,
  }
})
await rm(entryFolder, { recursive: true })

const hashes: Record<string, string> = {}
const languageHashes: Record<string, string> = {}
const otherHashes: Record<string, string> = {}
const [languageChunks, otherChunks] = [
  chunks.filter((each) => each.isLanguage),
  chunks.filter((each) => !each.isLanguage),
]
for (const chunk of languageChunks) languageHashes[chunk.id] = await finish(chunk)
// The entry comes last, as it holds the hashes of the other chunks.
for (const chunk of otherChunks.sort((one, other) => Number(one.isEntry) - Number(other.isEntry)))
  otherHashes[chunk.id] = await finish(chunk)
await writeFile(
  join(folder, 'integrity.json'),
  `${JSON.stringify({ 'foyer.js': hashes['foyer.js'], ...hashes }, null, 2)}\n`,
)
const sources = chunks.flatMap(({ modules }) => modules)
const own = [...new Set(sources.map(findBuildFolder).filter((path) => path !== undefined))].map((path) =>
  join(path, NOTICES),
)
const notices = [
  formatNotices(findBundledPackages(sources), 'Copies of other packages in dist/script.'),
  ...own.filter((path) => existsSync(path)).map((path) => readFileSync(path, 'utf8')),
].join('\n')
// Beside the script as well, because a site serves that folder alone.
for (const place of [join(root, 'dist'), folder]) await writeFile(join(place, NOTICES), notices)
console.log(`foyer.js ${hashes['foyer.js']}`)

/** Minifies a chunk, fills in the hashes of others, and returns its own. */
async function finish({ name, modules }: { readonly name: string; readonly modules: readonly string[] }) {
  const path = join(folder, name)
  const { code } = await transform(await readFile(path, 'utf8'), {
    minify: true,
    legalComments: 'none',
    target: 'es2022',
  })
  const list = listCopies(modules)
  const head =
    list.length > 0
      ? `/*!\n * Copies of other packages. Licenses: ${NOTICES}\n${list.map((each) => ` * ${each}\n`).join('')} */\n`
      : ''
  const text = `${head}${code}`
    .replaceAll(HASHES, JSON.stringify(otherHashes))
    .replaceAll(LANGUAGE_HASHES, JSON.stringify(languageHashes))
  await writeFile(path, text)
  const hash = `sha384-${createHash('sha384').update(text).digest('base64')}`
  hashes[name] = hash
  return hash
}

function compile() {
  const compiler = webpack({
    mode: 'production',
    target: ['web', 'es2022'],
    entry: join(entryFolder, 'script.mjs'),
    output: {
      path: folder,
      filename: 'foyer.js',
      chunkFilename: 'foyer-[id].js',
      // Two versions on a page share no chunks.
      uniqueName: `foyer ${version}`,
      crossOriginLoading: 'anonymous',
      trustedTypes: { policyName: 'foyer', onPolicyCreationFailure: 'continue' },
    },
    // Done with esbuild, in a tenth of Terser's time.
    optimization: { minimize: false },
    performance: false,
    plugins: [{ apply: (target) => target.hooks.thisCompilation.tap('foyer', requireIntegrity) }],
  })
  return new Promise<webpack.Stats>((resolve, reject) =>
    compiler.run((error, stats) => {
      if (!stats) reject(error ?? new Error('webpack returned nothing.'))
      else if (stats.hasErrors() || stats.hasWarnings())
        reject(new Error(stats.toString({ all: false, errors: true, warnings: true })))
      else resolve(stats)
    }),
  )
}

function requireIntegrity(compilation: webpack.Compilation) {
  const { createScript } = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation)
  createScript.tap(
    'foyer',
    (code) =>
      `${code}\nscript.integrity = ${HASHES}[chunkId] ?? ${webpack.RuntimeGlobals.require}.languageHashes[chunkId]; script.crossOrigin = 'anonymous';`,
  )
}

/** Lists the files of a module: several if webpack has joined them. */
function listSources(module: webpack.Module): string[] {
  const parts: unknown[] = 'modules' in module && Array.isArray(module.modules) ? module.modules : [module]
  return parts.flatMap((part) => (part instanceof webpack.NormalModule ? [part.resource] : []))
}

/** Lists the packages in a chunk, those that our own builds contain included. */
function listCopies(modules: readonly string[]): readonly string[] {
  const direct = findBundledPackages(modules).map(({ name, version, license }) => `${name} ${version} (${license})`)
  const nested = modules.flatMap((path) => {
    if (!findBuildFolder(path)) return []
    const [head = ''] = readFileSync(path, 'utf8').match(/^\/\*![\s\S]*?\*\//) ?? []
    return [...head.matchAll(COPY)].map(([, each = '']) => each)
  })
  return [...new Set([...direct, ...nested])].sort()
}

/** Returns the `dist` folder of our package that has the file. */
function findBuildFolder(path: string): string | undefined {
  if (path.includes('/node_modules/')) return undefined
  let folder = dirname(path)
  while (basename(folder) !== 'dist' && folder !== dirname(folder)) folder = dirname(folder)
  return basename(folder) === 'dist' && folder !== join(root, 'dist') ? folder : undefined
}
