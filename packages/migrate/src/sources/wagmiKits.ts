import { Node, type SourceFile, SyntaxKind } from 'ts-morph'
import type { FileEdit } from '../createFileEdit.js'
import type { Library } from '../notes.js'
import {
  createTransports,
  finishImports,
  importFoyer,
  importModal,
  type Migration,
  printModal,
  REACT_UI,
  readAttributes,
  readChains,
  replaceTags,
} from '../project.js'
import { findTopVariable, printObject, printPattern, readBinding, readObject } from '../readCode.js'
import { EVM_ADAPTER } from '../versions.js'

/** Names the parts of RainbowKit or ConnectKit. */
interface Kit {
  readonly library: Library
  readonly module: string
  readonly provider: string
  readonly button: string
  /** Name of the project id in `getDefaultConfig`. */
  readonly projectId: string
  /** Hooks that open a view: their fields, and the view. */
  readonly hooks: Readonly<Record<string, { readonly view: string; readonly fields: Readonly<Record<string, string>> }>>
}

export const rainbowKit: Kit = {
  library: 'rainbowkit',
  module: '@rainbow-me/rainbowkit',
  provider: 'RainbowKitProvider',
  button: 'ConnectButton',
  projectId: 'projectId',
  hooks: {
    useConnectModal: { view: 'Connect', fields: { openConnectModal: 'open', connectModalOpen: 'isOpen' } },
    useAccountModal: { view: 'Account', fields: { openAccountModal: 'open', accountModalOpen: 'isOpen' } },
    useChainModal: { view: 'Networks', fields: { openChainModal: 'open', chainModalOpen: 'isOpen' } },
  },
}

export const connectKit: Kit = {
  library: 'connectkit',
  module: 'connectkit',
  provider: 'ConnectKitProvider',
  button: 'ConnectKitButton',
  projectId: 'walletConnectProjectId',
  hooks: {},
}

/** Options of wagmi's `createConfig` that stay as they are. */
const WAGMI_OPTIONS = [
  'chains',
  'transports',
  'client',
  'connectors',
  'ssr',
  'storage',
  'batch',
  'pollingInterval',
  'syncConnectedChain',
  'multiInjectedProviderDiscovery',
  'cacheTime',
]

const isKit = (kit: Kit) => (module: string) => module === kit.module || module.startsWith(`${kit.module}/`)

/** Finds the call that creates the config, with the variable that it initializes. */
function findConfig(kit: Kit, edit: FileEdit) {
  const imported = edit.imports(isKit(kit)).find(({ name }) => name === 'getDefaultConfig')
  const call = imported && findCalls(edit.file, imported.local)[0]
  const options = call && readObject(call.getArguments()[0])
  const variable = call && findTopVariable(call)
  if (!imported || !call || !options || !variable || !options.has('chains')) return undefined
  const outer = call.getParent()
  const isWrapped = Node.isCallExpression(outer) && outer.getExpression().getText() === 'createConfig'
  const initializer = variable.declaration.getInitializer()
  if (initializer !== (isWrapped ? outer : call)) return undefined
  return { imported, call, options, variable, isWrapped }
}

const findCalls = (file: SourceFile, name: string) =>
  file.getDescendantsOfKind(SyntaxKind.CallExpression).filter((each) => each.getExpression().getText() === name)

/** Notes where the app creates the config, so that other files can import the modal. */
export function registerKit(kit: Kit, migration: Migration, edit: FileEdit): void {
  if (findConfig(kit, edit)) migration.modals.set(edit.path, edit.claim('modal'))
}

export function transformKit(kit: Kit, migration: Migration, edit: FileEdit): void {
  const { library } = kit
  const imports = edit.imports(isKit(kit))
  const done = new Set<string>()
  const config = findConfig(kit, edit)
  if (config) {
    transformConfig(kit, migration, edit, config)
    done.add(config.imported.local)
  }
  const localOf = (name: string) => imports.find((each) => each.name === name)?.local

  const provider = localOf(kit.provider)
  if (provider !== undefined) {
    const modal = importModal(migration, edit)
    if (modal === undefined) edit.note(library, edit.file, `no \`getDefaultConfig\` was found for \`${provider}\``)
    else {
      const isDone = replaceTags(edit, provider, (element, attributes) => {
        for (const each of attributes)
          edit.note(library, each, `\`${each.getText()}\` is now an option of \`createModal\``)
        void element
        return { name: importFoyer(migration, edit, REACT_UI, 'ModalProvider'), attributes: `modal={${modal}}` }
      })
      if (isDone) done.add(provider)
    }
  }

  const button = localOf(kit.button)
  if (button !== undefined) {
    const uses = edit.uses(button) ?? []
    const isPlain = (each: Node) => {
      const parent = each.getParent()
      return (
        Node.isJsxSelfClosingElement(parent) || Node.isJsxOpeningElement(parent) || Node.isJsxClosingElement(parent)
      )
    }
    const custom = uses.find((each) => !isPlain(each))
    if (custom)
      edit.note(library, custom, `\`${custom.getParent()?.getText().split('\n')[0]}\` needs \`CustomConnectButton\``)
    else if (uses.length) {
      edit.free('ConnectButton')
      const name = importFoyer(migration, edit, REACT_UI, 'ConnectButton')
      replaceTags(edit, button, (_, attributes) => ({ name, attributes: toButtonAttributes(kit, edit, attributes) }))
      done.add(button)
    }
  }

  for (const [hook, { view, fields }] of Object.entries(kit.hooks)) {
    const local = localOf(hook)
    if (local === undefined) continue
    const bindings = findCalls(edit.file, local).map((call) => readBinding(call))
    const uses = edit.uses(local)?.length
    const isKnown = bindings.every((each) => each?.fields.every(({ name }) => Object.hasOwn(fields, name)))
    if (!isKnown || uses !== bindings.length) continue
    const name = importFoyer(migration, edit, REACT_UI, 'useOpenModal')
    for (const binding of bindings) {
      if (!binding) continue
      edit.replace(
        binding.pattern,
        printPattern(binding.fields.map((each) => ({ name: fields[each.name] ?? each.name, local: each.local }))),
      )
      edit.replace(binding.call, `${name}({ view: '${view}' })`)
    }
    done.add(local)
  }
  finishImports(edit, library, isKit(kit), done)
}

type Config = NonNullable<ReturnType<typeof findConfig>>

function transformConfig(
  kit: Kit,
  migration: Migration,
  edit: FileEdit,
  { call, options, variable, isWrapped }: Config,
): void {
  const { library } = kit
  const code = (name: string) => options.get(name)?.code
  const chains = readChains(edit, options.get('chains')?.node)
  const kept = WAGMI_OPTIONS.flatMap((name) => {
    const value = code(name)
    return value === undefined ? [] : [[name, value] as const]
  })
  const hasTransport = options.has('transports') || options.has('client')
  const wagmi = hasTransport ? kept : [...kept.slice(0, 1), createTransports(edit, chains), ...kept.slice(1)]
  const createConfig = isWrapped ? '' : edit.importName('wagmi', 'createConfig')
  const indent = /^\s*/.exec(edit.file.getFullText().slice(call.getStartLinePos()))?.[0].replace(/\n/g, '') ?? ''
  edit.replace(call, isWrapped ? printObject(wagmi, indent) : `${createConfig}(${printObject(wagmi)})`)

  const used = [...WAGMI_OPTIONS, 'appName', 'appDescription', 'appUrl', 'appIcon', kit.projectId]
  for (const [name, { node }] of options) {
    if (!used.includes(name))
      edit.note(library, node, `\`${name}\` of \`getDefaultConfig\` was left out: see the guide`)
  }
  const icon = code('appIcon')
  const metadata = [
    ['name', code('appName')],
    ['description', code('appDescription')],
    ['url', code('appUrl')],
    ['icons', icon === undefined ? undefined : `[${icon}]`],
  ].flatMap(([name, value]) =>
    name === undefined || value === undefined ? [] : [name === value ? name : `${name}: ${value}`],
  )
  const evm = importFoyer(migration, edit, EVM_ADAPTER, 'evm')
  const projectId = code(kit.projectId)
  const modal = printModal(migration, edit, [
    projectId === undefined ? undefined : ['projectId', projectId],
    metadata.length ? ['metadata', `{ ${metadata.join(', ')} }`] : undefined,
    ['adapters', `[${evm}({ wagmiConfig: ${variable.name} })]`],
    ['networks', chains ? `[${chains.join(', ')}]` : (code('chains') ?? '[]')],
    ['features', '{ takeOver: true }'],
  ])
  const semicolon = variable.statement.getText().endsWith(';') ? ';' : ''
  const name = migration.modals.get(edit.path) ?? 'modal'
  edit.insert(variable.statement.getEnd(), `\n\nexport const ${name} = ${modal}${semicolon}`)
}

function toButtonAttributes(kit: Kit, edit: FileEdit, attributes: readonly Node[]): string {
  const read = readAttributes(attributes)
  if (!read) {
    edit.note(kit.library, attributes[0] ?? edit.file, 'attributes of the button were left out: see the guide')
    return ''
  }
  return [...read]
    .flatMap(([name, { code, node }]) => {
      if (name === 'label') return [`labels={{ connect: ${code} }}`]
      if (name === 'showBalance' && code === 'false') return ['balance="hide"']
      edit.note(kit.library, node, `\`${name}\` of the button was left out: see the guide`)
      return []
    })
    .join(' ')
}
