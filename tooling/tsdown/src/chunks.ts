import { readdirSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import type { Rolldown } from 'tsdown'
import { expandChunkTable } from './expandChunkTable.ts'
import { type ChunkTable, type ModuleGraph, planChunks } from './planChunks.ts'

/**
 * Builds each chunk of a table (`chunks.mjs` beside the manifest) into one file, which an app's bundler keeps whole.
 * `planChunks` derives from the imports which module belongs to which chunk.
 */
export function splitChunks(given: ChunkTable) {
  const src = resolve('src')
  const table = expandChunkTable(given, readdirSync(src, { recursive: true, encoding: 'utf8' }).sort())
  let chunkOf = new Map<string, string>()
  let directives = new Map<string, string | undefined>()
  const plugin: Rolldown.Plugin = {
    name: 'foyer-chunks',
    buildEnd(error) {
      if (error) return
      const plan = planChunks(table, readGraph(this, src))
      if (plan.problems.length > 0) this.error(`The chunks of this package:\n${plan.problems.join('\n')}`)
      chunkOf = plan.chunkOf
      directives = new Map(
        [...this.getModuleIds()].map((id) => [id, this.getModuleInfo(id)?.code?.match(DIRECTIVE)?.[0]]),
      )
    },
    // Inlines Rolldown's helper of a few lines: as a file of its own it would cost each page a request.
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') file.code = file.code.replace(HELPER_IMPORT, HELPER)
      }
      for (const name of Object.keys(bundle)) if (/\/rolldown-runtime\.js(\.map)?$/.test(name)) delete bundle[name]
    },
  }
  return {
    plugin,
    /** Gives a chunk the directive of its source files, such as 'use client'. */
    banner: ({ moduleIds }: Rolldown.RenderedChunk) => moduleIds.map((id) => directives.get(id)).find(Boolean) ?? '',
    /** Configures Rolldown's output. A chunk with a higher priority takes shared modules before a later chunk can. */
    codeSplitting: {
      groups: Object.keys(table).map((name, index, all) => ({
        name,
        priority: all.length - index,
        // Rolldown's own helpers belong to no package, so the first chunk takes them.
        test: (id: string) => chunkOf.get(relative(src, id)) === name || (index === 0 && id.startsWith('\0')),
      })),
    },
  }
}

const HELPER_IMPORT = /import \{ __exportAll \} from "\.\/rolldown-runtime\.js";/
// One line, as the import that it replaces, so that source maps stay valid.
const HELPER =
  'const __exportAll = (all) => { const target = {}; for (const name in all) Object.defineProperty(target, name, { get: all[name], enumerable: true }); return target; };'

const DIRECTIVE = /^(['"])use client\1;?/

/** Reads the graph of the modules below `src` for `planChunks`; leaves out other modules. */
function readGraph(context: Rolldown.PluginContext, src: string): ModuleGraph {
  const isOurs = (id: string) => id.startsWith(`${src}/`)
  const paths = (ids: readonly string[]) => ids.filter(isOurs).map((id) => relative(src, id))
  const infos = [...context.getModuleIds()].filter(isOurs).flatMap((id) => context.getModuleInfo(id) ?? [])
  return new Map(
    infos.map(({ id, isEntry, code, importedIds, dynamicallyImportedIds }) => {
      const path = relative(src, id)
      const imports = paths(importedIds)
      const reexports = isEntry ? readReexports(path, code ?? '', imports) : undefined
      return [path, { path, imports, loads: paths(dynamicallyImportedIds), reexports }]
    }),
  )
}

/**
 * Reads an entry, which contains only `export … from`: the path behind each name. `export *` counts as its file's name.
 */
function readReexports(path: string, code: string, imports: readonly string[]) {
  const found: Record<string, string> = {}
  for (const [, names, from = ''] of code.matchAll(/export\s*(?:\{([^}]*)\}|\*)\s*from\s*['"]([^'"]+)['"]/g)) {
    const base = join(dirname(path), from).replace(/\.js$/, '')
    const target = imports.find((each) => each.replace(/\.tsx?$/, '') === base)
    if (!target) continue
    for (const name of names?.split(',') ?? [base]) {
      const exported = name
        .trim()
        .split(/\s+as\s+/)
        .at(-1)
      if (exported && !exported.startsWith('type ')) found[exported] = target
    }
  }
  return found
}
