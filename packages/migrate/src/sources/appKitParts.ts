import { type CallExpression, Node } from 'ts-morph'
import type { FileEdit } from '../createFileEdit.js'
import { importFoyer, type Migration, REACT_UI, readAttributes, replaceTags } from '../project.js'
import { printPattern, readBinding, readObject } from '../readCode.js'
import { findCalls, library, localOf } from './appKitNames.js'

const BUTTONS: Readonly<Record<string, string>> = {
  'appkit-button': 'ConnectButton',
  'appkit-connect-button': 'ConnectButton',
  'appkit-account-button': 'AccountButton',
  'appkit-network-button': 'NetworkButton',
  'w3m-button': 'ConnectButton',
  'w3m-account-button': 'AccountButton',
  'w3m-connect-button': 'ConnectButton',
  'w3m-network-button': 'NetworkButton',
}

export function transformHooks(migration: Migration, edit: FileEdit, done: Set<string>): void {
  const hook = (name: string, change: (call: CallExpression, imports: (name: string) => string) => boolean) => {
    const local = localOf(edit, name)
    if (local === undefined) return
    const calls = findCalls(edit, local)
    if (edit.uses(local)?.length !== calls.length) return
    const imports = (next: string) => {
      edit.free(next)
      return importFoyer(migration, edit, REACT_UI, next)
    }
    if (calls.map((call) => change(call, imports)).every(Boolean)) done.add(local)
  }
  /** Replaces a hook by another one whose fields have other names. */
  const rename =
    (
      next: string,
      fields: Readonly<Record<string, string>>,
      toArguments: (call: CallExpression) => string | undefined,
    ) =>
    (call: CallExpression, imports: (name: string) => string) => {
      const binding = readBinding(call)
      const given = toArguments(call)
      if (given === undefined || !binding?.fields.every(({ name }) => Object.hasOwn(fields, name))) return false
      const renamed = binding.fields.map(({ name, local }) => ({ name: fields[name] ?? name, local }))
      edit.replace(binding.pattern, printPattern(renamed))
      edit.replace(call, `${imports(next)}(${given})`)
      return true
    }
  const none = (call: CallExpression) => (call.getArguments().length ? undefined : '')
  const namespace = (call: CallExpression) => {
    const [argument] = call.getArguments()
    if (!argument) return ''
    const options = readObject(argument)
    const only = options?.size === 1 ? options.get('namespace')?.code : undefined
    return only ?? (Node.isStringLiteral(argument) ? argument.getText() : undefined)
  }
  const same = (...names: string[]) => Object.fromEntries(names.map((name) => [name, name]))

  hook('useAppKit', rename('useModal', same('open', 'close'), none))
  hook(
    'useAppKitAccount',
    rename('useAccount', same('address', 'isConnected', 'caipAddress', 'status', 'allAccounts'), namespace),
  )
  hook('useAppKitState', rename('useModal', { open: 'isOpen', loading: 'isLoading' }, none))
  hook('useDisconnect', rename('useDisconnect', same('disconnect'), none))
  hook('useAppKitProvider', rename('useProvider', { walletProvider: 'provider' }, namespace))
  hook('useAppKitNetwork', (call, imports) => {
    const fields: Readonly<Record<string, string>> = {
      caipNetwork: 'network',
      caipNetworkId: 'caipNetworkId',
      chainId: 'chainId',
    }
    const binding = readBinding(call)
    if (!binding?.fields.every(({ name }) => name === 'switchNetwork' || Object.hasOwn(fields, name))) return false
    const reads = binding.fields.filter(({ name }) => name !== 'switchNetwork')
    const switches = binding.fields.filter(({ name }) => name === 'switchNetwork')
    const lines = [
      ...(reads.length
        ? [
            `const ${printPattern(reads.map(({ name, local }) => ({ name: fields[name] ?? name, local })))} = ${imports('useNetwork')}()`,
          ]
        : []),
      ...(switches.length ? [`const ${printPattern(switches)} = ${imports('useSwitchNetwork')}()`] : []),
    ]
    const { statement } = binding
    const text = statement.getText()
    const indent = ' '.repeat(statement.getStart() - statement.getStartLinePos())
    edit.replace(statement, lines.map((line) => (text.endsWith(';') ? `${line};` : line)).join(`\n${indent}`))
    return true
  })
}

export function transformElements(migration: Migration, edit: FileEdit): void {
  for (const [tag, name] of Object.entries(BUTTONS)) {
    const isUsed = edit.file
      .getDescendants()
      .some(
        (each) =>
          (Node.isJsxSelfClosingElement(each) || Node.isJsxOpeningElement(each)) &&
          each.getTagNameNode().getText() === tag,
      )
    if (!isUsed) continue
    const component = importFoyer(migration, edit, REACT_UI, name)
    replaceTags(edit, tag, (element, attributes) => {
      const read = readAttributes(attributes)
      if (!read) edit.note(library, element, 'attributes of the button were left out: see the guide')
      const texts = [...(read ?? [])].flatMap(([attribute, { code, node }]) => {
        if (attribute === 'label' && name === 'ConnectButton') return [`labels={{ connect: ${code} }}`]
        if (attribute === 'balance' && name !== 'NetworkButton') return code.includes('hide') ? ['balance="hide"'] : []
        if (attribute === 'namespace') return [`namespace=${code}`]
        edit.note(library, node, `\`${attribute}\` of \`<${tag}>\` was left out: see the guide`)
        return []
      })
      return { name: component, attributes: texts.join(' ') }
    })
  }
}
