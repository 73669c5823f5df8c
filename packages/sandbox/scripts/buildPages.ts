/** Builds each script for pages as a classic script, with the licenses of the bundled packages. */
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { argv, pid } from 'node:process'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { findBundledPackages, formatNotices, sortUniquePackages } from '../../../tooling/tsdown/src/notices.ts'
import { PAGE_BUNDLES } from '../src/pages/bundles'

const NOTICES = 'THIRD-PARTY.txt'

/** @returns the packages in the bundle */
export async function buildBundle({ source, target }: (typeof PAGE_BUNDLES)[number]) {
  const draft = `${target}.${pid}`
  await mkdir(dirname(target), { recursive: true })
  const { metafile, outputFiles } = await build({
    entryPoints: [source],
    outfile: draft,
    write: false,
    metafile: true,
    bundle: true,
    format: 'iife',
    platform: 'browser',
    // Bundles workspace packages from their sources, so that no earlier build is needed.
    conditions: ['@foyer/source', 'module'],
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    logLevel: 'warning',
  })
  const copied = findBundledPackages(
    Object.keys(metafile.inputs)
      .filter((input) => !input.startsWith('('))
      .map((input) => resolve(input)),
  )
  const list = copied.map(({ name, version, license }) => ` * ${name} ${version} (${license})\n`).join('')
  const head = list && `/*!\n * Copies of other packages. Licenses: ../${NOTICES}\n${list} */\n`
  await writeFile(draft, `${head}${outputFiles[0]?.text ?? ''}`)
  // Renaming is atomic: a parallel process reads the old bundle or the new one, never a part.
  await rename(draft, target)
  return copied
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const copied = (await Promise.all(PAGE_BUNDLES.map(buildBundle))).flat()
  const dist = dirname(dirname(PAGE_BUNDLES[0]?.target ?? ''))
  await writeFile(
    join(dist, NOTICES),
    formatNotices(sortUniquePackages(copied), 'Copies of other packages in dist/pages.'),
  )
}
