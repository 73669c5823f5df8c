import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { ROOT } from '../folders.ts'

/** Holds the snippets: a folder that exists only for the compiler, in the package that depends on all others. */
export const SNIPPET_FOLDER = join(ROOT, 'apps/playground/snippets')

const documents = ts.createDocumentRegistry()

export interface ProjectOptions {
  /** Code by path, in place of what the file has, if there is one. */
  readonly files: ReadonlyMap<string, string>
  /** Files of the repository whose names are described. */
  readonly sources?: readonly string[]
  /** Paths by specifier and importing file, for what no package exports. */
  readonly findModule?: (specifier: string, importer: string) => string | undefined
}

export interface SnippetProject {
  readonly service: ts.LanguageService
  readonly program: ts.Program
  readonly sourceFiles: readonly ts.SourceFile[]
  /** Returns the file that an app gets for a specifier. */
  resolve(specifier: string): string | undefined
}

/** Creates a compiler that reads the packages from their sources, and keeps what it read for the next project. */
export function createSnippetProject({ files, sources = [], findModule }: ProjectOptions): SnippetProject {
  const options = readOptions()
  const folders = new Set([...files.keys()].map(dirname))
  const system = {
    fileExists: (path: string) => files.has(path) || ts.sys.fileExists(path),
    readFile: (path: string) => files.get(path) ?? ts.sys.readFile(path),
    directoryExists: (path: string) => folders.has(path) || ts.sys.directoryExists(path),
    ...(ts.sys.realpath && { realpath: ts.sys.realpath }),
    getCurrentDirectory: () => ROOT,
  }
  const cache = ts.createModuleResolutionCache(ROOT, (path) => path, options)
  const resolveModule = (specifier: string, importer: string) => {
    const own = findModule?.(specifier, importer)
    if (own !== undefined) return { resolvedFileName: own, extension: ts.Extension.Ts, isExternalLibraryImport: false }
    const { resolvedModule } = ts.resolveModuleName(specifier, importer, options, system, cache)
    if (resolvedModule || specifier.startsWith('.')) return resolvedModule
    for (const folder of listFallbacks(specifier)) {
      const again = ts.resolveModuleName(specifier, join(folder, 'src/any.ts'), options, system, cache).resolvedModule
      if (again) return again
    }
    return undefined
  }
  const service = ts.createLanguageService(
    {
      ...system,
      getCompilationSettings: () => options,
      getScriptFileNames: () => [...files.keys(), ...sources],
      // Without it, each question about a name begins with a look at every file.
      getProjectVersion: () => '1',
      getScriptVersion: (path) => (files.has(path) ? hashText(files.get(path) ?? '') : '1'),
      getScriptSnapshot(path) {
        const text = system.readFile(path)
        return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text)
      },
      getCurrentDirectory: () => ROOT,
      getDefaultLibFileName: (given) => ts.getDefaultLibFilePath(given),
      resolveModuleNameLiterals: (literals, importer) =>
        literals.map(({ text }) => ({ resolvedModule: resolveModule(text, importer) })),
    },
    documents,
  )
  const program = service.getProgram()
  if (!program) throw new Error('The compiler has no program.')
  const sourceFiles = program.getSourceFiles()
  program.getTypeChecker()
  // To name a property, TypeScript 5.9 looks through the exports of every file for it: two thirds of all time, for
  // names that no popup needs. It begins with the files that the own file imports, and finds those without the list.
  program.getSourceFiles = () => []
  return {
    service,
    program,
    sourceFiles,
    resolve: (specifier) => resolveModule(specifier, join(SNIPPET_FOLDER, 'any.ts'))?.resolvedFileName,
  }
}

/** Reads the compiler's options from the playground's `tsconfig.json`. */
function readOptions(): ts.CompilerOptions {
  const path = join(ROOT, 'apps/playground/tsconfig.json')
  const { config } = ts.readConfigFile(path, (each) => readFileSync(each, 'utf8'))
  // The files are the snippets.
  const own = { ...config, include: [], files: ['snippets/modal.ts'] }
  const { options, errors } = ts.parseJsonConfigFileContent(own, ts.sys, dirname(path))
  const [error] = errors
  if (error) throw new Error(`${path}: ${ts.flattenDiagnosticMessageText(error.messageText, '\n')}`)
  return {
    ...options,
    types: [...(options.types ?? []), 'node'],
    typeRoots: [join(dirname(path), 'node_modules/@types')],
  }
}

/** Lists packages that may find what the playground does not depend on: the module's own, or one of these. */
function listFallbacks(specifier: string): readonly string[] {
  const [, name] = /^@foyer\/([\w-]+)/.exec(specifier) ?? []
  const own = name === undefined ? [] : ['packages', 'apps', 'tooling'].map((folder) => join(folder, name))
  return [...own, 'apps/playground', 'packages/sandbox', 'packages/siwx']
    .map((folder) => join(ROOT, folder))
    .filter((folder) => existsSync(folder))
}

const hashText = (text: string) => String(ts.sys.createHash?.(text) ?? text)
