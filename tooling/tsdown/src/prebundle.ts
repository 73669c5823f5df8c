import { join } from 'node:path'
import { Rolldown } from 'tsdown'
import { type BundledPackage, findBundledPackages, formatNotices, sortUniquePackages } from './notices.ts'

const NOTICES = 'THIRD-PARTY.txt'

/** Replaces a text in a package; the text must occur exactly once. */
interface Edit {
  readonly of: string
  readonly find: string
  readonly put: string
}

export interface PrebundleParameters {
  /** Name by which sources import the package. */
  readonly name: string
  /** Used exports of the package. */
  readonly exports: readonly string[]
  /** Folder of our package whose sources import it. */
  readonly from: string
  /** Code that replaces packages which the copied package imports, by name. */
  readonly replace?: Readonly<Record<string, string>>
  readonly edits?: readonly Edit[]
  /** Returns true for a package whose published build contains copies of its dependencies. */
  inlines?(name: string): boolean
  /** Text for the notices that says what was changed; without it, no notices are written. */
  readonly changes?: string | undefined
}

/** Describes a file of a build by the fields that Rolldown and Vite share. */
interface OutputFile {
  readonly type: 'asset' | 'chunk'
  readonly fileName: string
  readonly moduleIds?: readonly string[]
  code?: string
}

interface Emitter {
  emitFile(file: { type: 'asset'; fileName: string; source: string }): string
}

interface Copy {
  readonly parameters: PrebundleParameters
  /** Packages in the copy; known once the copy is loaded. */
  bundled: readonly BundledPackage[]
}

/**
 * Copies packages with their dependencies into a build, each as one module without imports, for Rolldown and Vite. An
 * app that installs the build installs none of these packages. A build has one such plugin, because it has one file of
 * notices.
 */
export function prebundle(...packages: readonly PrebundleParameters[]) {
  const copies = new Map<string, Copy>(packages.map((parameters) => [idOf(parameters), { parameters, bundled: [] }]))
  return {
    name: 'foyer-prebundle',
    enforce: 'pre' as const,
    resolveId: {
      order: 'pre' as const,
      handler: (source: string, importer?: string): string | undefined => {
        const found = packages.find(({ name, from }) => source === name && importer?.startsWith(join(from, 'src')))
        return found && idOf(found)
      },
    },
    async load(loaded: string) {
      const copy = copies.get(loaded)
      if (!copy) return undefined
      const { replace = {}, inlines } = copy.parameters
      const { code, moduleIds } = await bundle(copy.parameters)
      copy.bundled = findBundledPackages(moduleIds, { ...(inlines && { inlines }), except: Object.keys(replace) })
      return { code, map: null }
    },
    generateBundle(this: Emitter, _options: unknown, output: Record<string, OutputFile>) {
      const titles: string[] = []
      const written: BundledPackage[] = []
      for (const file of Object.values(output)) {
        const held = [...copies].filter(([id]) => file.moduleIds?.includes(id)).map(([, copy]) => copy)
        const changes = [...new Set(held.flatMap(({ parameters }) => parameters.changes ?? []))].join(' ')
        if (file.code === undefined || changes === '') continue
        const bundled = sortUniquePackages(held.flatMap((copy) => copy.bundled))
        const list = bundled.map((each) => ` * ${each.name} ${each.version} (${each.license})`)
        const path = file.fileName.includes('/') ? `../${NOTICES}` : NOTICES
        const head = `/*!\n * Copies of other packages, changed: ${changes} Licences: ${path}\n${list.join('\n')}\n */\n`
        // Drops the source map, which would contain foreign sources and half of the package's size.
        file.code = head + file.code.replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n')
        delete output[`${file.fileName}.map`]
        const names = bundled.map(({ name, version }) => `${name} ${version}`)
        titles.push(`${file.fileName} holds copies of ${names.join(', ')}. What was changed: ${changes}`)
        written.push(...bundled)
      }
      if (titles.length === 0) return
      // A second plugin would overwrite the notices of the first.
      if (output[NOTICES]) throw new Error(`${NOTICES} is there already: give all packages to one prebundle.`)
      this.emitFile({
        type: 'asset',
        fileName: NOTICES,
        source: formatNotices(sortUniquePackages(written), titles.join('\n')),
      })
    },
  }
}

const idOf = ({ name, from }: PrebundleParameters) => join(from, `${name.split('/').at(-1)}.js`)

async function bundle({ name, exports: names, from, replace = {}, edits = [] }: PrebundleParameters) {
  const found = new Map(edits.map((edit) => [edit, 0]))
  const entry = join(from, 'entry.js')
  const replacing: Rolldown.Plugin = {
    name: 'foyer-replace',
    resolveId: (source) =>
      source === entry ? entry : Object.hasOwn(replace, source) ? `\0replaced:${source}` : undefined,
    load: (id) =>
      id === entry ? `export { ${names.join(', ')} } from '${name}'` : replace[id.replace(/^\0replaced:/, '')],
    transform(code, id) {
      const own = edits.filter(({ of, find }) => id.includes(`/node_modules/${of}/`) && code.includes(find))
      for (const edit of own) found.set(edit, (found.get(edit) ?? 0) + code.split(edit.find).length - 1)
      return own.reduce((edited, { find, put }) => edited.replaceAll(find, () => put), code)
    },
  }
  const build = await Rolldown.rolldown({
    input: entry,
    cwd: from,
    platform: 'browser',
    transform: { define: { global: 'globalThis' } },
    checks: { pluginTimings: false },
    plugins: [replacing],
  })
  try {
    const { output } = await build.generate({ format: 'esm', codeSplitting: false })
    for (const [{ of, find }, times] of found) {
      if (times !== 1) throw new Error(`${of} has ${times} times what is to be mended: ${find}`)
    }
    const [chunk, ...others] = output
    if (others.length > 0 || chunk.imports.length > 0) throw new Error(`${name} does not fit into one file.`)
    return { code: chunk.code, moduleIds: chunk.moduleIds }
  } finally {
    await build.close()
  }
}
