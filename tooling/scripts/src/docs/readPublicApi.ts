import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'

export interface ApiItem {
  readonly name: string
  readonly kind: 'function' | 'constant' | 'class' | 'type'
  /** Declaration without bodies. */
  readonly signature: string
  readonly text: string
  readonly members: readonly ApiMember[]
}

export interface ApiMember {
  readonly name: string
  readonly signature: string
  readonly text: string
}

interface Found {
  readonly path: string
  readonly name: string
}

/** Returns a function that reads what an entry exports, from its sources. */
export function createApiReader() {
  const parsed = new Map<string, ts.SourceFile>()
  const parse = (path: string) => {
    const source =
      parsed.get(path) ?? ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true)
    parsed.set(path, source)
    return source
  }

  /** Follows re-exports to the file that declares a name; undefined if none does. */
  const locate = ({ path, name }: Found): Found | 'external' | undefined => {
    const { statements } = parse(path)
    if (findDeclarations(statements, name).length > 0) return { path, name }
    for (const statement of statements) {
      const from = ts.isExportDeclaration(statement) || ts.isImportDeclaration(statement) ? statement : undefined
      const specifier = from?.moduleSpecifier
      if (!from || (specifier && !ts.isStringLiteral(specifier))) continue
      const local = findLocalName(from, name)
      if (local === undefined) continue
      const next = specifier ? resolve(path, specifier.text) : path
      const found = next === undefined ? 'external' : locate({ path: next, name: local })
      if (found) return found
    }
    return undefined
  }

  const listNames = (path: string): readonly string[] =>
    parse(path).statements.flatMap((statement) => {
      if (ts.isExportDeclaration(statement)) {
        const { exportClause, moduleSpecifier } = statement
        if (exportClause && ts.isNamedExports(exportClause)) return exportClause.elements.map(({ name }) => name.text)
        const next =
          moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? resolve(path, moduleSpecifier.text) : undefined
        return next === undefined ? [] : listNames(next)
      }
      return isExported(statement) ? namesOf(statement) : []
    })

  return (entry: string): readonly ApiItem[] =>
    [...new Set(listNames(entry))]
      .sort((one, other) => one.localeCompare(other, 'en'))
      .flatMap((name) => {
        const found = locate({ path: entry, name })
        if (!found) throw new Error(`${entry} exports ${name}, which no file declares.`)
        if (found === 'external') return []
        return [{ ...describe(findDeclarations(parse(found.path).statements, found.name), name), name }]
      })
}

function resolve(from: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined
  const path = join(dirname(from), specifier.replace(/\.js$/, ''))
  const found = ['.ts', '.tsx', '.d.ts', '/index.ts'].map((end) => `${path}${end}`).find((each) => existsSync(each))
  if (!found) throw new Error(`${from} names ${specifier}, which does not exist.`)
  return found
}

/** Returns what a module calls a name that another exports or imports; undefined if it does not. */
function findLocalName(from: ts.ExportDeclaration | ts.ImportDeclaration, name: string) {
  const named = ts.isExportDeclaration(from) ? from.exportClause : from.importClause?.namedBindings
  if (!named) return ts.isExportDeclaration(from) && !from.exportClause ? name : undefined
  if (ts.isNamespaceExport(named) || ts.isNamespaceImport(named)) return undefined
  const found = [...named.elements].find((each) => each.name.text === name)
  return found && (found.propertyName ?? found.name).text
}

const isExported = (node: ts.Statement) =>
  ts.canHaveModifiers(node) && ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)

const findDeclarations = (statements: readonly ts.Statement[], name: string) =>
  statements.filter((statement) => namesOf(statement).includes(name))

function namesOf(statement: ts.Statement): readonly string[] {
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.map(({ name }) => name.getText())
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement)
  return isNamed && statement.name ? [statement.name.text] : []
}

function describe(declarations: readonly ts.Statement[], name: string): Omit<ApiItem, 'name'> {
  const overloads = declarations.filter((each) => !ts.isFunctionDeclaration(each) || !each.body)
  const shown = overloads.length > 0 ? overloads : declarations
  const [first] = declarations
  if (!first) throw new Error(`Nothing declares ${name}.`)
  return {
    kind: kindOf(first),
    signature: shown.map((each) => signatureOf(each, name)).join('\n'),
    text: declarations.map(docsOf).find(Boolean) ?? '',
    members: ts.isInterfaceDeclaration(first) ? first.members.map(describeMember) : [],
  }
}

const describeMember = (member: ts.TypeElement): ApiMember => ({
  name: member.name?.getText() ?? '',
  signature: clean(member.getText()),
  text: docsOf(member),
})

function kindOf(node: ts.Statement): ApiItem['kind'] {
  if (ts.isFunctionDeclaration(node)) return 'function'
  if (ts.isClassDeclaration(node)) return 'class'
  if (!ts.isVariableStatement(node)) return 'type'
  const [declaration] = node.declarationList.declarations
  return declaration?.initializer && ts.isArrowFunction(declaration.initializer) ? 'function' : 'constant'
}

function signatureOf(node: ts.Statement, name: string): string {
  if (ts.isFunctionDeclaration(node)) {
    return clean(textUntil(node, node.body))
  }
  if (ts.isVariableStatement(node)) return describeVariable(node, name)
  if (!ts.isClassDeclaration(node)) return clean(node.getText())
  const head = textUntil(node, node.members[0]).replace(/\{[\s\S]*$/, '{')
  const members = node.members.filter((each) => !each.name || !ts.isPrivateIdentifier(each.name))
  const lines = members.map((each) => {
    const body = ts.isMethodDeclaration(each) || ts.isConstructorDeclaration(each) ? each.body : undefined
    return `  ${clean(textUntil(each, body))}`
  })
  return `${clean(head)}\n${lines.join('\n')}\n}`
}

function describeVariable(node: ts.VariableStatement, name: string) {
  const declaration = node.declarationList.declarations.find((each) => each.name.getText() === name)
  const { type, initializer } = declaration ?? {}
  if (type) return `const ${name}: ${type.getText()}`
  if (initializer && ts.isArrowFunction(initializer)) {
    const head = initializer.getText().slice(0, initializer.equalsGreaterThanToken.getStart() - initializer.getStart())
    return `const ${name}: ${initializer.type ? clean(head).replace(/\): ([\s\S]+)$/, ') => $1') : `${clean(head)} => …`}`
  }
  const value = initializer?.getText() ?? ''
  return `const ${name} = ${value.length <= 60 ? value : '…'}`
}

const textUntil = (node: ts.Node, end: ts.Node | undefined) =>
  end ? node.getText().slice(0, end.getStart() - node.getStart()) : node.getText()

const clean = (text: string) =>
  text
    .replace(/^export (default )?/, '')
    .replace(/^async /, '')
    .trim()

function docsOf(node: ts.Node): string {
  const docs = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc)
  return docs
    .flatMap(({ comment, tags }) => [
      ts.getTextOfJSDocComment(comment) ?? '',
      ...(tags ?? []).map((tag) => {
        const about = oneLine(ts.getTextOfJSDocComment(tag.comment) ?? '')
        const of = ts.isJSDocParameterTag(tag) ? ` \`${tag.name.getText()}\`` : ''
        return tag.tagName.text === 'default' ? `Default: ${about}.` : `${tag.tagName.text}${of}: ${about}`
      }),
    ])
    .filter(Boolean)
    .map((text) => text.split('\n\n').map(oneLine).join('\n\n'))
    .join('\n\n')
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
