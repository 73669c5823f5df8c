import { dirname, join } from 'node:path'
import ts from 'typescript'
import { applyMutant, type Mutant } from './mutants'

/**
 * Checks whether a mutant passes the types of its file: tests need not find what the compiler does. Reads the package
 * once and checks only the mutant’s file.
 */
export function createTypeCheck(root: string, name: string) {
  const config = join(root, 'packages', name, 'tsconfig.json')
  const { options, fileNames } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(config, ts.sys.readFile).config,
    ts.sys,
    dirname(config),
  )
  const edits = new Map<string, { text: string; version: string }>()
  const service = ts.createLanguageService({
    ...ts.sys,
    useCaseSensitiveFileNames: () => ts.sys.useCaseSensitiveFileNames,
    getCompilationSettings: () => options,
    getScriptFileNames: () => fileNames.filter((path) => !/\.test(-d)?\.tsx?$/.test(path)),
    getScriptVersion: (path) => edits.get(path)?.version ?? '',
    getScriptSnapshot: (path) => snapshot(edits.get(path)?.text ?? ts.sys.readFile(path)),
    getCurrentDirectory: () => root,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
  })
  let version = 0

  return (mutant: Mutant) => {
    const path = join(root, mutant.path)
    edits.set(path, { text: applyMutant(ts.sys.readFile(path) ?? '', mutant), version: String(++version) })
    const wrong = [...service.getSyntacticDiagnostics(path), ...service.getSemanticDiagnostics(path)]
    edits.delete(path)
    return wrong.length === 0
  }
}

const snapshot = (text: string | undefined) => (text === undefined ? undefined : ts.ScriptSnapshot.fromString(text))
