import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findFiles } from '../lib/findFiles.mjs'
import { readOptions } from './readOptions.mjs'

/** Each table, by its title: the package and the interface it is made from. */
const TABLES = [
  ['createModal', 'core', 'CreateModalParameters'],
  ['features', 'core', 'Features'],
  ['features.activity', 'core', 'ActivityOptions'],
  ['features.nfts', 'core', 'NftOptions'],
  ['metadata', 'core', 'Metadata'],
  ['services', 'core', 'ServiceUrls'],
  ['reactUi', 'react-ui', 'ReactUiOptions'],
  ['evm', 'adapter-evm', 'EvmWalletOptions'],
  ['evm({ safe })', 'adapter-evm', 'SafeOptions'],
  ['evm({ coinbase })', 'adapter-evm', 'CoinbaseOptions'],
  ['evm, on a wagmi config of the page', 'adapter-evm', 'EvmConfigOptions'],
  ['solana', 'adapter-solana', 'SolanaOptions'],
  ['bitcoin', 'adapter-bitcoin', 'BitcoinOptions'],
  ['polkadot', 'adapter-polkadot', 'PolkadotOptions'],
  ['cosmos', 'adapter-cosmos', 'CosmosOptions'],
]

/** How a table's options are called in code, where its title is not that. */
const PREFIXES = {
  createModal: '',
  'evm({ safe })': 'evm.safe.',
  'evm({ coinbase })': 'evm.coinbase.',
  'evm, on a wagmi config of the page': 'evm.',
}

const HEAD = `# Options

Every option, from the types: \`pnpm docs:write\` writes this page, and \`pnpm lint\` says when it is not up to date. **Bold** ones
have to be given. Playing with them is easier in the [playground](../apps/playground/README.md).
`

/** Every option by its path, `features.email`; `features` itself only holds others. */
export function optionNames(root) {
  const names = readTables(root).flatMap(({ title, options }) =>
    options.map(({ name }) => `${PREFIXES[title] ?? `${title}.`}${name}`),
  )
  const isHolder = (name) => !name.includes('.') && names.some((other) => other.startsWith(`${name}.`))
  return names.filter((name) => !isHolder(name))
}

/** The page of all options. Throws where one is without words. */
export function writeOptions(root) {
  const tables = readTables(root).map(({ title, options }) => {
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
  })
  return [HEAD, ...tables].join('\n')
}

function readTables(root) {
  const packages = new Map()
  const sourcesOf = (name) => {
    if (!packages.has(name)) packages.set(name, readSources(join(root, 'packages', name, 'src')))
    return packages.get(name)
  }
  return TABLES.map(([title, name, type]) => {
    // What is only there to say that something else must not be.
    const options = readOptions(sourcesOf(name), type).filter((each) => each.type !== 'undefined')
    const silent = options.filter(({ text }) => !text)
    if (silent.length > 0) throw new Error(`${type} says nothing of ${silent.map((each) => each.name).join(', ')}.`)
    return { title, options }
  })
}

function readSources(folder) {
  const paths = findFiles(folder, (path) => /\.ts$/.test(path) && !/\.test(-d)?\.ts$/.test(path))
  return new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]))
}
