import { Node, SyntaxKind } from 'ts-morph'
import type { FileEdit } from '../createFileEdit.js'
import {
  CORE,
  createTransports,
  finishImports,
  importFoyer,
  importModal,
  type Migration,
  type ModalOptions,
  printModal,
  REACT_UI,
  readChains,
  replaceTags,
} from '../project.js'
import { findTopVariable, printObject, readObject } from '../readCode.js'
import { findCalls, isAppKit, library, localOf } from './appKitNames.js'
import { transformElements, transformHooks } from './appKitParts.js'
import { ADAPTERS, ENABLED, NETWORKS, SAME_FEATURES, SAME_OPTIONS, WAGMI_OPTIONS } from './appKitTables.js'

/** Finds `createAppKit({ … })` at the top of the file, as a statement or the value of a variable. */
function findCreation(edit: FileEdit) {
  const local = localOf(edit, 'createAppKit')
  const call = local === undefined ? undefined : findCalls(edit, local)[0]
  const options = call && readObject(call.getArguments()[0])
  if (local === undefined || !call || !options) return undefined
  const adapters = options.get('adapters')?.node
  if (adapters && !Node.isArrayLiteralExpression(adapters)) return undefined
  const variable = findTopVariable(call)
  if (variable?.declaration.getInitializer() === call)
    return { local, call, options, name: variable.name, isStatement: false }
  const statement = call.getParent()
  const isStatement = Node.isExpressionStatement(statement) && Node.isSourceFile(statement.getParent())
  return isStatement ? { local, call, options, name: undefined, isStatement } : undefined
}

export function registerAppKit(migration: Migration, edit: FileEdit): void {
  const found = findCreation(edit)
  if (found) migration.modals.set(edit.path, found.name ?? edit.claim('modal'))
}

/** Finds an element of AppKit, which a file may have without importing anything. */
export const findAppKitElement = (text: string) => /<(appkit|w3m)-[a-z-]*button\b/.exec(text)

export function transformAppKit(migration: Migration, edit: FileEdit): void {
  const done = new Set<string>()
  const creation = findCreation(edit)
  transformAdapters(migration, edit, done)
  if (creation) {
    transformCreation(migration, edit, creation)
    done.add(creation.local)
    wrapApp(migration, edit)
  }
  transformNetworks(migration, edit, done)
  transformHooks(migration, edit, done)
  const provider = localOf(edit, 'AppKitProvider')
  const modal = provider === undefined ? undefined : importModal(migration, edit)
  if (provider !== undefined && modal !== undefined) {
    const name = importFoyer(migration, edit, REACT_UI, 'ModalProvider')
    if (replaceTags(edit, provider, () => ({ name, attributes: `modal={${modal}}` }))) done.add(provider)
  }
  transformElements(migration, edit)
  finishImports(edit, library, isAppKit, done)
}

function transformAdapters(migration: Migration, edit: FileEdit, done: Set<string>): void {
  for (const [name, [module, create]] of Object.entries(ADAPTERS)) {
    const local = localOf(edit, name)
    if (local === undefined) continue
    const made = edit.file
      .getDescendantsOfKind(SyntaxKind.NewExpression)
      .filter((each) => each.getExpression().getText() === local)
    const types = (edit.uses(local)?.length ?? 0) - made.length
    if (types > 0) continue
    for (const each of made) {
      const [argument] = each.getArguments()
      const options = argument
        ? readObject(argument)
        : new Map<string, { readonly code: string; readonly node: Node }>()
      const variable = findTopVariable(each)
      if (name !== 'WagmiAdapter') {
        const adapter = importFoyer(migration, edit, module, create)
        for (const [option, { node }] of options ?? []) {
          if (option !== 'projectId' && option !== 'networks')
            edit.note(library, node, `\`${option}\` of \`${name}\` was left out: see the guide`)
        }
        edit.replace(each, `${adapter}()`)
        continue
      }
      if (!options || variable?.declaration.getInitializer() !== each) {
        edit.note(library, each, '`new WagmiAdapter` was left: it is not the value of a variable with plain options')
        continue
      }
      const networks = options.get('networks')
      const listed = readChains(edit, networks?.node)
      const chains = listed?.filter((each) => !Object.hasOwn(NETWORKS, each))
      const kept = WAGMI_OPTIONS.flatMap((option) => {
        const value = options.get(option)
        return value ? [[option, value.code] as const] : []
      })
      for (const [option, { node }] of options) {
        if (!['projectId', 'networks', ...WAGMI_OPTIONS].includes(option))
          edit.note(library, node, `\`${option}\` of \`WagmiAdapter\` was left out: see the guide`)
      }
      const createConfig = edit.importName('wagmi', 'createConfig')
      const config = printObject(
        [
          ['chains', chains ? `[${chains.join(', ')}]` : (networks?.code ?? '[]')],
          ...(options.has('transports') ? [] : [createTransports(edit, chains)]),
          ...kept,
        ],
        '  ',
      )
      edit.replace(each, `{\n  wagmiConfig: ${createConfig}(${config}),\n}`)
    }
    done.add(local)
  }
}

type Creation = NonNullable<ReturnType<typeof findCreation>>

function transformCreation(migration: Migration, edit: FileEdit, { call, options, isStatement }: Creation): void {
  const features: (readonly [string, string])[] = []
  const result: (readonly [string, string])[] = []
  for (const [name, { code, node }] of options) {
    if (name === 'adapters' && Node.isArrayLiteralExpression(node)) {
      result.push([
        'adapters',
        `[${node
          .getElements()
          .map((each) => toAdapter(migration, edit, each))
          .join(', ')}]`,
      ])
    } else if (SAME_OPTIONS.includes(name)) result.push([name, code])
    else if (name === 'features') {
      const given = readObject(node)
      if (!given) edit.note(library, node, '`features` is not written out: check its names')
      for (const [feature, value] of given ?? []) {
        if (SAME_FEATURES.includes(feature)) features.push([feature, value.code])
        else if (feature === 'history') features.push(['activity', value.code])
        else edit.note(library, value.node, `\`features.${feature}\` was left out: see the guide`)
      }
    } else if (ENABLED[name] !== undefined) features.push([ENABLED[name], code])
    else edit.note(library, node, `\`${name}\` of \`createAppKit\` was left out: see the guide`)
  }
  if (!options.has('adapters')) edit.note(library, call, '`createModal` needs `adapters`')
  const all: ModalOptions = [...result, ['features', printObject([...features, ['takeOver', 'true']], '  ')]]
  const modal = printModal(migration, edit, all)
  const name = migration.modals.get(edit.path) ?? 'modal'
  edit.replace(call, isStatement ? `export const ${name} = ${modal}` : modal)
}

function toAdapter(migration: Migration, edit: FileEdit, element: Node): string {
  const declared = Node.isIdentifier(element)
    ? edit.file.getVariableDeclaration(element.getText())?.getInitializer()
    : element
  const made = Node.isNewExpression(declared) ? declared.getExpression().getText() : undefined
  const adapter = edit.imports(isAppKit).find(({ local }) => local === made)?.name ?? ''
  const [module, create] = ADAPTERS[adapter] ?? []
  if (module === undefined || create === undefined) {
    // An adapter of another file of this app is an object with `wagmiConfig` now, or an adapter of Foyer.
    const evm = importFoyer(migration, edit, '@foyer/adapter-evm', 'evm')
    if (/wagmi/i.test(element.getText())) return `${evm}({ wagmiConfig: ${element.getText()}.wagmiConfig })`
    return element.getText()
  }
  const name = importFoyer(migration, edit, module, create)
  if (adapter === 'WagmiAdapter')
    return Node.isIdentifier(element) ? `${name}({ wagmiConfig: ${element.getText()}.wagmiConfig })` : `${name}()`
  return Node.isIdentifier(element) ? element.getText() : `${name}()`
}

function transformNetworks(migration: Migration, edit: FileEdit, done: Set<string>): void {
  const usesWagmi = edit.file.getImportDeclarations().some((each) => /wagmi|viem/.test(each.getModuleSpecifierValue()))
  for (const { name, local, module } of edit.imports(isAppKit)) {
    if (module !== '@reown/appkit/networks') continue
    edit.free(local)
    if (name === 'AppKitNetwork') {
      const type = usesWagmi
        ? edit.importName('viem', 'Chain', { isType: true })
        : edit.importName(CORE, 'NetworkInput', { isType: true })
      for (const use of edit.uses(local) ?? []) edit.replace(use, type)
    } else {
      const [entry, network] = NETWORKS[name] ?? [usesWagmi ? 'viem/chains' : '@foyer/adapter-evm/networks', name]
      if (entry.startsWith('@foyer')) importFoyer(migration, edit, entry, network, local)
      else edit.importName(entry, network, { as: local })
    }
    done.add(local)
  }
}

/** Puts the modal around the app, because AppKit needs no provider and Foyer's hooks do. */
function wrapApp(migration: Migration, edit: FileEdit): void {
  if (localOf(edit, 'AppKitProvider') !== undefined) return
  const wagmi = edit.file
    .getDescendantsOfKind(SyntaxKind.JsxElement)
    .find((each) => each.getOpeningElement().getTagNameNode().getText() === 'WagmiProvider')
  const render = edit.file
    .getDescendantsOfKind(SyntaxKind.CallExpression)
    .find(
      (each) =>
        Node.isPropertyAccessExpression(each.getExpression()) && /\.render$/.test(each.getExpression().getText()),
    )
  const rendered = render?.getArguments()[0]
  const target =
    wagmi ??
    (rendered && Node.isJsxElement(rendered) ? rendered : undefined) ??
    (rendered && Node.isJsxSelfClosingElement(rendered) ? rendered : undefined)
  const name = migration.modals.get(edit.path) ?? 'modal'
  if (!target) {
    edit.note(library, edit.file, `put \`<ModalProvider modal={${name}}>\` of @foyer/react-ui around the app`)
    return
  }
  const provider = importFoyer(migration, edit, REACT_UI, 'ModalProvider')
  edit.insert(target.getStart(), `<${provider} modal={${name}}>`)
  edit.insert(target.getEnd(), `</${provider}>`)
}
