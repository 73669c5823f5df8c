import ts from 'typescript'

/**
 * A member of an interface of options, from its source alone.
 *
 * @typedef {{ name: string, isOptional: boolean, type: string, text: string, fallback: string | undefined }} Option
 */

/** A name that stands for a few words is written out. */
const SHORT = 120

/**
 * Reads interfaces of these sources: the members of one by its name, those that it inherits first.
 *
 * @param {ReadonlyMap<string, string>} sources text by path
 * @returns {(name: string) => Option[]}
 */
export function createOptionReader(sources) {
  const parsed = new Map()
  const parse = (path, text) => {
    if (!parsed.has(path)) parsed.set(path, ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true).statements)
    return parsed.get(path)
  }
  /** Parsing all of a package takes seconds: only files in which the words stand. */
  const find = (isKind, word, name) => {
    const isNamed = new RegExp(`\\b${word} ${name}\\b`)
    const statements = [...sources].flatMap(([path, text]) => (isNamed.test(text) ? [...parse(path, text)] : []))
    return statements.filter((each) => isKind(each) && each.name.text === name)
  }
  const writeOut = (type) => {
    const [alias] = /^\w+$/.test(type) ? find(ts.isTypeAliasDeclaration, 'type', type) : []
    const text = oneLine(alias?.type.getText() ?? '')
    return /^\|? ?'/.test(text) && text.length <= SHORT ? text : type
  }
  const read = (wanted) => {
    const [declaration, ...others] = find(ts.isInterfaceDeclaration, 'interface', wanted)
    if (!declaration || others.length > 0) throw new Error(`Not one interface has the name ${wanted}.`)
    const parents = declaration.heritageClauses?.flatMap(({ types }) => types) ?? []
    const own = declaration.members.map(readOption)
    const members = own.map((option) => ({ ...option, type: writeOut(option.type) }))
    return [...parents.flatMap(readParent), ...members]
  }
  /** All of an interface, or as `Pick` and `Omit` have it. */
  const readParent = ({ expression, typeArguments: [from, names] = [] }) => {
    const kind = expression.getText()
    if (kind !== 'Pick' && kind !== 'Omit') return read(kind)
    const listed = (ts.isUnionTypeNode(names) ? names.types : [names]).map((each) => each.literal.text)
    return read(from.getText()).filter((option) => listed.includes(option.name) === (kind === 'Pick'))
  }
  return read
}

/** @param {ts.TypeElement} member */
function readOption(member) {
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
function typeOf(member) {
  const type = member.type?.getText() ?? ''
  if (!ts.isMethodSignature(member)) return type
  return `(${member.parameters.map((each) => withSemicolons(each.getText())).join(', ')}) => ${type}`
}

/** Members of a type that stand in lines of their own. */
const withSemicolons = (text) => text.replace(/(?<=[^\s{;])\n\s*(?=[\w'])/g, '; ')

const oneLine = (text) => text.replace(/\s+/g, ' ').trim()
