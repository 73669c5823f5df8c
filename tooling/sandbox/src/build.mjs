/** Builds the page bundle: one classic script with everything in it. Run by `pnpm build` and by `walletsScript`. */
import { mkdir, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import { argv, pid } from 'node:process'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { BUNDLE } from './bundle.mjs'

export async function buildWallets() {
  const draft = `${BUNDLE}.${pid}`
  await mkdir(dirname(BUNDLE), { recursive: true })
  await build({
    entryPoints: [fileURLToPath(new URL('./wallets/entry.ts', import.meta.url))],
    outfile: draft,
    bundle: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    logLevel: 'warning',
  })
  // Another process may build or read at the same time; it finds the old bundle or the new one, never a half.
  await rename(draft, BUNDLE)
}

if (argv[1] === fileURLToPath(import.meta.url)) await buildWallets()
