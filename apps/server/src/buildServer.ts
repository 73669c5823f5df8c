/**
 * Bundles the server into `dist/server.mjs` and the secure site into `dist/secure-site`, with the licences of the
 * packages in them: `pnpm build`.
 */
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { buildAssets } from '@foyer/secure-site/build'
import { buildServer as buildSite } from '@foyer/secure-site/build/server'
import { build } from 'esbuild'
import { findBundledPackages, formatNotices } from '../../../tooling/tsdown/src/notices'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))
const root = path('../../..')

const { outputFiles, metafile } = await build({
  absWorkingDir: root,
  entryPoints: [path('cli.ts')],
  outfile: path('../dist/server.mjs'),
  bundle: true,
  write: false,
  metafile: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  conditions: ['@foyer/source', 'module'],
  // Native modules: Node 22.13 has SQLite, and `ws` and `pg` work without the others.
  external: ['libsql', 'bufferutil', 'utf-8-validate', 'pg-native'],
  // Defines the `require` that bundled CommonJS dependencies call.
  banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  legalComments: 'inline',
  logLevel: 'warning',
})

const used = Object.values(metafile.outputs).flatMap(({ inputs }) =>
  Object.entries(inputs).flatMap(([input, { bytesInOutput }]) => (bytesInOutput > 0 ? [`${root}${input}`] : [])),
)
const toPackages = (inputs: readonly string[]) => findBundledPackages(inputs.map((input) => `${root}${input}`))
const toHead = (packages: ReturnType<typeof findBundledPackages>, notices: string) => {
  const list = packages.map(({ name, version, license }) => ` * ${name} ${version} (${license})\n`).join('')
  return `/*!\n * Copies of other packages, changed: joined into one file. Licences: ${notices}\n${list} */\n`
}

const head = toHead(findBundledPackages(used), 'THIRD-PARTY.txt')
mkdirSync(path('../dist'), { recursive: true })
for (const { path: file, text } of outputFiles)
  write(
    file,
    text.replace(/^(#!.*\n)?/, (shebang) => shebang + head),
    0o755,
  )

// The site looks for its assets in `dist`, one folder above its commands.
const site = path('../dist/secure-site/dist')
const built = `${site}.${process.pid}`
const siteDist = path('../../secure-site/dist')
const assets = await buildAssets()
const commands = await buildSite(`${built}/server`)
for (const [name, inputs] of commands) {
  const file = `${built}/server/${name}`
  const packages = toPackages(inputs)
  if (packages.length > 0)
    writeFileSync(file, toHead(packages, '../../../THIRD-PARTY.txt') + readFileSync(file, 'utf8'))
}
// Has the name of each file that the site serves.
const hashes: unknown = JSON.parse(readFileSync(`${siteDist}/hashes.json`, 'utf8'))
for (const name of [...Object.keys(Object(hashes)), 'hashes.json']) cpSync(`${siteDist}/${name}`, `${built}/${name}`)
rmSync(site, { recursive: true, force: true })
renameSync(built, site)

const inSite = [...assets, ...[...commands.values()].flat()].map((input) => `${root}${input}`)
const changes = 'What was changed: joined into files, those for browsers also minified.'
write(
  path('../dist/THIRD-PARTY.txt'),
  formatNotices(
    findBundledPackages([...used, ...inSite]),
    `server.mjs and secure-site hold copies of these packages. ${changes}`,
  ),
  0o644,
)

/** Replaces a file at once: others may read it meanwhile. */
function write(file: string, text: string, mode: number) {
  writeFileSync(`${file}.new`, text, { mode })
  renameSync(`${file}.new`, file)
}
