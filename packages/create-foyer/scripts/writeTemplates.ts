/** Copies the repository's examples into the package, as templates that work outside of the repository. */
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { IGNORE_FILE, templates } from '../src/templates'

const locate = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const OUT = locate('../dist/templates')

// Results of a build in the example's own folder.
const BUILT = ['node_modules', 'dist', '.next', 'next-env.d.ts', 'package-lock.json', 'pnpm-lock.yaml']

const versions = new Map(
  readdirSync(locate('../..')).map((folder) => {
    const { name, version } = JSON.parse(readFileSync(locate(`../../${folder}/package.json`), 'utf8'))
    return [name, version]
  }),
)

/** Replaces the versions of our packages, which are `latest` in the repository. */
function toManifest(text: string) {
  const manifest = JSON.parse(text)
  for (const name of Object.keys(manifest.dependencies)) {
    const version = versions.get(name)
    if (version !== undefined) manifest.dependencies[name] = `^${version}`
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}

/** Replaces links to files of the repository by their texts. */
const toReadme = (text: string) => text.replace(/\[([^\]]+)\]\((?:\.\.\/)+[^)]*\)/g, '$1')

rmSync(OUT, { recursive: true, force: true })
for (const name of Object.keys(templates)) {
  const folder = join(OUT, name)
  cpSync(locate(`../../../examples/${name}`), folder, {
    recursive: true,
    filter: (path) => !BUILT.includes(basename(path)),
  })
  const rewrite = (file: string, change: (text: string) => string) =>
    writeFileSync(join(folder, file), change(readFileSync(join(folder, file), 'utf8')))
  rewrite('package.json', toManifest)
  rewrite('README.md', toReadme)
  writeFileSync(join(folder, IGNORE_FILE), 'node_modules\ndist\n.next\nnext-env.d.ts\n*.tsbuildinfo\n.env*.local\n')
}
