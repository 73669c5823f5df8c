import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'
import { findBlockFaults } from '../blocks/findBlockFaults.ts'
import { ROOT } from '../folders.ts'
import { type CompiledSnippet, compileGroup, groupSnippets, type SnippetGroup } from './compileSnippets.ts'

/** Keeps what the compiler found, by group of snippets. */
const CACHE_FOLDER = join(ROOT, 'node_modules/.cache/foyer-docs')

/** Files whose change makes all stored results stale. */
const VERSIONS = ['pnpm-lock.yaml', 'tooling/tsconfig/base.json', 'apps/playground/tsconfig.json']

interface CachedGroup {
  readonly key: string
  /** Hashes of the files that the compiler read. */
  readonly read: Readonly<Record<string, string>>
  readonly snippets: readonly CompiledSnippet[]
}

interface CompilePagesOptions {
  readonly cacheFolder?: string
  readonly compile?: typeof compileGroup
}

/** Compiles the snippets of pages. Throws for each mistake in a block of any language, with its page and line. */
export function compilePages(
  pages: readonly { readonly source: string; readonly text: string }[],
  { cacheFolder = CACHE_FOLDER, compile = compileGroup }: CompilePagesOptions = {},
): readonly CompiledSnippet[] {
  const compiled = groupSnippets(pages).flatMap((group) => compileCached(group, cacheFolder, compile))
  const problems = [...findBlockFaults(pages), ...compiled.flatMap((snippet) => snippet.problems)]
  if (problems.length > 0) throw new Error(`Snippets that do not compile:\n${problems.join('\n')}`)
  return compiled
}

function compileCached(group: SnippetGroup, folder: string, compile: typeof compileGroup): readonly CompiledSnippet[] {
  const path = join(folder, `${group.name}.json`)
  const key = keyOfGroup(group)
  const cached: CachedGroup | undefined = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
  if (cached?.key === key && Object.entries(cached.read).every(([file, hash]) => hashFile(file) === hash))
    return cached.snippets
  const { snippets, read } = compile(group)
  if (snippets.every(({ problems }) => problems.length === 0)) {
    const hashes = Object.fromEntries(read.map((file) => relative(ROOT, file)).map((file) => [file, hashFile(file)]))
    mkdirSync(folder, { recursive: true })
    writeFileSync(path, JSON.stringify({ key, read: hashes, snippets }))
  }
  return snippets
}

function keyOfGroup({ snippets, files }: SnippetGroup) {
  const own = readdirSync(import.meta.dirname).filter((name) => !name.includes('.test.'))
  const texts = [
    ...VERSIONS.map(hashFile),
    ...own.map((name) => hashFile(join(relative(ROOT, import.meta.dirname), name))),
  ]
  return hash(JSON.stringify([ts.version, texts, snippets, [...files]]))
}

function hashFile(path: string) {
  const file = join(ROOT, path)
  return existsSync(file) ? hash(readFileSync(file, 'utf8')) : ''
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 16)
