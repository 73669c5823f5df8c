import ts from 'typescript'

/**
 * A member of an interface of options, from its source alone.
 *
 * @typedef {{ name: string, isOptional: boolean, type: string, text: string, fallback: string | undefined }} Option
 */

/** A name that stands for a few words is written out. */
const SHORT = 120

/**
 * The members of an interface, those that it inherits from others of these sources first.
 *
 * @param {ReadonlyMap<string, string>} sources text by path
 * @param {string} name
 * @returns {Option[]}
 */
export function readOptions(sources, name) {
  const statements = [...sources].flatMap(([path, text]) => [
    ...ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true).statements,
  ])
  const aliases = new Map(statements.filter(ts.isTypeAliasDeclaration).map(({ name, type }) => [name.text, type]))
  const writeOut = (type) => {
    const text = oneLine(aliases.get(type)?.getText() ?? '')
    return /^\|? ?'/.test(text) && text.length <= SHORT ? text : type
  }
  const interfaces = statements.filter(ts.isInterfaceDeclaration)
  const read = (wanted) => {
    const [declaration, ...others] = interfaces.filter(({ name }) => name.text === wanted)
    if (!declaration || others.length > 0) throw new Error(`Not one interface has the name ${wanted}.`)
    const parents = declaration.heritageClauses?.flatMap(({ types }) => types.map((each) => each.expression.getText()))
    const own = declaration.members.filter(ts.isPropertySignature).map(readOption)
    const members = own.map((option) => ({ ...option, type: writeOut(option.type) }))
    return [...(parents ?? []).flatMap(read), ...members]
  }
  return read(name)
}

/** @param {ts.PropertySignature} member */
function readOption(member) {
  const docs = ts.getJSDocCommentsAndTags(member).filter(ts.isJSDoc)
  const fallback = docs.flatMap(({ tags }) => [...(tags ?? [])]).find(({ tagName }) => tagName.text === 'default')
  return {
    name: member.name.getText(),
    isOptional: member.questionToken !== undefined,
    type: oneLine(member.type?.getText() ?? '').replace(/ \| undefined$/, ''),
    text: oneLine(docs.map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '').join(' ')),
    fallback: fallback && oneLine(ts.getTextOfJSDocComment(fallback.comment) ?? ''),
  }
}

const oneLine = (text) => text.replace(/\s+/g, ' ').trim()
