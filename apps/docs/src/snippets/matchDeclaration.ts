import ts from 'typescript'
import type { SnippetProject } from './createSnippetProject.ts'
import { listNames } from './describeName.ts'
import type { DeclaredName, Snippet } from './readSnippets.ts'

export interface NameMatch {
  /** Position in the snippet. */
  readonly start: number
  // The same name in the sources.
  readonly node: ts.Identifier
}

export class SnippetError extends Error {
  /** Position in the snippet. */
  readonly start: number
  constructor(message: string, start = 0) {
    super(message)
    this.start = start
  }
}

/** Finds each name of a declaration in the reference in the source that declares it. */
export function matchDeclaration(
  project: SnippetProject,
  { code, language }: Snippet,
  declares: DeclaredName,
): NameMatch[] {
  const declarations = findDeclarations(project, declares, code)
  const known = declarations.flatMap((each) => listNames(each, isBody))
  let next = 0
  return listNames(parse(code, language)).map((shown) => {
    const start = shown.getStart()
    const index = known.findIndex((each, position) => position >= next && each.text === shown.text)
    const node = known[index]
    if (!node) throw new SnippetError(`${shown.text} is not in the declaration of ${declares.name}.`, start)
    next = index + 1
    return { start, node }
  })
}

export const parse = (code: string, language: Snippet['language']) =>
  ts.createSourceFile(`snippet.${language}`, code, ts.ScriptTarget.Latest, true)

const isBody = (node: ts.Node) => ts.isBlock(node) && ts.isFunctionLike(node.parent)

function findDeclarations(
  { program, resolve, sourceFiles }: SnippetProject,
  { entry, name }: DeclaredName,
  code: string,
): readonly ts.Node[] {
  const path = resolve(entry)
  const file = path === undefined ? undefined : program.getSourceFile(path)
  const checker = program.getTypeChecker()
  const module = file && checker.getSymbolAtLocation(file)
  const found = module && checker.getExportsOfModule(module).find((each) => each.name === name)
  const symbol = found && found.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found
  const exported = symbol?.declarations ?? []
  if (exported.some((each) => showsWhole(each, code))) return exported
  const hidden = findHidden(sourceFiles, name, code)
  if (exported.length > 0 && !(hidden && showsWhole(hidden, code))) return exported
  if (!hidden) throw new SnippetError(`${entry} does not export ${name}, and no source declares it.`)
  return [hidden]
}

const showsWhole = (node: ts.Node, code: string) => node.getText().replace(/^export /, '') === code

/** Finds a declaration that no entry exports. Of several with the name, the one with the same text takes precedence. */
function findHidden(files: readonly ts.SourceFile[], name: string, code: string) {
  const named = files
    .filter(({ fileName, text }) => !fileName.includes('/node_modules/') && text.includes(name))
    .flatMap(({ statements }) => [...statements])
    .filter((each) => ts.isInterfaceDeclaration(each) || ts.isTypeAliasDeclaration(each))
    .filter((each) => each.name.text === name)
  return named.find((each) => showsWhole(each, code)) ?? named[0]
}
