import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { root } from '../entry/root.mjs'

export interface ApiItem {
  readonly name: string
  readonly kind: 'function' | 'constant' | 'class' | 'type'
  /** Declaration without bodies. */
  readonly signature: string
  readonly text: string
  readonly members: readonly ApiMember[]
  /** File that declares it. */
  readonly path: string
  /** Names of the types in the declaration, except its own type parameters. */
  readonly types: readonly string[]
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

interface ApiReader {
  readEntry(path: string): readonly ApiItem[]
  /** Reads the declaration of a type that a file names; undefined if neither it nor what it imports declares one. */
  readType(path: string, name: string): ApiItem | 'external' | undefined
}

/** Creates a reader of what entries export, from their sources. */
export function createApiReader(): ApiReader {
  const parsed = new Map<string, ts.SourceFile>()
  const parse = (path: string) => {
    const source =
      parsed.get(path) ?? ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true)
    parsed.set(path, source)
    return source
  }

  /** Follows re-exports to the file that declares a name; undefined if none does. */
  const locate = ({ path, name }: Found, find: typeof resolve): Found | 'external' | undefined => {
    const { statements } = parse(path)
    if (findDeclarations(statements, name).length > 0) return { path, name }
    for (const statement of statements) {
      const from = ts.isExportDeclaration(statement) || ts.isImportDeclaration(statement) ? statement : undefined
      const specifier = from?.moduleSpecifier
      if (!from || (specifier && !ts.isStringLiteral(specifier))) continue
      const local = findLocalName(from, name)
      if (local === undefined) continue
      const next = specifier ? find(path, specifier.text) : path
      const found = next === undefined ? 'external' : locate({ path: next, name: local }, find)
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

  const readFound = (found: Found, name: string): ApiItem => {
    const declarations = findDeclarations(parse(found.path).statements, found.name)
    const types = listTypes(declarations.filter((each) => !ts.isFunctionDeclaration(each) || !isImplementation(each)))
    return { ...describe(declarations, name), name, path: found.path, types }
  }
  const isImplementation = (node: ts.FunctionDeclaration) =>
    node.body !== undefined &&
    findDeclarations(node.getSourceFile().statements, node.name?.text ?? '').some(
      (each) => ts.isFunctionDeclaration(each) && !each.body,
    )

  return {
    readEntry: (entry) =>
      [...new Set(listNames(entry))]
        .sort((one, other) => one.localeCompare(other, 'en'))
        .flatMap((name) => {
          const found = locate({ path: entry, name }, resolve)
          if (!found) throw new Error(`${entry} exports ${name}, which no file declares.`)
          return found === 'external' ? [] : [readFound(found, name)]
        }),
    readType(path, name) {
      const found = locate({ path, name }, resolveOwn)
      return found === undefined || found === 'external' ? found : readFound(found, found.name)
    },
  }
}

/** Lists the types that declarations name outside of bodies and values, without the types' own parameters. */
function listTypes(declarations: readonly ts.Statement[]): readonly string[] {
  const names = new Set<string>()
  const parameters = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isBlock(node) || (ts.isClassElement(node) && node.name && ts.isPrivateIdentifier(node.name))) return
    if (ts.isTypeParameterDeclaration(node)) parameters.add(node.name.text)
    if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName)) names.add(node.typeName.text)
    if (ts.isExpressionWithTypeArguments(node) && ts.isIdentifier(node.expression)) names.add(node.expression.text)
    if (ts.isVariableDeclaration(node) || ts.isParameter(node) || ts.isPropertyDeclaration(node)) {
      const isFunction = node.initializer && ts.isArrowFunction(node.initializer) && !ts.isParameter(node)
      const shown = node.type ?? (isFunction ? node.initializer : undefined)
      if (shown) visit(shown)
      return
    }
    ts.forEachChild(node, (child) => {
      if (!ts.isArrowFunction(node) || child !== node.body) visit(child)
    })
  }
  declarations.forEach(visit)
  return [...names].filter((name) => !parameters.has(name))
}

function resolve(from: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined
  const path = join(dirname(from), specifier.replace(/\.js$/, ''))
  const found = ['.ts', '.tsx', '.d.ts', '/index.ts'].map((end) => `${path}${end}`).find((each) => existsSync(each))
  if (!found) throw new Error(`${from} names ${specifier}, which does not exist.`)
  return found
}

/** Resolves also what another package of the repository exports. */
function resolveOwn(from: string, specifier: string): string | undefined {
  const [, name, entry = 'index'] = /^@foyer\/([\w-]+)(?:\/(.+))?$/.exec(specifier) ?? []
  if (name === undefined) return resolve(from, specifier)
  const path = join(root, 'packages', name, 'src/exports', `${entry}.ts`)
  return existsSync(path) ? path : undefined
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

function describe(declarations: readonly ts.Statement[], name: string): Omit<ApiItem, 'name' | 'path' | 'types'> {
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
