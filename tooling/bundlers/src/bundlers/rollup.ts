import { nodeResolve } from '@rollup/plugin-node-resolve'
import { rollup as start } from 'rollup'
import { isForeignPackage } from '../isForeignPackage'
import type { BundlerOutput } from '../types'

export async function buildWithRollup(entry: string): Promise<BundlerOutput> {
  const build = await start({ input: entry, external: isForeignPackage, plugins: [nodeResolve()], logLevel: 'silent' })
  const { output } = await build.generate({ format: 'es' })
  await build.close()
  return readRollupOutput(output)
}

/** Fields that Rollup's and Rolldown's output files share. */
type Output =
  | { readonly type: 'asset'; readonly fileName: string }
  | {
      readonly type: 'chunk'
      readonly fileName: string
      readonly code: string
      readonly isEntry: boolean
      readonly isDynamicEntry: boolean
      readonly facadeModuleId: string | null
      readonly imports: readonly string[]
      readonly modules: Readonly<Record<string, { readonly renderedLength: number }>>
    }

/** Reads Rollup's and Rolldown's output. */
export function readRollupOutput(output: readonly Output[]): BundlerOutput {
  const files = new Set(output.map(({ fileName }) => fileName))
  const chunks = output
    .filter((each) => each.type === 'chunk')
    .map(({ fileName, code, imports, modules, isEntry }) => ({
      name: fileName,
      code,
      isEntry,
      imports: imports.filter((name) => files.has(name)),
      modules: Object.keys(modules).filter((id) => (modules[id]?.renderedLength ?? 0) > 0),
    }))
  const starts = output.flatMap((each): [string, string[]][] =>
    each.type === 'chunk' && each.isDynamicEntry && each.facadeModuleId ? [[each.facadeModuleId, [each.fileName]]] : [],
  )
  return { chunks, lazy: new Map(starts) }
}
