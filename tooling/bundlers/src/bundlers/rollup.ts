import { nodeResolve } from '@rollup/plugin-node-resolve'
import { rollup as start } from 'rollup'
import { isForeign } from '../isForeign'
import type { Built } from '../types'

export async function rollup(entry: string): Promise<Built> {
  const build = await start({ input: entry, external: isForeign, plugins: [nodeResolve()], logLevel: 'silent' })
  const { output } = await build.generate({ format: 'es' })
  await build.close()
  return readRollup(output)
}

/** What Rollup and Rolldown have in common of a file. */
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

/** What Rollup and Rolldown say of their output. */
export function readRollup(output: readonly Output[]): Built {
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
