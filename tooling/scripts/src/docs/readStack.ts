import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { readImports } from '../layers/readImports'
import { findFiles, isTestFile } from '../lib/findFiles'
import { parseSource } from '../lib/parseSource'
import { type Manifest, publishedPackages } from '../packaging/packages'

/** The libraries that Foyer was asked to be made of. */
const LIBRARIES = [
  'react',
  'react-dom',
  'nanostores',
  '@nanostores/react',
  'viem',
  'wagmi',
  '@solana/wallet-adapter-base',
  '@polkadot/extension-dapp',
  'sats-connect',
  '@cosmjs/stargate',
  '@walletconnect/universal-provider',
  'zod',
  'bignumber.js',
]

/** Packages that are the code of another: `wagmi` is `@wagmi/core` with hooks, and an adapter has no use for hooks. */
const PARTS: Readonly<Record<string, string>> = { '@wagmi/core': 'wagmi' }

/** The tools, and the command of each in the scripts of the root manifest. */
const TOOLS = { turbo: 'turbo', '@changesets/cli': 'changeset', vitest: 'vitest' }

/**
 * A package of the stack: the manifests that have it, and the files that call it. Of a library only published manifests and
 * their sources count, tests apart.
 */
export interface StackRow {
  name: string
  manifests: string[]
  files: string[]
}

export const readStack = (root: string): StackRow[] => [...readLibraries(root), ...readTools(root)]

/** What is wrong with the stack, one sentence each. */
export const checkStack = (rows: readonly StackRow[]) =>
  rows.flatMap(({ name, manifests, files }) => [
    ...(manifests.length > 0 ? [] : [`${name} is in no manifest.`]),
    ...(files.length > 0 ? [] : [`No file calls ${name}.`]),
  ])

function readLibraries(root: string): StackRow[] {
  const packages = publishedPackages(root)
  const sources = packages.flatMap(({ path }) => findFiles(join(path, 'src'), isSource))
  const names = [...LIBRARIES, ...Object.keys(PARTS)]
  const imported = new Map(LIBRARIES.map((name) => [name, { calls: new Set<string>(), types: new Set<string>() }]))
  for (const file of sources) {
    const text = readFileSync(file, 'utf8')
    if (!names.some((name) => text.includes(`'${name}`))) continue
    for (const { specifier, typeOnly } of readImports(parseSource(file, text))) {
      const found = names.find((each) => specifier === each || specifier.startsWith(`${each}/`))
      if (found) imported.get(PARTS[found] ?? found)?.[typeOnly ? 'types' : 'calls'].add(relative(root, file))
    }
  }
  return LIBRARIES.map((name) => {
    const { calls = new Set<string>(), types = [] } = imported.get(name) ?? {}
    const manifests = packages.flatMap(({ path, manifest }) => {
      const kind = kindOf(name, manifest)
      return kind ? [`${relative(root, path)}/package.json (${kind})`] : []
    })
    // Types are what a library is for where its maker's code is not.
    return { name, manifests, files: [...(calls.size > 0 ? calls : types)].sort() }
  })
}

const isSource = (path: string) => /\.tsx?$/.test(path) && !isTestFile(path) && !path.includes('/testing/')

function kindOf(name: string, { dependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} }: Manifest) {
  if (name in dependencies) return 'dependency'
  if (!(name in peerDependencies)) return undefined
  return peerDependenciesMeta[name]?.optional ? 'optional peer' : 'peer'
}

interface RootManifest {
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly scripts?: Readonly<Record<string, string>>
}

function readTools(root: string): StackRow[] {
  const { devDependencies = {}, scripts = {} }: RootManifest = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  )
  return Object.entries(TOOLS).map(([name, command]) => {
    const calls = Object.entries(scripts).filter(([, script]) => script.split(/\s+/).includes(command))
    return {
      name,
      manifests: name in devDependencies ? ['package.json (development)'] : [],
      files: calls.map(([script]) => `package.json, \`pnpm ${script}\``),
    }
  })
}
