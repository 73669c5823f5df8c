import { Node, SyntaxKind } from 'ts-morph'
import type { FileEdit } from '../createFileEdit.js'
import { finishImports, importFoyer, type Migration, printModal, REACT_UI, replaceTags } from '../project.js'
import { printPattern, readBinding } from '../readCode.js'

const library = 'wallet-adapter'
const SOLANA = '@foyer/adapter-solana'

const isWalletAdapter = (module: string) => /^@solana\/wallet-adapter-/.test(module)

const localOf = (edit: FileEdit, name: string) =>
  edit.imports(isWalletAdapter).find((each) => each.name === name)?.local

const hasElement = (edit: FileEdit, name: string | undefined) =>
  name !== undefined &&
  edit.file.getDescendantsOfKind(SyntaxKind.JsxOpeningElement).some((each) => each.getTagNameNode().getText() === name)

export function registerWalletAdapter(migration: Migration, edit: FileEdit): void {
  if (hasElement(edit, localOf(edit, 'WalletProvider'))) migration.modals.set(edit.path, edit.claim('modal'))
}

export function transformWalletAdapter(migration: Migration, edit: FileEdit): void {
  const done = new Set<string>()
  const provider = localOf(edit, 'WalletProvider')
  const own = migration.modals.get(edit.path)
  if (provider !== undefined && own !== undefined && hasElement(edit, provider)) {
    createSolanaModal(migration, edit, own)
    const name = importFoyer(migration, edit, REACT_UI, 'ModalProvider')
    for (const inner of ['WalletModalProvider', 'UnsafeBurnerWalletProvider']) unwrap(edit, localOf(edit, inner), done)
    replaceTags(edit, provider, (_, attributes) => {
      for (const each of attributes) {
        const attribute = each.getText()
        if (/^(wallets|autoConnect)\b/.test(attribute)) continue
        edit.note(library, each, `\`${attribute}\` was left out: see the guide`)
      }
      return { name, attributes: `modal={${own}}` }
    })
    done.add(provider)
    removeUnusedWallets(edit)
  }

  const button = localOf(edit, 'WalletMultiButton') ?? localOf(edit, 'WalletConnectButton')
  if (button !== undefined && migration.modals.size > 0) {
    const name = importFoyer(migration, edit, REACT_UI, 'ConnectButton')
    const isReplaced = replaceTags(edit, button, (element, attributes) => {
      if (attributes.length) edit.note(library, element, 'attributes of the button were left out: see the guide')
      return { name }
    })
    if (isReplaced) done.add(button)
  }
  transformHooks(migration, edit, done)
  finishImports(edit, library, isWalletAdapter, done)
}

function createSolanaModal(migration: Migration, edit: FileEdit, name: string): void {
  const text = edit.file.getFullText()
  const network = /devnet/i.test(text) ? 'solanaDevnet' : /testnet/i.test(text) ? 'solanaTestnet' : 'solanaMainnet'
  const solana = importFoyer(migration, edit, SOLANA, 'solana')
  const chain = importFoyer(migration, edit, `${SOLANA}/networks`, network)
  const modal = printModal(migration, edit, [
    ['adapters', `[${solana}()]`],
    ['networks', `[${chain}]`],
    // Without a project id, what needs a hosted service is off.
    ['basic', 'true'],
    ['features', '{ takeOver: true }'],
  ])
  const semicolon = edit.file.getImportDeclarations().some((each) => each.getText().endsWith(';')) ? ';' : ''
  edit.insertStatement(`export const ${name} = ${modal}${semicolon}`)
}

/** Removes the tags of an element and keeps what is in it. */
function unwrap(edit: FileEdit, name: string | undefined, done: Set<string>): void {
  if (name === undefined) return
  const elements = edit.file
    .getDescendantsOfKind(SyntaxKind.JsxElement)
    .filter((each) => each.getOpeningElement().getTagNameNode().getText() === name)
  for (const each of elements) {
    edit.replace(each.getOpeningElement(), '<>')
    edit.replace(each.getClosingElement(), '</>')
  }
  if (elements.length) done.add(name)
}

/** Removes the list of wallets that nothing uses now: Foyer finds wallets by the Wallet Standard. */
function removeUnusedWallets(edit: FileEdit): void {
  for (const statement of edit.file.getDescendantsOfKind(SyntaxKind.VariableStatement)) {
    const [declaration, ...others] = statement.getDeclarations()
    if (!declaration || others.length || !Node.isIdentifier(declaration.getNameNode())) continue
    const list = readList(declaration.getInitializer())
    const name = declaration.getName()
    if (!list || (!/\bnew \w+WalletAdapter\(/.test(list.getText()) && name !== 'wallets')) continue
    if (statement.hasExportKeyword() || edit.hasEditsWithin(statement)) continue
    const isUsed = edit.file
      .getDescendantsOfKind(SyntaxKind.Identifier)
      .some(
        (each) =>
          each.getText() === name &&
          !edit.isRemoved(each) &&
          each !== declaration.getNameNode() &&
          !Node.isJsxAttribute(each.getParent()),
      )
    if (isUsed) continue
    const line = edit.file.getFullText().slice(statement.getStartLinePos(), statement.getStart())
    if (!line.trim()) edit.removeWithSpace(statement)
  }
}

/** Finds the array literal that code is, or that its `useMemo` returns and does nothing else. */
function readList(node: Node | undefined): Node | undefined {
  if (!node) return undefined
  if (Node.isArrayLiteralExpression(node)) return node
  if (Node.isAsExpression(node) || Node.isSatisfiesExpression(node) || Node.isParenthesizedExpression(node))
    return readList(node.getExpression())
  if (!Node.isCallExpression(node) || !/^(React\.)?useMemo$/.test(node.getExpression().getText())) return undefined
  const [create] = node.getArguments()
  if (!Node.isArrowFunction(create) && !Node.isFunctionExpression(create)) return undefined
  const body = create.getBody()
  if (!Node.isBlock(body)) return readList(body)
  const [statement, ...others] = body.getStatements()
  return Node.isReturnStatement(statement) && !others.length ? readList(statement.getExpression()) : undefined
}

function transformHooks(migration: Migration, edit: FileEdit, done: Set<string>): void {
  if (importable(migration) === false) return
  const findCalls = (name: string) =>
    edit.file.getDescendantsOfKind(SyntaxKind.CallExpression).filter((each) => each.getExpression().getText() === name)
  const opener = localOf(edit, 'useWalletModal')
  if (opener !== undefined) {
    const bindings = findCalls(opener).map(readBinding)
    const isKnown = bindings.every((each) => {
      const [field, ...others] = each?.fields ?? []
      if (field?.name !== 'setVisible' || others.length) return false
      return (edit.uses(field.local) ?? []).every((use) => use.getParent()?.getText() === `${field.local}(true)`)
    })
    // `uses` is undefined for a name that the file declares, as this pattern does: read the calls instead.
    if (isKnown && bindings.length) {
      const name = importFoyer(migration, edit, REACT_UI, 'useModal')
      for (const binding of bindings) {
        const local = binding?.fields[0]?.local
        if (!binding || local === undefined) continue
        edit.replace(binding.pattern, printPattern([{ name: 'open', local }]))
        edit.replace(binding.call, `${name}()`)
        for (const call of findCalls(local)) if (call.getText() === `${local}(true)`) edit.replace(call, `${local}()`)
      }
      done.add(opener)
    }
  }
  const wallet = localOf(edit, 'useWallet')
  if (wallet === undefined) return
  const calls = findCalls(wallet)
  const bindings = calls.map(readBinding)
  const isKnown = bindings.every((each) => each?.fields.every((field) => isKnownField(edit, field)))
  if (!isKnown || edit.uses(wallet)?.length !== calls.length) return
  for (const binding of bindings) {
    if (!binding) continue
    const reads = binding.fields.filter(({ name }) => name !== 'disconnect')
    const ends = binding.fields.filter(({ name }) => name === 'disconnect')
    const names: Readonly<Record<string, string>> = {
      publicKey: 'address',
      connected: 'isConnected',
      connecting: 'isConnecting',
    }
    const lines = [
      ...(reads.length
        ? [
            `const ${printPattern(reads.map(({ name, local }) => ({ name: names[name] ?? name, local })))} = ${importFoyer(migration, edit, REACT_UI, 'useAccount')}('solana')`,
          ]
        : []),
      ...(ends.length
        ? [`const ${printPattern(ends)} = ${importFoyer(migration, edit, REACT_UI, 'useDisconnect')}()`]
        : []),
    ]
    const semicolon = binding.statement.getText().endsWith(';') ? ';' : ''
    const indent = ' '.repeat(binding.statement.getStart() - binding.statement.getStartLinePos())
    edit.replace(binding.statement, lines.map((line) => `${line}${semicolon}`).join(`\n${indent}`))
    for (const { local } of reads.filter(({ name }) => name === 'publicKey')) {
      for (const call of addressCalls(edit, local)) edit.replace(call, local)
    }
  }
  done.add(wallet)
}

const importable = (migration: Migration) => migration.modals.size > 0

/** Calls such as `publicKey.toBase58()`, which are the address in Foyer. */
const addressCalls = (edit: FileEdit, local: string) =>
  edit.file
    .getDescendantsOfKind(SyntaxKind.CallExpression)
    .filter((each) =>
      [`${local}.toBase58()`, `${local}?.toBase58()`, `${local}.toString()`, `${local}?.toString()`].includes(
        each.getText(),
      ),
    )

/** Returns whether every use of a field has a counterpart: the key is only shown or compared with nothing. */
function isKnownField(edit: FileEdit, { name, local }: { readonly name: string; readonly local: string }): boolean {
  if (['connected', 'connecting', 'disconnect'].includes(name)) return true
  if (name !== 'publicKey') return false
  const inCalls = addressCalls(edit, local)
  return edit.file
    .getDescendantsOfKind(SyntaxKind.Identifier)
    .filter(
      (each) =>
        each.getText() === local &&
        !Node.isBindingElement(each.getParent()) &&
        !Node.isImportSpecifier(each.getParent()),
    )
    .every(
      (each) =>
        inCalls.some((call) => call.getStart() <= each.getStart() && call.getEnd() >= each.getEnd()) ||
        isCondition(each),
    )
}

function isCondition(node: Node): boolean {
  const parent = node.getParent()
  if (Node.isPrefixUnaryExpression(parent)) return true
  if (Node.isConditionalExpression(parent)) return parent.getCondition() === node
  if (Node.isIfStatement(parent)) return parent.getExpression() === node
  return Node.isBinaryExpression(parent) && parent.getOperatorToken().getText() === '&&' && parent.getLeft() === node
}
