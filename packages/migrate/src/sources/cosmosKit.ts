import { Node, SyntaxKind } from 'ts-morph'
import type { FileEdit } from '../createFileEdit.js'
import { finishImports, importFoyer, type Migration, printModal, REACT_UI, replaceTags } from '../project.js'
import { printPattern, readBinding } from '../readCode.js'

const library = 'cosmos-kit'
const COSMOS = '@foyer/adapter-cosmos'

const isCosmosKit = (module: string) => module.startsWith('@cosmos-kit/') || module === 'cosmos-kit'

const localOf = (edit: FileEdit, name: string) => edit.imports(isCosmosKit).find((each) => each.name === name)?.local

const CHAINS: Readonly<Record<string, string>> = {
  cosmoshub: 'cosmosHub',
  osmosis: 'osmosis',
  cosmoshubtestnet: 'cosmosHubTestnet',
  osmosistestnet: 'osmosisTestnet',
}

const findProviders = (edit: FileEdit, name: string) => [
  ...edit.file
    .getDescendantsOfKind(SyntaxKind.JsxOpeningElement)
    .filter((each) => each.getTagNameNode().getText() === name),
]

export function registerCosmosKit(migration: Migration, edit: FileEdit): void {
  const provider = localOf(edit, 'ChainProvider')
  if (provider !== undefined && findProviders(edit, provider).length)
    migration.modals.set(edit.path, edit.claim('modal'))
}

export function transformCosmosKit(migration: Migration, edit: FileEdit, chainNames: ReadonlySet<string>): void {
  const done = new Set<string>()
  const provider = localOf(edit, 'ChainProvider')
  const own = migration.modals.get(edit.path)
  if (provider !== undefined && own !== undefined) {
    const known = [...chainNames].flatMap((name) => CHAINS[name] ?? [])
    for (const name of chainNames) {
      if (!CHAINS[name]) edit.note(library, edit.file, `the chain "${name}" needs a network of your own: see the guide`)
    }
    const networks = (known.length ? known : ['cosmosHub']).map((name) =>
      importFoyer(migration, edit, `${COSMOS}/networks`, name),
    )
    const cosmos = importFoyer(migration, edit, COSMOS, 'cosmos')
    const projectId = /projectId:\s*(['"][^'"]+['"])/.exec(edit.file.getFullText())?.[1]
    const modal = printModal(migration, edit, [
      projectId === undefined ? ['basic', 'true'] : ['projectId', projectId],
      ['adapters', `[${cosmos}()]`],
      ['networks', `[${networks.join(', ')}]`],
      ['features', '{ takeOver: true }'],
    ])
    const semicolon = edit.file.getImportDeclarations().some((each) => each.getText().endsWith(';')) ? ';' : ''
    edit.insertStatement(`export const ${own} = ${modal}${semicolon}`)
    const name = importFoyer(migration, edit, REACT_UI, 'ModalProvider')
    replaceTags(edit, provider, (_, attributes) => {
      for (const each of attributes) {
        if (/^(chains|assetLists|wallets|walletConnectOptions|throwErrors)\b/.test(each.getText())) continue
        edit.note(library, each, `\`${each.getText().split('\n')[0]}\` was left out: see the guide`)
      }
      return { name, attributes: `modal={${own}}` }
    })
    done.add(provider)
  }
  if (migration.modals.size) transformUseChain(migration, edit, done)
  finishImports(edit, library, isCosmosKit, done)
}

const ACCOUNT: Readonly<Record<string, string>> = {
  address: 'address',
  isWalletConnected: 'isConnected',
  isWalletConnecting: 'isConnecting',
}
const MODAL: Readonly<Record<string, string>> = { openView: 'open', connect: 'open', closeView: 'close' }

function transformUseChain(migration: Migration, edit: FileEdit, done: Set<string>): void {
  const local = localOf(edit, 'useChain')
  if (local === undefined) return
  const calls = edit.file
    .getDescendantsOfKind(SyntaxKind.CallExpression)
    .filter((each) => each.getExpression().getText() === local)
  const bindings = calls.map(readBinding)
  const isKnown = (name: string) => name === 'disconnect' || Object.hasOwn(ACCOUNT, name) || Object.hasOwn(MODAL, name)
  for (const [index, binding] of bindings.entries()) {
    const unknown = binding?.fields.find(({ name }) => !isKnown(name))
    if (unknown)
      edit.note(
        library,
        calls[index] ?? edit.file,
        `\`${unknown.name}\` of \`useChain\` has no counterpart that the codemod writes`,
      )
  }
  if (
    !bindings.every((each) => each?.fields.every(({ name }) => isKnown(name))) ||
    edit.uses(local)?.length !== calls.length
  )
    return
  for (const binding of bindings) {
    if (!binding) continue
    const pick = (table: Readonly<Record<string, string>>) =>
      binding.fields
        .filter(({ name }) => Object.hasOwn(table, name))
        .map(({ name, local }) => ({ name: table[name] ?? name, local }))
    const groups = [
      [pick(ACCOUNT), 'useAccount', "'cosmos'"],
      [pick(MODAL), 'useModal', ''],
      [pick({ disconnect: 'disconnect' }), 'useDisconnect', ''],
    ] as const
    const semicolon = binding.statement.getText().endsWith(';') ? ';' : ''
    const indent = ' '.repeat(binding.statement.getStart() - binding.statement.getStartLinePos())
    const lines = groups.flatMap(([fields, hook, given]) =>
      fields.length
        ? [`const ${printPattern(fields)} = ${importFoyer(migration, edit, REACT_UI, hook)}(${given})${semicolon}`]
        : [],
    )
    edit.replace(binding.statement, lines.join(`\n${indent}`))
    // A click handler would pass its event to `open` and `disconnect`, which take parameters.
    for (const { name, local } of binding.fields) {
      if (name === 'disconnect' || Object.hasOwn(MODAL, name)) callInHandlers(edit, local)
    }
  }
  done.add(local)
}

/** Writes `onClick={() => open()}` for `onClick={open}`. */
function callInHandlers(edit: FileEdit, local: string): void {
  for (const attribute of edit.file.getDescendantsOfKind(SyntaxKind.JsxAttribute)) {
    const value = attribute.getInitializer()
    if (!Node.isJsxExpression(value) || value.getExpression()?.getText() !== local) continue
    edit.replace(value, `{() => ${local}()}`)
  }
}

/** Lists the chains that the app names in `useChain`. */
export function readChainNames(edit: FileEdit): readonly string[] {
  const local = localOf(edit, 'useChain')
  if (local === undefined) return []
  return edit.file.getDescendantsOfKind(SyntaxKind.CallExpression).flatMap((each) => {
    const [first] = each.getArguments()
    return each.getExpression().getText() === local && Node.isStringLiteral(first) ? [first.getLiteralValue()] : []
  })
}
