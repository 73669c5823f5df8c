import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findFiles } from '../lib/findFiles.mjs'
import { createOptionReader } from './readOptions.mjs'

/** Each table, by its title: the folder of sources, and the interface that it is made from. What a site writes is seen in a browser. */
const SITE = [
  ['createModal', 'packages/core', 'CreateModalParameters'],
  ['features', 'packages/core', 'Features'],
  ['features.send', 'packages/core', 'NamespaceChoice'],
  ['features.names', 'packages/core', 'NamespaceChoice'],
  ['features.swaps', 'packages/core', 'SwapOptions'],
  ['features.onramp', 'packages/core', 'OnrampOptions'],
  ['features.activity', 'packages/core', 'ActivityOptions'],
  ['features.nfts', 'packages/core', 'NftOptions'],
  ['metadata', 'packages/core', 'Metadata'],
  ['services', 'packages/core', 'ServiceUrls'],
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

/** What no browser sees. */
const SERVER = [
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

/** How a table's options are called in code, where its title is not that. */
const PREFIXES = {
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

Every option, from the types: \`pnpm docs:write\` writes this page, and \`pnpm lint\` says when it is not up to date. **Bold** ones
have to be given. Playing with them is easier in the [playground](../apps/playground/README.md). What is handed over whole is in no table, but described by its own type: a wallet, a network, a
provider that swaps or sells, a feature of your own, a storage, the variables of the theme.
`

const SERVER_HEAD = `# Options of a server

For the server half of signing in, [\`@foyer/siwx\`](../packages/siwx/README.md), and for the
[secure site](../apps/secure-site/README.md) of embedded wallets.
`

/** Every option that a site writes, by its path, `features.email`; what only holds others, as `features` does, is left out. */
export const siteOptionNames = (root) => optionNames(readTables(root, SITE))

/** Every option that a server writes, by its path, `createSignIn.origins`. */
export const serverOptionNames = (root) => optionNames(readTables(root, SERVER))

/** The page of all options. Throws where one is without words. */
export function writeOptions(root) {
  const write = (tables) => readTables(root, tables).map(writeTable)
  return [HEAD, ...write(SITE), SERVER_HEAD, ...write(SERVER)].join('\n')
}

function optionNames(tables) {
  const names = tables.flatMap(({ title, options }) =>
    options.map(({ name }) => `${PREFIXES[title] ?? `${title}.`}${name}`),
  )
  const isHolder = (name) => !name.includes('.') && names.some((other) => other.startsWith(`${name}.`))
  return names.filter((name) => !isHolder(name))
}

function writeTable({ title, options }) {
  const rows = options.map(({ name: option, isOptional, type: kind, text, fallback }) => [
    isOptional ? `\`${option}\`` : `**\`${option}\`**`,
    `\`${kind}\``,
    fallback ?? '',
    text,
  ])
  const lines = [['Option', 'Type', 'Default', ''], ['---', '---', '---', '---'], ...rows].map(
    (cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`,
  )
  return `## ${title}\n\n${lines.join('\n')}\n`
}

function readTables(root, tables) {
  const readers = new Map()
  const readerOf = (folder) => {
    if (!readers.has(folder)) readers.set(folder, createOptionReader(readSources(join(root, folder, 'src'))))
    return readers.get(folder)
  }
  return tables.map(([title, folder, type]) => {
    // What is only there to say that something else must not be.
    const options = readerOf(folder)(type).filter((each) => each.type !== 'undefined')
    const silent = options.filter(({ text }) => !text)
    if (silent.length > 0) throw new Error(`${type} says nothing of ${silent.map((each) => each.name).join(', ')}.`)
    return { title, options }
  })
}

function readSources(folder) {
  const paths = findFiles(folder, (path) => /\.m?ts$/.test(path) && !/\.test(-d)?\.ts$/.test(path))
  return new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]))
}
