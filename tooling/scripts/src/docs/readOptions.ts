import ts from 'typescript'

/** A member of an interface of options, from its source alone. */
export interface Option {
  name: string
  isOptional: boolean
  type: string
  text: string
  fallback: string | undefined
}

/** A name that stands for a few words is written out. */
const SHORT = 120

/**
 * Reads interfaces of these sources: the members of one by its name, those that it inherits first.
 *
 * @param sources text by path
 */
export function createOptionReader(sources: ReadonlyMap<string, string>): (name: string) => Option[] {
  const parsed = new Map<string, readonly ts.Statement[]>()
  const parse = (path: string, text: string) => {
    const statements = parsed.get(path) ?? ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true).statements
    parsed.set(path, statements)
    return statements
  }
  /** Parsing all of a package takes seconds: only files in which the words stand. */
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
    const [declaration, ...others] = find(ts.isInterfaceDeclaration, 'interface', wanted)
    if (!declaration || others.length > 0) throw new Error(`Not one interface has the name ${wanted}.`)
    const parents = declaration.heritageClauses?.flatMap(({ types }) => types) ?? []
    const own = declaration.members.map(readOption)
    const members = own.map((option) => ({ ...option, type: writeOut(option.type) }))
    return [...parents.flatMap(readParent), ...members]
  }
  /** All of an interface, or as `Pick` and `Omit` have it. */
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

/** A method as the function that it is. */
function typeOf(member: ts.PropertySignature | ts.MethodSignature) {
  const type = member.type?.getText() ?? ''
  if (!ts.isMethodSignature(member)) return type
  return `(${member.parameters.map((each) => withSemicolons(each.getText())).join(', ')}) => ${type}`
}

/** Members of a type that stand in lines of their own. */
const withSemicolons = (text: string) => text.replace(/(?<=[^\s{;])\n\s*(?=[\w'])/g, '; ')

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
