import { build } from 'vite'
import { isForeign } from '../isForeign'
import { readRollup } from './rollup'

export async function vite(entry) {
  const { output } = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, target: 'es2022', rolldownOptions: { input: entry, external: isForeign } },
  })
  return readRollup(output)
}
