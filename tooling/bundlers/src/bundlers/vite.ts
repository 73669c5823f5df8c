import { build } from 'vite'
import { isForeign } from '../isForeign'
import type { Built } from '../types'
import { readRollup } from './rollup'

export async function vite(entry: string): Promise<Built> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, target: 'es2022', rolldownOptions: { input: entry, external: isForeign } },
  })
  if (!('output' in built)) throw new Error('Vite builds one thing, once.')
  return readRollup(built.output)
}
