import ts from 'typescript'
import { getLineNumber, visitNodes } from '../lib/parseSource'
import type { Module } from './readModules'

/** Attributes that users read or hear. */
const spoken = new Set(['aria-label', 'aria-description', 'aria-roledescription', 'alt', 'placeholder', 'title'])

/** Matches signs that are the same in each language. */
const WORDLESS = /^[\s·→()+…]*$/

/** Texts that are part of an amount, a name, a key or an address. */
const PARTS: Readonly<Record<string, string>> = {
  'components/AmountCard.tsx': '0',
  'components/SearchField.tsx': '/',
  'features/assets/PortfolioTotal.tsx': '.',
  'features/names/NameForm.tsx': '.',
  'features/onramp/BuyView.tsx': '0',
  'features/ownNodes/OwnNodeView.tsx': 'https://',
  'features/swap/ReceiveCard.tsx': '0',
}

/** Files of the message catalogue, which a language translates. */
const CATALOGUE = /([tT]exts|\/en[A-Z]?\w*)\.ts$/

const FOLDER = 'packages/react-ui/src/'

/** Finds text and lists that users read in the source of a view, where no translation reaches them. */
export function checkVisibleText(modules: readonly Module[]) {
  return modules
    .filter(({ path, isTest }) => !isTest && path.startsWith(FOLDER))
    .flatMap(({ path, source }) => {
      const problems: string[] = []
      visitNodes(source, (node) => {
        const line = `${path}:${getLineNumber(source, node)}`
        for (const text of readOwnTexts(node)) {
          const isPart = text.trim() === PARTS[path.slice(FOLDER.length)]
          if (!isPart && !WORDLESS.test(text)) problems.push(`${line} writes “${text.trim()}” outside the catalogue.`)
        }
        if (!CATALOGUE.test(path) && joinsByComma(node))
          problems.push(`${line} writes a list by itself: use formatList.`)
      })
      return problems
    })
}

/** Returns the texts that a node of JSX writes by itself. */
function readOwnTexts(node: ts.Node): readonly string[] {
  if (ts.isJsxText(node)) return [node.text]
  if (ts.isJsxAttribute(node)) {
    const isSpoken = spoken.has(node.name.getText()) && node.initializer !== undefined
    return isSpoken && node.initializer ? readLiterals(node.initializer) : []
  }
  const isChild = ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)
  return isChild && node.expression ? readLiterals(node.expression) : []
}

/** Returns the literals that an expression may result in. */
function readLiterals(node: ts.Node): readonly string[] {
  if (ts.isStringLiteralLike(node)) return [node.text]
  if (ts.isTemplateExpression(node)) return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)]
  if (ts.isJsxExpression(node)) return node.expression ? readLiterals(node.expression) : []
  if (ts.isParenthesizedExpression(node)) return readLiterals(node.expression)
  if (ts.isConditionalExpression(node)) return [...readLiterals(node.whenTrue), ...readLiterals(node.whenFalse)]
  if (ts.isBinaryExpression(node)) {
    const isPlus = node.operatorToken.kind === ts.SyntaxKind.PlusToken
    return [...(isPlus ? readLiterals(node.left) : []), ...readLiterals(node.right)]
  }
  return []
}

function joinsByComma(node: ts.Node): boolean {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false
  const [mark] = node.arguments
  return (
    node.expression.name.text === 'join' && mark !== undefined && ts.isStringLiteralLike(mark) && mark.text === ', '
  )
}
