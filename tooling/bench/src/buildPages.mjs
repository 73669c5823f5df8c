import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const here = dirname(fileURLToPath(import.meta.url))
export const PAGES = /** @type {const} */ (['react', 'foyer', 'five'])

/** Builds each page on its own, as an app of its own, for production. */
export async function buildPages() {
  const out = await mkdtemp(join(tmpdir(), 'foyer-bench-'))
  for (const page of PAGES) {
    await build({
      root: join(here, '../page', page),
      configFile: join(here, '../vite.config.js'),
      build: { outDir: join(out, page), emptyOutDir: true },
    })
  }
  return { out, remove: () => rm(out, { recursive: true, force: true }) }
}
