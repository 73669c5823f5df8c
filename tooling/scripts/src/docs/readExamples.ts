import ts from 'typescript'

/** Reads the members of `examples` in a file: the code of each, with what it imports from an entry. */
export function readExamples(code: string, entry: string): ReadonlyMap<string, string> {
  const source = ts.createSourceFile('examples.tsx', code, ts.ScriptTarget.Latest, true)
  const [object] = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .flatMap(({ initializer }) => (initializer && ts.isObjectLiteralExpression(initializer) ? [initializer] : []))
  if (!object) throw new Error(`The examples of ${entry} are no object.`)
  return new Map(object.properties.map((member) => [member.name?.getText() ?? '', writeExample(member, entry)]))
}

function writeExample(member: ts.ObjectLiteralElementLike, entry: string) {
  const body = dedent(bodyOf(member))
  // Examples name a package's exports through a namespace, because several of them have the same names.
  const names = new Set([...body.matchAll(/\b(?:core|ui)\.(\w+)/g)].map(([, name = '']) => name))
  const text = body.replace(/\b(?:core|ui)\.(?=\w)/g, '')
  return names.size === 0 ? text : `import { ${[...names].sort().join(', ')} } from '${entry}'\n\n${text}`
}

function bodyOf(member: ts.ObjectLiteralElementLike) {
  if (ts.isMethodDeclaration(member) && member.body) return member.body.getFullText().replace(/^\s*\{|\}\s*$/g, '')
  if (!ts.isPropertyAssignment(member) || !ts.isArrowFunction(member.initializer)) return ''
  const { body } = member.initializer
  return ts.isParenthesizedExpression(body) ? body.expression.getFullText() : body.getText()
}

function dedent(text: string) {
  const lines = text.replace(/^\n+|\s+$/g, '').split('\n')
  const indents = lines.filter((line) => line.trim()).map((line) => /^ */.exec(line)?.[0].length ?? 0)
  const indent = Math.min(...indents)
  return lines.map((line) => line.slice(indent)).join('\n')
}
