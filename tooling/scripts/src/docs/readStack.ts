import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'
import { readImports } from '../layers/readImports'
import { findFiles, isTestFile } from '../lib/findFiles'
import { parseSource, visitNodes } from '../lib/parseSource'
import { listPublishedPackages, type Manifest } from '../packaging/packages'

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

/**
 * Maps a used package to the library of the stack that it is part of: `wagmi` is `@wagmi/core` plus React hooks, which
 * adapters do not use.
 */
const PARTS: Readonly<Record<string, string>> = { '@wagmi/core': 'wagmi' }

const TOOLS = { turbo: 'turbo', '@changesets/cli': 'changeset', vitest: 'vitest' }

/** Counts published manifests and their sources only, without tests. */
export interface StackRow {
  name: string
  manifests: string[]
  use: StackUse
  files: string[]
}

/**
 * `code`: imported from the installed package. `copy`: copied into a build. `types`: erased at runtime. `range`: listed
 * in a manifest, while sources import only its `part`. `command`: run by a root script.
 */
export type StackUse =
  | { readonly kind: 'code' | 'copy' | 'types' | 'command' | 'none' }
  | { readonly kind: 'range'; readonly part: string }

export const readStack = (root: string): StackRow[] => [...readLibraries(root), ...readTools(root)]

export const checkStack = (rows: readonly StackRow[]) =>
  rows.flatMap(({ name, manifests, files }) => [
    ...(manifests.length > 0 ? [] : [`${name} is in no manifest.`]),
    ...(files.length > 0 ? [] : [`No file uses ${name}.`]),
  ])

function readLibraries(root: string): StackRow[] {
  const packages = listPublishedPackages(root)
  const sources = packages.flatMap(({ path }) => findFiles(join(path, 'src'), isSource))
  const names = [...LIBRARIES, ...Object.keys(PARTS)]
  const copied = packages.flatMap(({ path }) => readCopied(path)).map((name) => findName(names, name))
  const imported = new Map(names.map((name) => [name, { calls: new Set<string>(), types: new Set<string>() }]))
  for (const file of sources) {
    const text = readFileSync(file, 'utf8')
    if (!names.some((name) => text.includes(`'${name}`))) continue
    for (const { specifier, typeOnly } of readImports(parseSource(file, text))) {
      const found = findName(names, specifier)
      if (found) imported.get(found)?.[typeOnly ? 'types' : 'calls'].add(relative(root, file))
    }
  }
  const importsOf = (name: string) => {
    const { calls = [], types = [] } = imported.get(name) ?? {}
    return { calls: [...calls].sort(), types: [...types].sort() }
  }
  return LIBRARIES.map((name) => {
    const manifests = packages.flatMap(({ path, manifest }) => {
      const kind = kindOf(name, manifest)
      return kind ? [`${relative(root, path)}/package.json (${kind})`] : []
    })
    const { calls, types } = importsOf(name)
    if (calls.length > 0)
      return { name, manifests, use: { kind: copied.includes(name) ? 'copy' : 'code' }, files: calls }
    const part = Object.keys(PARTS).find((each) => PARTS[each] === name && importsOf(each).calls.length > 0)
    if (part) return { name, manifests, use: { kind: 'range', part }, files: importsOf(part).calls }
    return { name, manifests, use: { kind: types.length > 0 ? 'types' : 'none' }, files: types }
  })
}

const findName = (names: readonly string[], specifier: string) =>
  names.find((each) => specifier === each || specifier.startsWith(`${each}/`))

/** Lists the packages that a package copies into its build, from `prebundle` calls in its `prebundled.ts`. */
function readCopied(folder: string): string[] {
  const path = join(folder, 'prebundled.ts')
  if (!existsSync(path)) return []
  const copied: string[] = []
  visitNodes(parseSource(path, readFileSync(path, 'utf8')), (node) => {
    if (!ts.isCallExpression(node) || node.expression.getText() !== 'prebundle') return
    for (const property of node.arguments
      .filter(ts.isObjectLiteralExpression)
      .flatMap((each) => [...each.properties])) {
      if (!ts.isPropertyAssignment(property) || property.name.getText() !== 'name') continue
      if (ts.isStringLiteralLike(property.initializer)) copied.push(property.initializer.text)
    }
  })
  return copied
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
      use: { kind: calls.length > 0 ? 'command' : 'none' },
      files: calls.map(([script]) => `package.json, \`pnpm ${script}\``),
    }
  })
}
