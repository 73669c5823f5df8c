import ts from 'typescript'
import { getLineNumber, parseSource } from '../lib/parseSource'

export interface Mutant {
  /** Path from the repository's root. */
  path: string
  kind: string
  line: number
  from: number
  to: number
  replacement: string
  before: string
  becomes: string
}

export type NumberedMutant = Mutant & { id: number }

type Add = (kind: string, node: ts.Node, replacement: string, from?: number, to?: number) => void

const S = ts.SyntaxKind

const OPERATORS = new Map<ts.SyntaxKind, readonly [kind: string, replacement: string]>([
  [S.LessThanToken, ['boundary', '<=']],
  [S.LessThanEqualsToken, ['boundary', '<']],
  [S.GreaterThanToken, ['boundary', '>=']],
  [S.GreaterThanEqualsToken, ['boundary', '>']],
  [S.EqualsEqualsEqualsToken, ['condition', '!==']],
  [S.ExclamationEqualsEqualsToken, ['condition', '===']],
  [S.AmpersandAmpersandToken, ['condition', '||']],
  [S.BarBarToken, ['condition', '&&']],
  [S.AsteriskToken, ['arithmetic', '/']],
  [S.SlashToken, ['arithmetic', '*']],
  [S.MinusToken, ['arithmetic', '+']],
])

/** Lists all mutants of a file. Skips types, names (imports, keys) and texts for developers. */
export function createMutants(path: string, text: string) {
  const source = parseSource(path, text)
  const mutants: Mutant[] = []
  const add: Add = (kind, node, replacement, from = node.getStart(source), to = node.getEnd()) => {
    const before = text.slice(from, to)
    mutants.push({
      path,
      kind,
      line: getLineNumber(source, node),
      from,
      to,
      replacement,
      before,
      becomes: becomes(from, to, replacement),
    })
  }
  const becomes = (from: number, to: number, replacement: string) => {
    const [start, end] = [text.lastIndexOf('\n', from - 1) + 1, text.indexOf('\n', to)]
    const after = text.slice(to, end < 0 ? undefined : end)
    return `${text.slice(start, from)}${replacement}${after}`.trim()
  }
  const visit = (node: ts.Node) => {
    if (isLeftAlone(node)) return
    mutate(node, add, source)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return mutants
}

function isLeftAlone(node: ts.Node) {
  return (
    ts.isTypeNode(node) ||
    ts.isImportDeclaration(node) ||
    ts.isExportDeclaration(node) ||
    ts.isModuleDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node)
  )
}

function mutate(node: ts.Node, add: Add, source: ts.SourceFile) {
  if (ts.isIfStatement(node)) add('condition', node.expression, `!(${node.expression.getText(source)})`)
  else if (ts.isConditionalExpression(node)) add('condition', node.condition, `!(${node.condition.getText(source)})`)
  else if (ts.isBinaryExpression(node)) mutateOperator(node, add, source)
  else if (ts.isExpressionStatement(node) && isCall(node.expression)) add('removal', node, ';')
  else if (node.kind === S.TrueKeyword && !isOnceOfAbort(node)) add('boolean', node, 'false')
  else if (node.kind === S.FalseKeyword) add('boolean', node, 'true')
  else if (ts.isNumericLiteral(node) || ts.isBigIntLiteral(node)) mutateNumber(node, add)
  else if (ts.isStringLiteral(node) && isValue(node)) add('string', node, node.text === '' ? "'mutant'" : "''")
  else if (ts.isOptionalChain(node)) mutateChain(node, add)
}

function mutateOperator(node: ts.BinaryExpression, add: Add, source: ts.SourceFile) {
  const { operatorToken, left } = node
  const known = OPERATORS.get(operatorToken.kind)
  if (known && !(known[0] === 'boundary' && isLargerOrSmaller(node))) add(known[0], operatorToken, known[1])
  if (operatorToken.kind === S.QuestionQuestionToken) add('default', node, `(${left.getText(source)})`)
}

/** Detects the larger or smaller of two values (`a > b ? a : b`): between equal ones, no choice differs. */
function isLargerOrSmaller({ left, right, parent }: ts.BinaryExpression) {
  if (!ts.isConditionalExpression(parent)) return false
  const operands = [left.getText(), right.getText()]
  const { whenTrue, whenFalse } = parent
  return [whenTrue, whenFalse].every((each) => operands.includes(each.getText()))
}

/** `once` of an abort listener has no effect: a signal aborts once. */
function isOnceOfAbort({ parent }: ts.Node) {
  const call = parent.parent?.parent
  const isOnce = ts.isPropertyAssignment(parent) && parent.name.getText() === 'once'
  return isOnce && ts.isCallExpression(call) && call.arguments[0]?.getText() === "'abort'"
}

const isCall = (node: ts.Expression) =>
  ts.isCallExpression(ts.isAwaitExpression(node) || ts.isVoidExpression(node) ? node.expression : node)

function mutateNumber(node: ts.NumericLiteral | ts.BigIntLiteral, add: Add) {
  const isBig = ts.isBigIntLiteral(node)
  const value = BigInt(Math.trunc(Number(isBig ? node.text.slice(0, -1) : node.text)))
  add('number', node, `${value + 1n}${isBig ? 'n' : ''}`)
}

/** `?.` becomes `.`, or nothing before a bracket. */
function mutateChain(node: ts.OptionalChain, add: Add) {
  const token = ts.isNonNullExpression(node) ? undefined : node.questionDotToken
  if (token) add('chain', token, ts.isPropertyAccessExpression(node) ? '.' : '')
}

function isValue(node: ts.StringLiteral) {
  const { parent } = node
  if (ts.isCallExpression(parent) && parent.expression.kind === S.ImportKeyword) return false
  if (isForDevelopers(node)) return false
  return !(ts.isPropertyAssignment(parent) && ts.isStringLiteral(parent.name)) && !ts.isJsxAttribute(parent)
}

/** Detects words in a log or error. Codes are one word, and stay. */
function isForDevelopers({ parent, text }: ts.StringLiteral) {
  const isMessage = ts.isPropertyAssignment(parent) && parent.name.getText() === 'message'
  const isTold =
    isMessage ||
    ts.isNewExpression(parent) ||
    (ts.isCallExpression(parent) && /(^|\.)log$/.test(parent.expression.getText()))
  return isTold && text.trim().includes(' ')
}

export const applyMutant = (text: string, { from, to, replacement }: Pick<Mutant, 'from' | 'to' | 'replacement'>) =>
  text.slice(0, from) + replacement + text.slice(to)
