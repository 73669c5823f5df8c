import ts from 'typescript'

/** Parses syntax only, without reading other files: fast enough for the whole workspace. */
export function parseSource(path: string, text: string) {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : /\.m?js$/.test(path) ? ts.ScriptKind.JS : ts.ScriptKind.TS
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind)
}

export const getLineNumber = (source: ts.SourceFile, node: ts.Node) =>
  source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1

/** Calls back for every node below one, parents first. */
export function visitNodes(node: ts.Node, visit: (node: ts.Node) => void) {
  ts.forEachChild(node, (child) => {
    visit(child)
    visitNodes(child, visit)
  })
}
