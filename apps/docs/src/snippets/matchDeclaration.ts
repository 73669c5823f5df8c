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
  const declarations = findDeclarations(project, declares)
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

function findDeclarations({ program, resolve }: SnippetProject, { entry, name }: DeclaredName): readonly ts.Node[] {
  const path = resolve(entry)
  const file = path === undefined ? undefined : program.getSourceFile(path)
  const checker = program.getTypeChecker()
  const module = file && checker.getSymbolAtLocation(file)
  const found = module && checker.getExportsOfModule(module).find((each) => each.name === name)
  if (!found) throw new SnippetError(`${entry} does not export ${name}.`)
  const symbol = found.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found
  return symbol.declarations ?? []
}
