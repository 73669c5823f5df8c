/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { bitcoinMainnet, bitcoinTestnet } from './networks.js'

/** Lists the files and packages that an import of `file` loads, without type imports. */
function firstLoad(file: string, result = new Set<string>()): Set<string> {
  if (result.has(file)) return result
  result.add(file)
  const imports = readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type )([^;]*?) from '([^']+)'/gms)
  for (const [, names = '', from = ''] of imports) {
    if (/^\{(\s*type [\w$]+,?)*\s*\}$/.test(names)) continue
    if (from.startsWith('.')) firstLoad(join(dirname(file), from.replace(/\.js$/, '.ts')), result)
    else result.add(from)
  }
  return result
}

it('the first load contains no Bitcoin library', () => {
  const result = [...firstLoad(join(import.meta.dirname, 'exports/index.ts'))]
  expect(result.filter((each) => !each.startsWith('/'))).toEqual(['@foyer/core/internal/page'])
  expect(result.filter((each) => each.includes('/runtime/'))).toEqual([])
})

it('connecting loads no signer, and reading loads no connection', () => {
  const packages = (entry: string) =>
    [...firstLoad(join(import.meta.dirname, entry))].filter((each) => !each.startsWith('/'))
  expect(packages('runtime/createRuntime.ts')).toEqual(['@foyer/core/adapter'])
  expect(packages('runtime/node/readBalances.ts')).toEqual(['@foyer/core/adapter'])
  expect(packages('runtime/address/isAddress.ts')).not.toContain('@scure/btc-signer')
})

it('the entry imports without a window', async () => {
  expect(typeof window).toBe('undefined')
  expect(Object.keys(await import('./exports/index.js')).sort()).toEqual([
    'bitcoin',
    'bitcoinMainnet',
    'bitcoinTestnet',
  ])
})

it('S3.012 defines mainnet by the hash of its first block', () => {
  expect(bitcoinMainnet).toMatchObject({
    caipNetworkId: 'bip122:000000000019d6689c085ae165831e93',
    chainNamespace: 'bip122',
    name: 'Bitcoin',
  })
  expect(bitcoinMainnet.testnet).toBeUndefined()
})

it('S3.013 defines testnet by the hash of its first block', () => {
  expect(bitcoinTestnet).toMatchObject({
    caipNetworkId: 'bip122:000000000933ea01ad0ee984209779ba',
    chainNamespace: 'bip122',
    testnet: true,
    nativeCurrency: { symbol: 'BTC', decimals: 8 },
  })
})
