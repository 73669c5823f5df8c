/** Builds the page bundles: classic scripts with everything in them. Run by `pnpm build` and by `readBundle`. */
import { mkdir, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import { argv, pid } from 'node:process'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { BUNDLES } from './bundle'

export async function buildBundle({ source, target }: (typeof BUNDLES)[number]) {
  const draft = `${target}.${pid}`
  await mkdir(dirname(target), { recursive: true })
  await build({
    entryPoints: [source],
    outfile: draft,
    bundle: true,
    format: 'iife',
    platform: 'browser',
    // Packages of the workspace are read from their sources, so that no build has to be there before.
    conditions: ['@foyer/source', 'module'],
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    logLevel: 'warning',
  })
  // Another process may build or read at the same time; it finds the old bundle or the new one, never a half.
  await rename(draft, target)
}

if (argv[1] === fileURLToPath(import.meta.url)) await Promise.all(BUNDLES.map(buildBundle))
