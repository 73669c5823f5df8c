import { type Identifier, type ImportDeclaration, Node, type SourceFile, SyntaxKind } from 'ts-morph'
import type { Library, Note } from './notes.js'

interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

interface AddedImport {
  readonly name: string
  readonly local: string
  readonly isType: boolean
}

export type FileEdit = ReturnType<typeof createFileEdit>

/** Collects changes of one file, so that every byte that is not named stays as it is. */
export function createFileEdit(path: string, file: SourceFile) {
  const edits: Edit[] = []
  const notes: Note[] = []
  const added = new Map<string, AddedImport[]>()
  const dropped = new Set<Node>()
  const identifiers = file.getDescendantsOfKind(SyntaxKind.Identifier)
  const names = new Set(identifiers.filter((each) => !isPropertyName(each)).map((each) => each.getText()))
  const isRemoved = (node: Node) => edits.some(({ start, end }) => node.getStart() >= start && node.getEnd() <= end)

  const localNameOf = (name: string) => {
    let local = name
    while (names.has(local)) local = `foyer${local[0]?.toUpperCase()}${local.slice(1)}`
    return local
  }
  const specifiers = () =>
    file
      .getImportDeclarations()
      .flatMap((declaration) => declaration.getNamedImports().map((specifier) => ({ declaration, specifier })))

  return {
    path,
    file,
    notes,
    isRemoved,
    hasChanges: () => edits.length > 0 || dropped.size > 0,
    note(library: Library, node: Node, message: string): void {
      notes.push({ path, line: node.getStartLineNumber(), message, library })
    },
    replace: (node: Node, text: string) => void edits.push({ start: node.getStart(), end: node.getEnd(), text }),
    insert: (position: number, text: string) => void edits.push({ start: position, end: position, text }),
    /** Removes an attribute or element of a list with the space before it. */
    removeWithSpace(node: Node): void {
      const before = file.getFullText().slice(0, node.getStart())
      edits.push({ start: before.trimEnd().length, end: node.getEnd(), text: '' })
    },
    /** Removes a statement with its line. */
    removeStatement(node: Node): void {
      const text = file.getFullText()
      const next = text.indexOf('\n', node.getEnd())
      edits.push({ start: node.getStart(), end: next < 0 ? text.length : next + 1, text: '' })
    },
    /** Returns the name by which the file may use an export of a module, and imports it. */
    importName(module: string, name: string, { isType = false, as = name } = {}): string {
      const known = added.get(module)?.find((each) => each.name === name && (as === name || each.local === as))
      if (known) return known.local
      const existing = specifiers().find(
        ({ declaration, specifier }) =>
          declaration.getModuleSpecifierValue() === module && specifier.getName() === name && !declaration.isTypeOnly(),
      )
      if (existing) return (existing.specifier.getAliasNode() ?? existing.specifier.getNameNode()).getText()
      const local = as === name ? localNameOf(name) : as
      names.add(local)
      added.set(module, [...(added.get(module) ?? []), { name, local, isType }])
      return local
    },
    /** Reserves a name for a declaration. */
    claim(name: string): string {
      const local = localNameOf(name)
      names.add(local)
      return local
    },
    /** Frees the name of an import that is replaced by another of the same name. */
    free: (name: string) => void names.delete(name),
    drop: (specifier: Node) => void dropped.add(specifier),
    isDropped: (node: Node) => dropped.has(node),
    hasEditsWithin: (node: Node) => edits.some(({ start, end }) => start >= node.getStart() && end <= node.getEnd()),
    /** Uses of an imported name outside of imports and of removed code. Undefined if the file declares it again. */
    uses(name: string): readonly Identifier[] | undefined {
      const all = identifiers.filter((each) => each.getText() === name && !isRemoved(each))
      const others = all.filter((each) => !each.getFirstAncestorByKind(SyntaxKind.ImportDeclaration))
      if (others.some(isDeclaration)) return undefined
      return others.filter((each) => !isPropertyName(each))
    },
    /** Finds the imported names of the modules that the test accepts. */
    imports(isMeant: (module: string) => boolean) {
      return file.getImportDeclarations().flatMap((declaration) => {
        const module = declaration.getModuleSpecifierValue()
        if (!isMeant(module)) return []
        return declaration.getNamedImports().map((specifier) => ({
          module,
          declaration,
          specifier,
          name: specifier.getName(),
          local: (specifier.getAliasNode() ?? specifier.getNameNode()).getText(),
        }))
      })
    },
    /** Puts a statement between the imports and the code, before the comment of the first statement. */
    insertStatement(text: string): void {
      const first = file.getStatements().find((each) => !Node.isImportDeclaration(each) && !isDirective(each))
      const position = first ? first.getNonWhitespaceStart() : file.getEnd()
      edits.push({ start: position, end: position, text: `${text}\n\n` })
    },
    /** Returns the changed text. */
    print(): string {
      const all = [...edits, ...changeImports(file, dropped, added)]
      const outer = all.filter((edit) => !all.some((other) => contains(other, edit)))
      let text = file.getFullText()
      const order = outer.map((edit, index) => ({ ...edit, index }))
      // Later positions first; at one position, what replaces before what is inserted, and the later insertion first.
      order.sort((one, other) => other.start - one.start || other.end - one.end || other.index - one.index)
      for (const { start, end, text: replacement } of order) text = text.slice(0, start) + replacement + text.slice(end)
      return text
    },
  }
}

/** Returns whether the first edit replaces the place of the second. What is inserted at its edge stays. */
function contains(outer: Edit, inner: Edit): boolean {
  if (inner.start === inner.end) return outer.start < inner.start && inner.end < outer.end
  const isWithin = outer.start <= inner.start && inner.end <= outer.end
  return isWithin && outer.end - outer.start > inner.end - inner.start
}

function isDeclaration(identifier: Identifier): boolean {
  const parent = identifier.getParent()
  const isNamed =
    Node.isVariableDeclaration(parent) ||
    Node.isParameterDeclaration(parent) ||
    Node.isFunctionDeclaration(parent) ||
    Node.isBindingElement(parent)
  return isNamed && parent.getNameNode() === identifier
}

function isPropertyName(identifier: Identifier): boolean {
  const parent = identifier.getParent()
  if (Node.isPropertyAccessExpression(parent)) return parent.getNameNode() === identifier
  if (Node.isPropertyAssignment(parent)) return parent.getNameNode() === identifier
  if (Node.isBindingElement(parent)) return parent.getPropertyNameNode() === identifier
  return Node.isJsxAttribute(parent) || Node.isPropertySignature(parent)
}

const isDirective = (node: Node) => Node.isExpressionStatement(node) && Node.isStringLiteral(node.getExpression())

function changeImports(
  file: SourceFile,
  dropped: ReadonlySet<Node>,
  added: ReadonlyMap<string, readonly AddedImport[]>,
): readonly Edit[] {
  const edits: Edit[] = []
  const pending = new Map(added)
  const printNames = (list: readonly AddedImport[], isTypeOnly: boolean) =>
    list.map(
      ({ name, local, isType }) =>
        `${isType && !isTypeOnly ? 'type ' : ''}${name === local ? name : `${name} as ${local}`}`,
    )
  const printImport = (module: string, list: readonly AddedImport[]) => {
    const isTypeOnly = list.every(({ isType }) => isType)
    const semicolon = hasSemicolons(file) ? ';' : ''
    const quote = file.getFullText().includes(`from "`) ? '"' : "'"
    return `import ${isTypeOnly ? 'type ' : ''}{ ${printNames(list, isTypeOnly).join(', ')} } from ${quote}${module}${quote}${semicolon}`
  }
  const emptied: ImportDeclaration[] = []
  for (const declaration of file.getImportDeclarations()) {
    const module = declaration.getModuleSpecifierValue()
    const named = declaration.getNamedImports()
    const kept = named.filter((each) => !dropped.has(each))
    const isEmptied = dropped.has(declaration) || (named.length > 0 && !kept.length && !declaration.getDefaultImport())
    if (isEmptied) {
      emptied.push(declaration)
      continue
    }
    const more = declaration.isTypeOnly() || declaration.getNamespaceImport() ? undefined : pending.get(module)
    if (more) pending.delete(module)
    if (!more && kept.length === named.length) continue
    const list = [...kept.map((each) => each.getText()), ...printNames(more ?? [], false)]
    const clause = declaration.getImportClauseOrThrow()
    const first = declaration.getDefaultImport()
    const text = `${declaration.isTypeOnly() ? 'type ' : ''}${first ? `${first.getText()}, ` : ''}{ ${list.join(', ')} }`
    edits.push({ start: clause.getStart(), end: clause.getEnd(), text })
  }
  const lines = [...pending].map(([module, list]) => printImport(module, list))
  const text = file.getFullText()
  const [place, ...others] = emptied
  for (const each of place && lines.length ? others : emptied) {
    const next = text.indexOf('\n', each.getEnd())
    edits.push({ start: each.getStart(), end: next < 0 ? text.length : next + 1, text: '' })
  }
  if (!lines.length) return edits
  if (place) edits.push({ start: place.getStart(), end: place.getEnd(), text: lines.join('\n') })
  else {
    const first = file.getImportDeclarations()[0] ?? file.getStatements()[0]
    const start = first?.getStart() ?? 0
    edits.push({ start, end: start, text: `${lines.join('\n')}\n` })
  }
  return edits
}

const hasSemicolons = (file: SourceFile) => file.getImportDeclarations().some((each) => each.getText().endsWith(';'))
