import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import ts from 'typescript'
import { applyDiff, readRecipes } from '../../../../tooling/scripts/src/recipes/readRecipes.ts'
import { ROOT } from '../folders.ts'
import { createSnippetProject, SNIPPET_FOLDER, type SnippetProject } from './createSnippetProject.ts'
import { describeName, listNames, type NameDescription } from './describeName.ts'
import { type FilledCode, fillIn } from './fillIn.ts'
import { matchDeclaration, type NameMatch, parse, SnippetError } from './matchDeclaration.ts'
import { matchQuote } from './matchQuote.ts'
import { readSnippets, type Snippet } from './readSnippets.ts'
import { snippetFrames } from './snippetFrames.ts'
import { snippetGlobals, snippetModules } from './snippetGlobals.ts'

/** Describes a name at a place of a snippet. */
export interface DescribedName extends NameDescription {
  readonly start: number
  readonly length: number
}

export interface CompiledSnippet {
  readonly snippet: Snippet
  readonly names: readonly DescribedName[]
  // What the compiler reports, each with page and line.
  readonly problems: readonly string[]
}

export interface CompiledGroup {
  readonly snippets: readonly CompiledSnippet[]
  /** Files of the repository that the compiler read. */
  readonly read: readonly string[]
}

/** Snippets that one compiler reads, because none changes the types of another. */
export interface SnippetGroup {
  readonly name: string
  readonly snippets: readonly Snippet[]
  readonly files: ReadonlyMap<string, string>
}

const RECIPES = 'docs/recipes.md'

/** Divides snippets into groups: the recipes, which change the packages, and each that registers types, stand alone. */
export function groupSnippets(pages: readonly { readonly source: string; readonly text: string }[]): SnippetGroup[] {
  const all = pages.flatMap(({ source, text }) => readSnippets(text, source))
  const isRecipe = ({ source, file }: Snippet) => source === RECIPES && file !== undefined
  const isRegistration = ({ code }: Snippet) => code.includes("declare module '@foyer/")
  const groups = new Map<string, Snippet[]>()
  for (const snippet of all) {
    const alone = isRegistration(snippet) ? `${snippet.source.replace(/\W+/g, '-')}-${snippet.line}` : 'pages'
    const name = isRecipe(snippet) ? 'recipes' : alone
    groups.set(name, [...(groups.get(name) ?? []), snippet])
  }
  return [...groups].map(([name, snippets]) => ({
    name,
    snippets,
    files: name === 'recipes' ? applyRecipes(pages.find(({ source }) => source === RECIPES)?.text ?? '') : new Map(),
  }))
}

/** Returns the files that the recipes write or change, by path. */
function applyRecipes(page: string): ReadonlyMap<string, string> {
  const files = new Map<string, string>()
  for (const { path, text, isDiff } of readRecipes(page).flatMap(({ blocks }) => blocks)) {
    if (!/\.tsx?$/.test(path)) continue
    const target = join(ROOT, path)
    files.set(target, isDiff ? applyDiff(files.get(target) ?? readFileSync(target, 'utf8'), text) : text)
  }
  return files
}

interface Prepared {
  readonly snippet: Snippet
  readonly path: string
  readonly filled: FilledCode
  /** Length of the hidden code before the snippet. */
  readonly hidden: number
  readonly kind: 'example' | 'declaration' | 'quote'
}

/** Compiles the snippets of a group, and describes their names. */
export function compileGroup({ snippets, files: given }: SnippetGroup): CompiledGroup {
  const files = new Map(given)
  const prepared = snippets.map((snippet, index) => prepare(snippet, index, files))
  const globals = join(SNIPPET_FOLDER, 'modal.ts')
  files.set(globals, snippetGlobals)
  files.set(join(SNIPPET_FOLDER, 'modules.d.ts'), snippetModules)
  const entries = new Set(snippets.flatMap(({ declares }) => (declares ? [declares.entry] : [])))
  const entryFile = join(SNIPPET_FOLDER, 'entries.ts')
  files.set(entryFile, [...entries].map((entry) => `import type {} from '${entry}'\n`).join(''))
  const project = createSnippetProject({
    files,
    sources: [
      ...prepared.flatMap(({ kind, path }) => (kind === 'quote' ? [path] : [])),
      ...snippetTypes.map((path) => join(ROOT, path)),
    ],
    findModule(specifier, importer) {
      if (!importer.startsWith(SNIPPET_FOLDER) || !specifier.startsWith('.')) return undefined
      if (specifier === './modal') return globals
      const page = prepared.find(({ path }) => path === importer)?.snippet.source
      const name = basename(specifier)
      // A block that names its file, such as `[app/Wallet.tsx]`, can be imported by others of its page.
      return prepared.find(
        ({ snippet }) => snippet.source === page && basename(snippet.file ?? '').replace(/\.tsx?$/, '') === name,
      )?.path
    },
  })
  const compiled = prepared.map((each) => compileSnippet(project, each))
  const read = project.sourceFiles
    .map(({ fileName }) => fileName)
    .filter((path) => path.startsWith(ROOT) && !path.includes('/node_modules/') && !files.has(path))
  // A file that a recipe changes is read before it is changed.
  return { snippets: compiled, read: [...read, ...[...given.keys()].filter((path) => existsSync(path))] }
}

/** Declares what the playground's and the packages' sources import besides code. */
const snippetTypes = ['packages/react-ui/src/env.d.ts']

/** Returns where the compiler finds a snippet, and adds its file unless the repository has it. */
function prepare(snippet: Snippet, index: number, files: Map<string, string>): Prepared {
  const { source, code, language, file, declares } = snippet
  const plain = { snippet, filled: { code, toShown: (position: number) => position }, hidden: 0 }
  if (declares) return { ...plain, path: '', kind: 'declaration' }
  const named = file === undefined ? undefined : join(ROOT, file)
  if (named !== undefined && files.has(named)) return { ...plain, path: named, kind: 'example' }
  if (named !== undefined && existsSync(named)) return { ...plain, path: named, kind: 'quote' }
  const frame = snippetFrames.find((each) => each.source === source && code.startsWith(each.begins))
  const path = join(SNIPPET_FOLDER, `${source.replace(/\W+/g, '-')}-${index}.${language}`)
  const filled = fillIn(code)
  const before = frame?.before ?? ''
  files.set(path, `${before}${filled.code}\n${frame?.after ?? ''}\nexport {}\n`)
  return { snippet, path, filled, hidden: before.length, kind: 'example' }
}

function compileSnippet(project: SnippetProject, prepared: Prepared): CompiledSnippet {
  const { snippet } = prepared
  try {
    const problems = prepared.kind === 'example' ? listProblems(project, prepared) : []
    if (snippet.isScript) return { snippet, names: [], problems }
    const matches = matchNames(project, prepared)
    const shown = new Set(listNames(parse(snippet.code, snippet.language)).map((name) => name.getStart()))
    const names = matches.flatMap(({ start, node }) => {
      // What stands for `…` is not shown.
      if (!snippet.code.startsWith(node.text, start) || (prepared.kind === 'quote' && !shown.has(start))) return []
      const description = describeName(project, node.getSourceFile().fileName, node)
      return description ? [{ start, length: node.text.length, ...description }] : []
    })
    return { snippet, names, problems }
  } catch (error) {
    if (!(error instanceof SnippetError)) throw error
    return { snippet, names: [], problems: [formatProblem(snippet, error.start, error.message)] }
  }
}

function matchNames(project: SnippetProject, { snippet, path, filled, hidden, kind }: Prepared): NameMatch[] {
  if (kind === 'declaration' && snippet.declares) return matchDeclaration(project, snippet, snippet.declares)
  const file = project.program.getSourceFile(path)
  if (!file) throw new SnippetError(`The compiler does not find ${path}.`)
  if (kind === 'quote') return matchQuote(snippet.code, file)
  return listNames(file)
    .map((node) => ({ node, position: node.getStart() - hidden }))
    .filter(({ position }) => position >= 0 && position < filled.code.length)
    .map(({ node, position }) => ({ node, start: filled.toShown(position) }))
}

// Codes of types that JavaScript leaves out: "Parameter 'tag' implicitly has an 'any' type."
const [FIRST_IMPLICIT, LAST_IMPLICIT] = [7005, 7053]

// "A 'return' statement can only be used within a function body."
const RETURN_OUTSIDE = 1108

function listProblems({ service }: SnippetProject, { snippet, path, filled, hidden }: Prepared): string[] {
  // An example of the reference is the body of a function, such as a component's.
  const isBody = snippet.source.startsWith('docs/reference/')
  return [...service.getSyntacticDiagnostics(path), ...service.getSemanticDiagnostics(path)]
    .filter(({ code }) => !isBody || code !== RETURN_OUTSIDE)
    .filter(({ code }) => !snippet.isScript || code < FIRST_IMPLICIT || code > LAST_IMPLICIT)
    .map(({ start = 0, messageText }) => {
      const position = filled.toShown(Math.max(start - hidden, 0))
      return formatProblem(snippet, position, ts.flattenDiagnosticMessageText(messageText, '\n'))
    })
}

function formatProblem({ source, line, code }: Snippet, start: number, message: string) {
  return `${source}:${line + code.slice(0, start).split('\n').length - 1}: ${message}`
}
