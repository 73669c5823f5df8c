import ts from 'typescript'

const FILE = '/block.js'
const OPTIONS: ts.CompilerOptions = {
  allowJs: true,
  checkJs: true,
  noResolve: true,
  types: [],
  target: ts.ScriptTarget.ESNext,
  noEmit: true,
}

// "Cannot find name", also with a name that is meant, and as a property in short form.
const CANNOT_FIND = [2304, 2552, 2663, 18004]

const host = ts.createCompilerHost(OPTIONS)
const libraries = new Map<string, ts.SourceFile | undefined>()

/** Finds names in JavaScript that neither it nor a browser declares. */
export function findUndeclaredNames(code: string): readonly string[] {
  const program = ts.createProgram({
    rootNames: [FILE],
    options: OPTIONS,
    host: {
      ...host,
      getSourceFile(path, options) {
        if (path === FILE) return ts.createSourceFile(path, code, options)
        if (!libraries.has(path)) libraries.set(path, host.getSourceFile(path, options))
        return libraries.get(path)
      },
      fileExists: (path) => path === FILE,
    },
  })
  const names = program
    .getSemanticDiagnostics(program.getSourceFile(FILE))
    .filter(({ code: number }) => CANNOT_FIND.includes(number))
    .map(({ start = 0, length = 0 }) => code.slice(start, start + length))
  return [...new Set(names)]
}
