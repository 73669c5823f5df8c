import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findFiles } from '../lib/findFiles'
import { exampleFrames, exampleImports, optionExamples } from './optionExamples'
import { createOptionReader, type Option } from './readOptions'

type TableSource = readonly [title: string, folder: string, type: string]

interface OptionTable {
  title: string
  options: readonly Option[]
}

const SITE: readonly TableSource[] = [
  ['createModal', 'packages/core', 'CreateModalParameters'],
  ['features', 'packages/core', 'Features'],
  ['features.send', 'packages/core', 'NamespaceChoice'],
  ['features.names', 'packages/core', 'NamespaceChoice'],
  ['features.swaps', 'packages/core', 'SwapOptions'],
  ['features.onramp', 'packages/core', 'OnrampOptions'],
  ['features.activity', 'packages/core', 'ActivityOptions'],
  ['features.nfts', 'packages/core', 'NftOptions'],
  ['metadata', 'packages/core', 'Metadata'],
  ['services', 'packages/core', 'ServiceOptions'],
  ['paymasters', 'packages/core', 'PaymasterOptions'],
  ['clearSigning', 'packages/core', 'ClearSigningOptions'],
  ['siwx', 'packages/core', 'SiwxConfig'],
  ['createSiwx', 'packages/siwx', 'CreateSiwxOptions'],
  ['siweConfig', 'packages/core', 'SiweConfig'],
  ['reactUi', 'packages/react-ui', 'ReactUiOptions'],
  ['evm', 'packages/adapter-evm', 'EvmWalletOptions'],
  ['evm({ safe })', 'packages/adapter-evm', 'SafeOptions'],
  ['evm({ coinbase })', 'packages/adapter-evm', 'CoinbaseOptions'],
  ['evm, on a wagmi config of the page', 'packages/adapter-evm', 'EvmConfigOptions'],
  ['solana', 'packages/adapter-solana', 'SolanaOptions'],
  ['bitcoin', 'packages/adapter-bitcoin', 'BitcoinOptions'],
  ['polkadot', 'packages/adapter-polkadot', 'PolkadotOptions'],
  ['cosmos', 'packages/adapter-cosmos', 'CosmosOptions'],
]

const SERVER: readonly TableSource[] = [
  ['createSignIn', 'packages/siwx', 'SignInOptions'],
  ['createHandler', 'packages/siwx', 'HandlerOptions'],
  ['createMemoryStorage', 'packages/siwx', 'MemoryStorageOptions'],
  ['createSqliteStorage', 'packages/siwx', 'SqliteStorageOptions'],
  ['eip155, of a server', 'packages/siwx', 'Eip155Options'],
  ['polkadot, of a server', 'packages/siwx', 'PolkadotOptions'],
  ['cosmos, of a server', 'packages/siwx', 'CosmosOptions'],
  ['siwx, for better-auth', 'packages/siwx', 'SiwxPluginOptions'],
  ['createSecureSite', 'apps/secure-site', 'SecureSiteOptions'],
]

const PREFIXES: Readonly<Record<string, string>> = {
  createModal: '',
  'evm({ safe })': 'evm.safe.',
  'evm({ coinbase })': 'evm.coinbase.',
  'evm, on a wagmi config of the page': 'evm.',
  'eip155, of a server': 'eip155.',
  'polkadot, of a server': 'polkadot.',
  'cosmos, of a server': 'cosmos.',
  'siwx, for better-auth': 'siwx.',
}

const HEAD = `# Options

Every option by its path, from the types (\`pnpm docs:write\`). In the examples, \`…\` stands for your other options. The [playground](../apps/playground/README.md) shows
them live. Objects that you pass as a whole have types instead of entries: a wallet, a network, a swap or onramp provider, a feature,
a storage, theme variables. Is \`projectId\` needed? [Do I need an account anywhere?](accounts.md)

\`features\` is the one place that switches things on. Beside it are only \`debug\` and names that the specification fixes: \`basic\`,
\`enableEmbedded\`, \`disableAppend\` and \`allowUnsupportedChain\`. \`enableEmbedded\` shows the modal inside the page; the wallet with e-mail
and social login is \`features.email\` and \`features.socials\`. Where the project has a configuration, it decides \`email\`, \`socials\`, \`swaps\`,
\`onramp\`, \`activity\` and \`reownBranding\`, and no other feature.`

const SERVER_HEAD = `# Options of a server

For the server of sign-ins, [\`@foyer/siwx\`](../packages/siwx/README.md), and for the
[secure site](../apps/secure-site/README.md) of embedded wallets.`

/** Lists app options by path, such as `features.email`, without containers. */
export const listAppOptionNames = (root: string) => optionNames(readTables(root, SITE))

/** Lists server options by path, such as `createSignIn.origins`. */
export const listServerOptionNames = (root: string) => optionNames(readTables(root, SERVER))

/** Writes the page. Throws for an option without description or example, and for an example without option. */
export function formatOptionsPage(root: string) {
  const [site, server] = [readTables(root, SITE), readTables(root, SERVER)]
  const headings = new Set([...site, ...server].flatMap(listHeadings))
  const unknown = Object.keys(optionExamples).filter((heading) => !headings.has(heading))
  if (unknown.length > 0) throw new Error(`optionExamples.ts has examples of no option: ${unknown.join(', ')}`)
  return `${[HEAD, ...site.map(writeTable), SERVER_HEAD, ...server.map(writeTable)].join('\n\n')}\n`
}

function optionNames(tables: readonly OptionTable[]) {
  const names = tables.flatMap(({ title, options }) => options.map(({ name }) => pathOf(title, name)))
  const isHolder = (name: string) => !name.includes('.') && names.some((other) => other.startsWith(`${name}.`))
  return names.filter((name) => !isHolder(name))
}

function writeTable({ title, options }: OptionTable) {
  const sections = options.map(({ name, isOptional, type, text, fallback }) => {
    const otherwise = fallback === undefined ? '' : `, default: ${fallback}`
    const facts = `\`${type}\`${otherwise || (isOptional ? '' : ', **required**')}`
    const heading = headingOf(title, name)
    const path = pathOf(title, name)
    const members = hasMembers(path) ? ` Its options: [${path}](#${path.replaceAll('.', '').toLowerCase()}).` : ''
    return [`### ${heading}`, facts, `${text}${members}`, writeExample(title, name, heading)].join('\n\n')
  })
  return [`## ${title}`, ...sections].join('\n\n')
}

const listHeadings = ({ title, options }: OptionTable) => options.map(({ name }) => headingOf(title, name))

/** Longest example on one line; a longer one would hide its value on a phone. */
const MAX_CHARACTERS = 44
const OTHER_OPTIONS = /^(\w+\(\{) …, ([\s\S]+) \}\)$/

function writeExample(title: string, name: string, heading: string) {
  const value = optionExamples[heading]
  const [frame, ...modules] = exampleFrames[title] ?? []
  if (value === undefined || frame === undefined) throw new Error(`${heading} has no example.`)
  const line = frame.replace('{}', () => `${name}: ${value}`)
  const code = line.length > MAX_CHARACTERS ? line.replace(OTHER_OPTIONS, '$1\n  …,\n  $2,\n})') : line
  const imports = modules.flatMap((module) => {
    const used = (exampleImports[module] ?? []).filter((each) => new RegExp(`\\b${each}\\(`).test(code))
    return used.length > 0 ? [`import { ${used.join(', ')} } from '${module}'\n`] : []
  })
  return `\`\`\`ts\n${imports.length > 0 ? `${imports.join('')}\n` : ''}${code}\n\`\`\``
}

/** Returns the path of an option, which no other heading of the page has. */
function headingOf(title: string, name: string) {
  const path = pathOf(title, name)
  return hasMembers(path) ? `createModal.${path}` : path
}

const hasMembers = (path: string) => [...SITE, ...SERVER].some(([title]) => title === path)

const pathOf = (title: string, name: string) => `${PREFIXES[title] ?? `${title}.`}${name}`

function readTables(root: string, tables: readonly TableSource[]) {
  const readers = new Map<string, ReturnType<typeof createOptionReader>>()
  const readerOf = (folder: string) => {
    const reader = readers.get(folder) ?? createOptionReader(readSources(join(root, folder, 'src')))
    readers.set(folder, reader)
    return reader
  }
  return tables.map(([title, folder, type]) => {
    // A member of type `undefined` is no option: it forbids an option of another variant.
    const options = readerOf(folder)(type).filter((each) => each.type !== 'undefined')
    const silent = options.filter(({ text }) => !text)
    if (silent.length > 0) throw new Error(`${type} says nothing of ${silent.map((each) => each.name).join(', ')}.`)
    return { title, options }
  })
}

function readSources(folder: string) {
  const paths = findFiles(folder, (path) => /\.ts$/.test(path) && !/\.test(-d)?\.ts$/.test(path))
  return new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]))
}
