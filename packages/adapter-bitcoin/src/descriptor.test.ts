/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { bitcoinMainnet, bitcoinTestnet } from './networks.js'

/** Files and packages that come with an import of the package, types left out. */
function firstLoad(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  const imports = readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type )([^;]*?) from '([^']+)'/gms)
  for (const [, names = '', from = ''] of imports) {
    if (/^\{(\s*type [\w$]+,?)*\s*\}$/.test(names)) continue
    if (from.startsWith('.')) firstLoad(join(dirname(file), from.replace(/\.js$/, '.ts')), found)
    else found.add(from)
  }
  return found
}

it('brings no library of Bitcoin into the page’s first load', () => {
  const found = [...firstLoad(join(import.meta.dirname, 'exports/index.ts'))]
  expect(found.filter((each) => !each.startsWith('/'))).toEqual(['@foyer/core/adapter'])
  expect(found.filter((each) => each.includes('/runtime/'))).toEqual([])
})

it('loads nothing to sign with when it only connects, and nothing to connect with when it only reads', () => {
  const packages = (entry: string) =>
    [...firstLoad(join(import.meta.dirname, entry))].filter((each) => !each.startsWith('/'))
  expect(packages('runtime/createRuntime.ts')).toEqual(['@foyer/core/adapter'])
  expect(packages('runtime/reads/balances.ts')).toEqual(['@foyer/core/adapter'])
  expect(packages('runtime/address/isAddress.ts')).not.toContain('@scure/btc-signer')
})

it('imports without a window and touches none', async () => {
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
