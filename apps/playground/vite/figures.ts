import { sep } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Plugin, Rollup } from 'vite'

const packages = `${sep}packages${sep}`
const smallest = `${sep}pages${sep}one${sep}index.html`

interface Weight {
  /** Over the wire, as a server that compresses sends it. */
  readonly gzip: number
  /** How much of it is Foyer's. */
  readonly foyer: number
}

/**
 * `/build.json`: what each script of this build weighs, and what the smallest site has of Foyer before a click. The page
 * knows which scripts the browser fetched, and when, but not what is in them; nor does a server that compresses nothing
 * tell what they would weigh.
 */
export function figures(): Plugin {
  return {
    name: 'foyer-figures',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const files = new Map(chunks.map((chunk) => [chunk.fileName, weigh(chunk)]))
        const first = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(smallest))
        const closure = first
          ? closureOf(first.fileName, new Map(chunks.map((chunk) => [chunk.fileName, chunk])))
          : new Set<string>()
        const ours = chunks.filter(({ fileName }) => closure.has(fileName) && isOurs(files.get(fileName)))
        // As one file: cut for all pages of this build, small ones are compressed the worse for it.
        const site = gzipSync(ours.map(({ code }) => code).join('\n'), { level: 9 }).length
        const named = Object.fromEntries([...files].map(([name, weight]) => [`/${name}`, weight]))
        this.emitFile({ type: 'asset', fileName: 'build.json', source: JSON.stringify({ site, files: named }) })
      },
    },
  }
}

const isOurs = (weight: Weight | undefined) => weight !== undefined && weight.foyer > weight.gzip / 2

/** What a chunk and all that it imports at once are called. */
function closureOf(name: string, chunks: ReadonlyMap<string, Rollup.OutputChunk>, found = new Set<string>()) {
  if (found.has(name)) return found
  found.add(name)
  for (const each of chunks.get(name)?.imports ?? []) closureOf(each, chunks, found)
  return found
}

/** In a chunk with parts of others, by how much of the code is whose. */
function weigh({ code, modules }: Rollup.OutputChunk): Weight {
  const parts = Object.entries(modules)
  const sum = (some: typeof parts) => some.reduce((total, [, { renderedLength }]) => total + renderedLength, 0)
  const ours = sum(parts.filter(([id]) => id.includes(packages)))
  const gzip = gzipSync(code, { level: 9 }).length
  return { gzip, foyer: ours === 0 ? 0 : Math.round((gzip * ours) / sum(parts)) }
}
