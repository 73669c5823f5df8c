import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { tsImport } from 'tsx/esm/api'
import type { Plugin } from 'vite'

/** Chains of the demo whose pictures the sandbox draws, by symbol or name. */
const PICTURES = {
  ETH: 'ETH',
  HUSD: 'HUSD',
  PILOT: 'PILOT',
  ROPE: 'ROPE',
  TOLL: 'TOLL',
  1: 'ETH',
  8453: 'Base',
  10: 'OP',
}

const SANDBOX = '../../../packages/sandbox/src'

// Imports by path: Vite reads its configuration without `@foyer/source`, and the package may not be built.
const load = async () => {
  const [{ readBundle }, { drawImage }]: [
    typeof import('../../../packages/sandbox/src/pages/readBundle.ts'),
    typeof import('../../../packages/sandbox/src/directory/drawImage.ts'),
  ] = await Promise.all([
    tsImport(`${SANDBOX}/pages/readBundle.ts`, import.meta.url),
    tsImport(`${SANDBOX}/directory/drawImage.ts`, import.meta.url),
  ])
  return { readBundle, drawImage }
}

/** Adds the chain, the wallets and the pictures of the static demo, which needs no server. */
export function demo(): Plugin {
  return {
    name: 'foyer-demo',
    apply: 'build',
    async generateBundle() {
      const { readBundle, drawImage } = await load()
      const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source })
      emit('demo-chain.js', await readBundle('demo'))
      emit('demo-wallets.js', await readBundle('wallets'))
      for (const [name, id] of Object.entries(PICTURES))
        emit(`services/pictures/${name}.svg`, drawImage('public/getTokenImage', id).svg)
    },
    // Of the files beside the pages, the demo needs the icon alone.
    writeBundle({ dir = '' }) {
      for (const name of ['pages', 'docs.css']) rmSync(join(dir, name), { recursive: true, force: true })
    },
  }
}
