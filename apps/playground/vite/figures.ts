import { sep } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Plugin, Rollup } from 'vite'

const packages = `${sep}packages${sep}`
const smallest = `${sep}pages${sep}one${sep}index.html`

interface Weight {
  /** Compressed size, as a server would send it. */
  readonly gzip: number
  /** Bytes of `gzip` that are Foyer's. */
  readonly foyer: number
}

/**
 * Writes `/build.json`: the weight of each script of this build, and Foyer's bytes before a click in the smallest app.
 * The page knows the fetched scripts, but not their content, nor the compressed size on a server without compression.
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
        // Compressed as one file: small chunks, split for all pages of this build, compress worse.
        const site = gzipSync(ours.map(({ code }) => code).join('\n'), { level: 9 }).length
        const named = Object.fromEntries([...files].map(([name, weight]) => [`/${name}`, weight]))
        this.emitFile({ type: 'asset', fileName: 'build.json', source: JSON.stringify({ site, files: named }) })
      },
    },
  }
}

const isOurs = (weight: Weight | undefined) => weight !== undefined && weight.foyer > weight.gzip / 2

// Collects a chunk and its static imports, by name.
function closureOf(name: string, chunks: ReadonlyMap<string, Rollup.OutputChunk>, result = new Set<string>()) {
  if (result.has(name)) return result
  result.add(name)
  for (const each of chunks.get(name)?.imports ?? []) closureOf(each, chunks, result)
  return result
}

// A mixed chunk is weighed by share of code.
function weigh({ code, modules }: Rollup.OutputChunk): Weight {
  const parts = Object.entries(modules)
  const sum = (some: typeof parts) => some.reduce((total, [, { renderedLength }]) => total + renderedLength, 0)
  const ours = sum(parts.filter(([id]) => id.includes(packages)))
  const gzip = gzipSync(code, { level: 9 }).length
  return { gzip, foyer: ours === 0 ? 0 : Math.round((gzip * ours) / sum(parts)) }
}
