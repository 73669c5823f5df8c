import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse, parseFragment } from 'parse5'
import { findStyleFaults } from './findStyleFaults.ts'
import { type Fault, lineAt, type Markup, type MarkupElement, moveFaults } from './markup.ts'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

const VOID = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/
// Comments, and scripts and styles without their end tags.
const TEXT = /<!--[\s\S]*?-->|<(script|style)\b[^>]*>[\s\S]*?(?=<\/\1)/gi
const END_TAG = /<\/([a-z][\w-]*)\s*>/gi

/** Reads HTML by the parser of the standard. Reports its errors, and tags without their other half. */
export function readHtml(code: string): Markup {
  const isPage = /^\s*<(!doctype|html)\b/i.test(code)
  const faults: Fault[] = []
  const read = isPage ? parse : parseFragment
  const tree = read(code, {
    sourceCodeLocationInfo: true,
    onParseError({ code: message, startLine }) {
      // Part of a page is shown without what it begins with.
      if (message !== 'missing-doctype') faults.push({ line: startLine, message: `HTML: ${message}.` })
    },
  })
  const elements = listElements(tree)
  // Loose tags and faults of styles mostly follow from mistakes of syntax.
  if (faults.length === 0) faults.push(...findLooseTags(code, elements), ...findStyles(elements))
  return { faults, elements: elements.flatMap(toMarkupElement) }
}

/** Finds what the parser closes and leaves out without a word: elements left open, and ends of none. */
function findLooseTags(code: string, elements: readonly Element[]): readonly Fault[] {
  const open = elements.flatMap(({ tagName, sourceCodeLocation: location }) =>
    location?.startTag && !location.endTag && !VOID.test(tagName)
      ? [{ line: location.startLine, message: `HTML: <${tagName}> is left open.` }]
      : [],
  )
  const ends = new Set(elements.map(({ sourceCodeLocation }) => sourceCodeLocation?.endTag?.startOffset))
  const texts = [...code.matchAll(TEXT)]
  const isText = (index: number) => texts.some((text) => text.index < index && index < text.index + text[0].length)
  const loose = [...code.matchAll(END_TAG)].filter(({ index }) => !ends.has(index) && !isText(index))
  return [
    ...open,
    ...loose.map(({ 0: tag, index }) => ({ line: lineAt(code, index), message: `HTML: ${tag} ends nothing.` })),
  ]
}

const findStyles = (elements: readonly Element[]): readonly Fault[] =>
  elements
    .filter(({ tagName }) => tagName === 'style')
    .flatMap(({ childNodes: [text], sourceCodeLocation }) =>
      text && defaultTreeAdapter.isTextNode(text)
        ? moveFaults(findStyleFaults(text.value), sourceCodeLocation?.startTag?.endLine ?? 1)
        : [],
    )

const toMarkupElement = ({ tagName, attrs, sourceCodeLocation }: Element): readonly MarkupElement[] =>
  // The parser adds the elements of a page that the code leaves out.
  sourceCodeLocation?.startTag
    ? [
        {
          line: sourceCodeLocation.startLine,
          name: tagName,
          attributes: Object.fromEntries(attrs.map(({ name, value }) => [name, value])),
        },
      ]
    : []

function listElements(node: Node): readonly Element[] {
  const inner = 'content' in node ? [node.content] : 'childNodes' in node ? node.childNodes : []
  return [...('tagName' in node ? [node] : []), ...inner.flatMap(listElements)]
}
