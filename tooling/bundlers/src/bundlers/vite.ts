import { build } from 'vite'
import { isForeignPackage } from '../isForeignPackage'
import type { BundlerOutput } from '../types'
import { readRollupOutput } from './rollup'

export async function buildWithVite(entry: string): Promise<BundlerOutput> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      rolldownOptions: { input: entry, external: isForeignPackage },
    },
  })
  if (!('output' in built)) throw new Error('Vite builds one thing, once.')
  return readRollupOutput(built.output)
}
