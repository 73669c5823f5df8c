import { dirname, join, relative } from 'node:path/posix'
import { Node, SyntaxKind } from 'ts-morph'
import type { FileEdit } from './createFileEdit.js'
import type { Library } from './notes.js'
import { printObject, readNames } from './readCode.js'
import { findLibrary, readModules } from './readModules.js'

/** Holds what the files of a folder share. */
export interface Migration {
  /** Name of the modal by the path of the file that creates it. */
  readonly modals: Map<string, string>
  readonly packages: Set<string>
  /** By path. */
  readonly created: Map<string, string>
}

/** Options of `createModal` as code, in their order. */
export type ModalOptions = readonly (readonly [string, string] | undefined)[]

export const CORE = '@foyer/core'
export const REACT_UI = '@foyer/react-ui'

/** Imports a name of a package of Foyer, which the app then depends on. */
export function importFoyer(migration: Migration, edit: FileEdit, module: string, name: string, as?: string): string {
  migration.packages.add(module.split('/').slice(0, 2).join('/'))
  return edit.importName(module, name, as === undefined ? {} : { as })
}

/** Returns code that reads the modal in this file, and imports it if another file creates it. */
export function importModal(migration: Migration, edit: FileEdit): string | undefined {
  const own = migration.modals.get(edit.path)
  if (own !== undefined) return own
  const [found, ...others] = [...migration.modals]
  const imported = [...migration.modals].find(([path]) =>
    edit.file.getImportDeclarations().some((each) => {
      const module = each.getModuleSpecifierValue()
      return module.startsWith('.') && withoutExtension(path) === join(dirname(edit.path), withoutExtension(module))
    }),
  )
  const [path, name] = imported ?? (others.length ? [] : (found ?? []))
  if (path === undefined || name === undefined) return undefined
  const existing = edit.file
    .getImportDeclarations()
    .find((each) => {
      const module = each.getModuleSpecifierValue()
      const target = withoutExtension(path)
      if (module.startsWith('.')) return target === join(dirname(edit.path), withoutExtension(module))
      return /^[@~]\//.test(module) && (target === module.slice(2) || target === `src/${module.slice(2)}`)
    })
    ?.getModuleSpecifierValue()
  const way = relative(dirname(edit.path), withoutExtension(path))
  return edit.importName(existing ?? (way.startsWith('.') ? way : `./${way}`), name)
}

const withoutExtension = (path: string) => path.replace(/\.(m|c)?[jt]sx?$/, '')

/** Code for `transports` of wagmi's `createConfig`, or for `client` if the chains are not written out. */
export function createTransports(edit: FileEdit, chains: readonly string[] | undefined): readonly [string, string] {
  const http = edit.importName('wagmi', 'http')
  if (chains) return ['transports', `{ ${chains.map((name) => `[${name}.id]: ${http}()`).join(', ')} }`]
  const createClient = edit.importName('viem', 'createClient')
  return ['client', `({ chain }) => ${createClient}({ chain, transport: ${http}() })`]
}

/** Prints `createModal(…)` for an adapter. */
export function printModal(migration: Migration, edit: FileEdit, options: ModalOptions): string {
  const createModal = importFoyer(migration, edit, CORE, 'createModal')
  const reactUi = importFoyer(migration, edit, REACT_UI, 'reactUi')
  const all: ModalOptions = [...options, ['ui', `${reactUi}()`]]
  return `${createModal}(${printObject(all)})`
}

/** Replaces the tags of an element, and keeps what is in it. */
export function replaceTags(
  edit: FileEdit,
  name: string,
  change: (
    element: Node,
    attributes: readonly Node[],
  ) => { readonly name: string; readonly attributes?: string } | undefined,
): boolean {
  const openings = [
    ...edit.file.getDescendantsOfKind(SyntaxKind.JsxOpeningElement),
    ...edit.file.getDescendantsOfKind(SyntaxKind.JsxSelfClosingElement),
  ].filter((each) => each.getTagNameNode().getText() === name && !edit.isRemoved(each))
  for (const opening of openings) {
    const next = change(opening, opening.getAttributes())
    if (!next) return false
    edit.replace(opening.getTagNameNode(), next.name)
    const parent = opening.getParent()
    if (Node.isJsxOpeningElement(opening) && Node.isJsxElement(parent))
      edit.replace(parent.getClosingElement().getTagNameNode(), next.name)
    const [first] = opening.getAttributes()
    if (first) {
      for (const each of opening.getAttributes()) edit.removeWithSpace(each)
    }
    if (next.attributes) edit.insert(opening.getTagNameNode().getEnd(), ` ${next.attributes}`)
  }
  return openings.length > 0
}

/** Reads the attributes of an element as code; undefined if it spreads an object. */
export function readAttributes(
  attributes: readonly Node[],
): ReadonlyMap<string, { readonly code: string; readonly node: Node }> | undefined {
  const result = new Map<string, { readonly code: string; readonly node: Node }>()
  for (const each of attributes) {
    if (!Node.isJsxAttribute(each)) return undefined
    const value = each.getInitializer()
    const code = Node.isJsxExpression(value) ? (value.getExpression()?.getText() ?? '') : (value?.getText() ?? 'true')
    result.set(each.getNameNode().getText(), { code, node: each })
  }
  return result
}

/** Drops imports that nothing uses any more, and lists those that are left. */
export function finishImports(
  edit: FileEdit,
  library: Library,
  isMeant: (module: string) => boolean,
  done: ReadonlySet<string>,
): void {
  for (const { specifier, local, name, module } of edit.imports(isMeant)) {
    const uses = edit.uses(local)
    if (done.has(local) || uses?.length === 0) edit.drop(specifier)
    else edit.note(library, uses?.[0] ?? specifier, `\`${name}\` of ${module} is left: see the guide`)
  }
  for (const declaration of edit.file.getImportDeclarations()) {
    const module = declaration.getModuleSpecifierValue()
    if (isMeant(module) && !declaration.getImportClause() && module.endsWith('.css')) edit.drop(declaration)
  }
  for (const { module, node } of readModules(edit.file)) {
    const statement = node.getParent()
    const isStyle = isMeant(module) && module.endsWith('.css') && Node.isCallExpression(node)
    if (isStyle && Node.isExpressionStatement(statement)) edit.removeStatement(statement)
  }
}

/** Lists each import of a library that stays and that no note names yet. */
export function noteRemaining(edit: FileEdit, isNoted: (library: Library) => boolean): void {
  for (const { module, node } of readModules(edit.file)) {
    const library = findLibrary(module)
    if (!library || edit.isDropped(node) || edit.isRemoved(node)) continue
    if (!Node.isImportDeclaration(node)) edit.note(library, node, `\`${module}\` is left: see the guide`)
    // `finishImports` lists named imports.
    else if (!isNoted(library)) {
      const name = node.getNamespaceImport() ?? node.getDefaultImport()
      if (name) edit.note(library, node, `\`${name.getText()}\` of ${module} is left: see the guide`)
      else if (!node.getNamedImports().length) edit.note(library, node, `\`${module}\` is left: see the guide`)
    }
  }
}

export const readChains = (edit: FileEdit, node: Node | undefined) => readNames(edit.file, node)
