/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import * as viem from 'viem/chains'
import { describe, expect, it } from 'vitest'
import { generatedFiles } from '../scripts/generatedFiles'
import * as networks from './exports/networks.js'
import type { EvmNetwork } from './network.js'

const KILOBYTE = 1024
const TEN = [
  'mainnet',
  'base',
  'optimism',
  'polygon',
  'arbitrum',
  'bsc',
  'avalanche',
  'celo',
  'zksync',
  'sepolia',
] as const
const ALL = Object.keys(networks)
const ours = new Map<string, EvmNetwork>(Object.entries(networks))
const theirs = Object.entries<viem.Chain>(viem)

const gzip = (text: string) => gzipSync(text, { level: 9 }).length

const bare = (value: unknown) => JSON.stringify(value).replace(/"(\w+)":/g, '$1:')

async function bundle(page: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: page, resolveDir: import.meta.dirname },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  })
  return outputFiles.map(({ text }) => text).join('')
}

const importing = (names: readonly string[]) => `import { ${names} } from './exports/networks.ts'\nuse(${names})`

const writing = (names: readonly string[]) =>
  [...names.map((name) => `const ${name} = ${JSON.stringify(ours.get(name))}`), `use(${names})`].join('\n')

it('generated files match the installed viem: `pnpm --filter @foyer/adapter-evm networks`', () => {
  for (const { path, text } of generatedFiles()) expect(readFileSync(path, 'utf8') === text, path).toBe(true)
})

it('networks contain every chain of viem under its name', () => {
  expect(new Set(ALL)).toEqual(new Set(theirs.map(([name]) => name)))
  for (const [name, { id, name: label, nativeCurrency, rpcUrls, blockExplorers, testnet = false }] of theirs) {
    const network = ours.get(name)
    const explorer = blockExplorers && { name: blockExplorers.default.name, url: blockExplorers.default.url }
    expect({ testnet: false, ...network }).toMatchObject({ id, name: label, nativeCurrency, testnet })
    expect(network?.rpcUrls).toEqual({ default: { http: rpcUrls.default.http } })
    expect(network?.blockExplorers).toEqual(explorer && { default: explorer })
  }
})

describe('bytes of a network', () => {
  it.each([
    ['one network', ['mainnet']],
    ['ten networks', TEN],
    ['all networks', ALL],
  ])('%s', async (_, names) => {
    const page = gzip(await bundle(importing(names)))
    expect(page).toBeLessThanOrEqual(gzip(await bundle(writing(names))) + 10)
    expect(page / names.length).toBeLessThan(0.2 * KILOBYTE)
  })

  it('a bundle contains no unlisted network', async () => {
    const page = await bundle(importing(TEN))
    expect(page.match(/nativeCurrency/g)).toHaveLength(TEN.length)
  })

  it('each further network adds at most 0.2 kB', () => {
    const first = bare(networks.mainnet)
    const added = [...ours].map(([name, network]) => ({
      name,
      size: gzip(first + bare(network)) - gzip(first),
    }))
    expect(added.filter(({ size }) => size > 0.2 * KILOBYTE)).toEqual([])
  })
})
