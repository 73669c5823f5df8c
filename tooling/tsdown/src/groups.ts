import { dirname, join, relative, resolve } from 'node:path'
import type { Rolldown } from 'tsdown'
import { type Graph, type GroupTable, planGroups } from './planGroups.ts'

/**
 * Builds a package into the groups of its table (`groups.mjs` beside its manifest), one file each: what the bundler of an
 * integrator cuts chunks from. Which module belongs to which is worked out from the imports, by `planGroups`.
 */
export function groups(table: GroupTable) {
  const src = resolve('src')
  let groupOf = new Map<string, string>()
  let directives = new Map<string, string | undefined>()
  const plugin: Rolldown.Plugin = {
    name: 'foyer-groups',
    buildEnd(error) {
      if (error) return
      const plan = planGroups(table, readGraph(this, src))
      if (plan.problems.length > 0) this.error(`The groups of this package:\n${plan.problems.join('\n')}`)
      groupOf = plan.groupOf
      directives = new Map(
        [...this.getModuleIds()].map((id) => [id, this.getModuleInfo(id)?.code?.match(DIRECTIVE)?.[0]]),
      )
    },
    // Rolldown's helper of a few lines would be a file of its own that every group asks for: a request more.
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') file.code = file.code.replace(HELPER_IMPORT, HELPER)
      }
      for (const name of Object.keys(bundle)) if (/\/rolldown-runtime\.js(\.map)?$/.test(name)) delete bundle[name]
    },
  }
  return {
    plugin,
    /** What a file of ours says of itself is said of its group. */
    banner: ({ moduleIds }: Rolldown.RenderedChunk) => moduleIds.map((id) => directives.get(id)).find(Boolean) ?? '',
    /** For Rolldown's output. A group before another is served first, or the later one takes what both need. */
    codeSplitting: {
      groups: Object.keys(table).map((name, index, all) => ({
        name,
        priority: all.length - index,
        // Rolldown's own helpers are code of no package; they come first.
        test: (id: string) => groupOf.get(relative(src, id)) === name || (index === 0 && id.startsWith('\0')),
      })),
    },
  }
}

const HELPER_IMPORT = /import \{ __exportAll \} from "\.\/rolldown-runtime\.js";/
/** On one line, as the import is: the source maps stay right. */
const HELPER =
  'const __exportAll = (all) => { const target = {}; for (const name in all) Object.defineProperty(target, name, { get: all[name], enumerable: true }); return target; };'

const DIRECTIVE = /^(['"])use client\1;?/

/** The modules below `src` as `planGroups` wants them; what is not ours is left out. */
function readGraph(context: Rolldown.PluginContext, src: string): Graph {
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

/** An entry holds nothing but `export … from`. The path behind each name; `export *` counts as the name of its file. */
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
