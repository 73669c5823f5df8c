import { dirname, join, relative } from 'node:path/posix'
import { Node, SyntaxKind } from 'ts-morph'
import type { FileEdit } from '../createFileEdit.js'
import { finishImports, type Migration } from '../project.js'
import { readObject } from '../readCode.js'

const library = 'sats-connect'

const isSatsConnect = (module: string) => module === 'sats-connect' || module === '@sats-connect/core'

/** Requests of sats-connect that the written file answers in the same form. */
const METHODS = ['getAccounts', 'getAddresses', 'signMessage', 'signPsbt', 'sendTransfer']

/** Prints the file that the codemod writes: Foyer's modal, and the requests of sats-connect on it. */
const bitcoinFile = (isTypeScript: boolean) => {
  const type = (text: string) => (isTypeScript ? text : '')
  return `import { bitcoin } from '@foyer/adapter-bitcoin'
import { bitcoinMainnet } from '@foyer/adapter-bitcoin/networks'
import { createModal } from '@foyer/core'
import { reactUi } from '@foyer/react-ui'

export const modal = createModal({
  adapters: [bitcoin()],
  networks: [bitcoinMainnet],
  basic: true,
  features: { takeOver: true },
  ui: reactUi(),
})

/** Opens the modal unless a wallet is connected, and returns the wallet's provider. */
export async function requireProvider() {
  if (!modal.connection('bip122')) await modal.open()
  const connection = modal.connection('bip122')
  if (!connection) throw new Error('No wallet is connected')
  return connection.provider
}

/** Returns the addresses of the connected wallet, like sats-connect's \`getAccounts\` and \`getAddresses\`. */
export async function getAddresses() {
  return answer(async () => (await requireProvider()).getAccountAddresses())
}

export async function signMessage({ address, message }${type(': { readonly address: string; readonly message: string }')}) {
  return answer(async () => ({ address, signature: await (await requireProvider()).signMessage({ address, message }) }))
}

export async function disconnect() {
  await modal.disconnect('bip122')
}

/** Puts a result or an error into the form of sats-connect. */
async function answer${type('<T>')}(call${type(': () => Promise<T>')}) {
  try {
    return { status: 'success'${type(' as const')}, result: await call() }
  } catch (error) {
    return { status: 'error'${type(' as const')}, error: { message: error instanceof Error ? error.message : String(error) } }
  }
}
`
}

const CALLS: Readonly<Record<string, string>> = {
  getAccounts: 'getAddresses',
  getAddresses: 'getAddresses',
  signMessage: 'signMessage',
}

function findDefault(edit: FileEdit) {
  return edit.file.getImportDeclarations().find((each) => isSatsConnect(each.getModuleSpecifierValue()))
}

/** Finds `Wallet.request('…', …)` and `Wallet.disconnect()`; undefined if the file uses `Wallet` otherwise. */
function findWalletCalls(edit: FileEdit) {
  const declaration = findDefault(edit)
  const named = edit.imports(isSatsConnect).find(({ name }) => name === 'Wallet' || name === 'default')
  const local =
    declaration?.getDefaultImport()?.getText() ??
    named?.local ??
    edit.imports(isSatsConnect).find(({ name }) => name === 'request')?.local
  if (local === undefined) return undefined
  const calls = edit.file.getDescendantsOfKind(SyntaxKind.CallExpression).flatMap((call) => {
    const target = call.getExpression()
    const isOfWallet = Node.isPropertyAccessExpression(target) && target.getExpression().getText() === local
    const method = isOfWallet ? target.getName() : target.getText() === local ? 'request' : undefined
    return method === undefined ? [] : [{ call, method }]
  })
  return { local, calls, declaration }
}

export function registerSatsConnect(migration: Migration, edit: FileEdit): void {
  const found = findWalletCalls(edit)
  if (!found?.calls.some(({ call, method }) => method === 'request' && CALLS[readMethod(call) ?? ''])) return
  const isTypeScript = /\.tsx?$/.test(edit.path)
  const folder = edit.path.startsWith('src/') ? 'src' : ''
  const path = join(folder, isTypeScript ? 'foyer.ts' : 'foyer.js')
  if ([...migration.created.keys()].some((each) => /(^|\/)foyer\.[jt]s$/.test(each))) return
  migration.created.set(path, bitcoinFile(isTypeScript))
}

function readMethod(call: Node): string | undefined {
  const [method] = Node.isCallExpression(call) ? call.getArguments() : []
  return Node.isStringLiteral(method) ? method.getLiteralValue() : undefined
}

const printField = (name: string, code: string) => (name === code ? name : `${name}: ${code}`)

export function transformSatsConnect(migration: Migration, edit: FileEdit): void {
  const found = findWalletCalls(edit)
  const [path] = [...migration.created.keys()].filter((each) => /(^|\/)foyer\.[jt]s$/.test(each))
  if (!found || path === undefined) {
    finishImports(edit, library, isSatsConnect, new Set())
    return
  }
  const { local, calls, declaration } = found
  const way = relative(dirname(edit.path), path.replace(/\.[jt]s$/, ''))
  const module = way.startsWith('.') ? way : `./${way}`
  const changes = calls.map(({ call, method }) => {
    if (method === 'disconnect') return { call, name: 'disconnect', given: '' }
    const requested = method === 'request' ? readMethod(call) : undefined
    const name = requested === undefined ? undefined : CALLS[requested]
    const argument = call.getArguments()[1]
    const params = readObject(argument)
    if (name === 'getAddresses') return { call, name, given: '' }
    if (name === 'signMessage' && params?.has('address') && params.has('message')) {
      return {
        call,
        name,
        given: `{ ${['address', 'message'].map((key) => printField(key, params.get(key)?.code ?? '')).join(', ')} }`,
      }
    }
    const known = requested !== undefined && METHODS.includes(requested) ? ': use `requireProvider()`' : ''
    edit.note(library, call, `\`${requested ?? method}\` is left${known}`)
    return undefined
  })
  const isComplete = changes.every((each) => each !== undefined)
  for (const change of changes) {
    if (!change) continue
    for (const migrated of ['@foyer/adapter-bitcoin', '@foyer/core', '@foyer/react-ui'])
      migration.packages.add(migrated)
    edit.replace(change.call, `${edit.importName(module, change.name)}(${change.given})`)
  }
  const done = new Set(isComplete ? [local] : [])
  for (const { specifier, name, local: each } of edit.imports(isSatsConnect)) {
    const uses = edit.uses(each) ?? []
    if (name === 'AddressPurpose' && uses.every((use) => edit.isRemoved(use))) done.add(each)
    void specifier
  }
  if (
    isComplete &&
    declaration?.getDefaultImport() &&
    !declaration.getNamedImports().some((each) => !done.has(each.getName()))
  )
    edit.drop(declaration)
  finishImports(edit, library, isSatsConnect, done)
}
