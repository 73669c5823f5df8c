import { defaultHoverInfoProcessor } from '@shikijs/twoslash/core'
import ts from 'typescript'
import { ROOT } from '../folders.ts'
import type { SnippetProject } from './createSnippetProject.ts'

/** Type and doc comment of a name. */
export interface NameDescription {
  readonly text: string
  readonly docs: string
}

const MAX_LINES = 14
const MAX_TYPE_CHARACTERS = 700
const MAX_DOCS_CHARACTERS = 420

/** Matches what a reader does not ask about: unknown types, modules, and tags of HTML. */
const SAYS_NOTHING = /: any$|^(?:any|module |namespace |JSX\.IntrinsicElements\.)/

/** Returns what an editor shows for a name; undefined where that says nothing. */
export function describeName({ service, program }: SnippetProject, path: string, node: ts.Identifier) {
  const info = service.getQuickInfoAtPosition(path, node.getStart())
  if (!info?.displayParts) return undefined
  const shown = defaultHoverInfoProcessor(ts.displayPartsToString(info.displayParts))
  const text =
    readDeclaration(program.getTypeChecker(), node) ??
    shortenTypes(shown.replace(/(?:typeof )?import\("[^"]*"\)\.?/g, ''))
  if (text === '' || SAYS_NOTHING.test(text) || text.includes(ROOT)) return undefined
  const docs = [
    ts.displayPartsToString(info.documentation),
    ...(info.tags ?? [])
      .filter(({ name }) => name === 'default')
      .map((tag) => `Default: ${ts.displayPartsToString(tag.text)}.`),
  ]
  return { text: clipType(text), docs: clipDocs(docs.filter(Boolean).join('\n\n')) }
}

/** Returns the members of an interface or a type of this repository, which an editor shows only by name. */
function readDeclaration(checker: ts.TypeChecker, node: ts.Identifier) {
  const symbol = checker.getSymbolAtLocation(node)
  const target = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  const [declaration, ...others] = target?.declarations ?? []
  if (!declaration || others.length > 0) return undefined
  if (!ts.isInterfaceDeclaration(declaration) && !ts.isTypeAliasDeclaration(declaration)) return undefined
  if (declaration.getSourceFile().fileName.includes('/node_modules/')) return undefined
  return declaration
    .getText()
    .replace(/^(?:export |declare )*/, '')
    .replace(/^ *\/\*\*[\s\S]*?\*\/\n/gm, '')
}

/** Leaves out the lists of adapters and networks that types have as parameters. */
function shortenTypes(text: string): string {
  const [found, name = ''] = /\b(\w+)<readonly \[/.exec(text) ?? []
  if (found === undefined) return text
  const start = text.indexOf(found) + name.length
  let depth = 0
  for (let end = start; end < text.length; end++) {
    if (text[end] === '<') depth++
    if (text[end] === '>' && text[end - 1] !== '=') depth--
    if (depth === 0) return text.slice(0, start) + shortenTypes(text.slice(end + 1))
  }
  return text.slice(0, start)
}

function clipType(text: string) {
  const lines = text.split('\n')
  const clipped = lines.slice(0, MAX_LINES).join('\n').slice(0, MAX_TYPE_CHARACTERS)
  return clipped === text ? text : `${clipped.trimEnd()}\n…`
}

function clipDocs(docs: string) {
  const plain = docs.replace(/\{@link ([^}]+)\}/g, '$1').replace(/(?<!\n)\n(?!\n)/g, ' ')
  if (plain.length <= MAX_DOCS_CHARACTERS) return plain
  return `${plain.slice(0, MAX_DOCS_CHARACTERS).replace(/\s+\S*$/, '')} …`
}

/** Lists the names in code, in their order, without those in what `isLeftOut` finds. */
export function listNames(node: ts.Node, isLeftOut: (node: ts.Node) => boolean = () => false): ts.Identifier[] {
  const names: ts.Identifier[] = []
  const visit = (each: ts.Node) => {
    if (isLeftOut(each)) return
    if (ts.isIdentifier(each) && each.getWidth() > 0) names.push(each)
    ts.forEachChild(each, visit)
  }
  visit(node)
  return names
}
