/** Bundles the server into `dist/server.mjs`, with the licences of the packages in it: `pnpm build`. */
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
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
const bundled = findBundledPackages(used)
const list = bundled.map(({ name, version, license }) => ` * ${name} ${version} (${license})\n`).join('')
const head = `/*!\n * Copies of other packages, changed: joined into one file. Licences: THIRD-PARTY.txt\n${list} */\n`

mkdirSync(path('../dist'), { recursive: true })
for (const { path: file, text } of outputFiles)
  write(
    file,
    text.replace(/^(#!.*\n)?/, (shebang) => shebang + head),
    0o755,
  )
write(
  path('../dist/THIRD-PARTY.txt'),
  formatNotices(bundled, 'server.mjs holds copies of these packages. What was changed: joined into one file.'),
  0o644,
)

/** Replaces a file at once: others may read it meanwhile. */
function write(file: string, text: string, mode: number) {
  writeFileSync(`${file}.new`, text, { mode })
  renameSync(`${file}.new`, file)
}
