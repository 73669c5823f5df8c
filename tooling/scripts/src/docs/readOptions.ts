import ts from 'typescript'

export interface Option {
  name: string
  isOptional: boolean
  type: string
  text: string
  fallback: string | undefined
}

const SHORT = 120

/**
 * Reads the members of interfaces by name, inherited ones first.
 *
 * @param sources text by path
 */
export function createOptionReader(sources: ReadonlyMap<string, string>): (name: string) => Option[] {
  const parsed = new Map<string, readonly ts.Statement[]>()
  const parse = (path: string, text: string) => {
    const statements =
      parsed.get(path) ?? ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true).statements.flatMap(withMerged)
    parsed.set(path, statements)
    return statements
  }
  /** Parsing a whole package takes seconds: parse only files that contain the names. */
  const find = <Kind extends ts.Statement & { name: ts.Identifier }>(
    isKind: (node: ts.Node) => node is Kind,
    word: string,
    name: string,
  ) => {
    const isNamed = new RegExp(`\\b${word} ${name}\\b`)
    const statements = [...sources].flatMap(([path, text]) => (isNamed.test(text) ? [...parse(path, text)] : []))
    return statements.filter(isKind).filter((each) => each.name.text === name)
  }
  const writeOut = (type: string) => {
    const [alias] = /^\w+$/.test(type) ? find(ts.isTypeAliasDeclaration, 'type', type) : []
    const text = oneLine(alias?.type.getText() ?? '')
    return /^\|? ?'/.test(text) && text.length <= SHORT ? text : type
  }
  const read = (wanted: string): Option[] => {
    const found = find(ts.isInterfaceDeclaration, 'interface', wanted)
    if (found.filter(isFirst).length !== 1) throw new Error(`Not one interface has the name ${wanted}.`)
    // Lists the interface's own members before those that declaration merging adds.
    const declarations = [...found.filter(isFirst), ...found.filter((each) => !isFirst(each))]
    const parents = declarations.flatMap(({ heritageClauses }) => heritageClauses?.flatMap(({ types }) => types) ?? [])
    const own = declarations.flatMap(({ members }) => members.map(readOption))
    const members = own.map((option) => ({ ...option, type: writeOut(option.type) }))
    return [...parents.flatMap(readParent), ...members]
  }
  const readParent = ({ expression, typeArguments }: ts.ExpressionWithTypeArguments) => {
    const [from, names] = typeArguments ?? []
    const kind = expression.getText()
    if ((kind !== 'Pick' && kind !== 'Omit') || !from || !names) return read(kind)
    const listed = (ts.isUnionTypeNode(names) ? [...names.types] : [names]).flatMap((each) =>
      ts.isLiteralTypeNode(each) && ts.isStringLiteral(each.literal) ? [each.literal.text] : [],
    )
    return read(from.getText()).filter((option) => listed.includes(option.name) === (kind === 'Pick'))
  }
  return read
}

/** Lists a statement, and the statements inside it if it is a `declare module`. */
const withMerged = (statement: ts.Statement): readonly ts.Statement[] =>
  ts.isModuleDeclaration(statement) && statement.body && ts.isModuleBlock(statement.body)
    ? [statement, ...statement.body.statements]
    : [statement]

const isFirst = ({ parent }: ts.Node) => ts.isSourceFile(parent)

function readOption(member: ts.TypeElement) {
  if (!ts.isPropertySignature(member) && !ts.isMethodSignature(member))
    throw new Error(`No option can be made of ${member.getText()}.`)
  const docs = ts.getJSDocCommentsAndTags(member).filter(ts.isJSDoc)
  const fallback = docs.flatMap(({ tags }) => [...(tags ?? [])]).find(({ tagName }) => tagName.text === 'default')
  return {
    name: member.name.getText(),
    isOptional: member.questionToken !== undefined,
    type: oneLine(typeOf(member))
      .replace(/^\((.*)\) \| undefined$/, '$1')
      .replace(/ \| undefined$/, ''),
    text: oneLine(docs.map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '').join(' ')),
    fallback: fallback && oneLine(ts.getTextOfJSDocComment(fallback.comment) ?? ''),
  }
}

function typeOf(member: ts.PropertySignature | ts.MethodSignature) {
  const type = member.type?.getText() ?? ''
  if (!ts.isMethodSignature(member)) return type
  return `(${member.parameters.map((each) => withSemicolons(each.getText())).join(', ')}) => ${type}`
}

/** Adds semicolons between a type's members that are separated by line breaks only. */
const withSemicolons = (text: string) => text.replace(/(?<=[^\s{;])\n\s*(?=[\w'])/g, '; ')

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
