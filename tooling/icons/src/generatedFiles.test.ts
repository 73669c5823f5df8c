import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { chooseNetworks } from './chooseNetworks'
import { chooseTokens } from './chooseTokens'
import { generatedFiles } from './generatedFiles'
import { listAdapterNetworks } from './listAdapterNetworks'
import { measureGzip } from './measureGzip'

const KILOBYTE = 1024
const files = await generatedFiles()
const networks = await chooseNetworks()
const tokens = await chooseTokens()
const ours = await listAdapterNetworks()

describe('the generated pictures', () => {
  it('are those of the installed package and of our networks', () => {
    for (const { path, text } of files) expect(readFileSync(path, 'utf8'), path).toBe(text)
    const folder = dirname(files[0]?.path ?? '')
    expect(
      readdirSync(folder)
        .map((name) => join(folder, name))
        .sort(),
    ).toEqual(files.map(({ path }) => path).sort())
  })

  it('come in files of 7 kB at most, behind tables of 3 kB at most', () => {
    for (const { path, text } of files) {
      expect(measureGzip(text), path).toBeLessThanOrEqual((/(Table|files)\./.test(path) ? 3 : 7) * KILOBYTE)
    }
  })

  it('say whose they are, in what a bundler keeps', () => {
    const sets = files.filter(({ path }) => !/(Table|files)\./.test(path))
    for (const { text } of sets) expect(text).toMatch(/\/\*! .*web3icons.*MIT License, Copyright \(c\) 2024 0xa3k5/)
  })

  it('are there for the mainnets that everybody knows, and each network has one picture', () => {
    const ids = networks.pictures.flatMap((each) => [...each.ids, ...each.tests])
    const known = ['eip155:1', 'eip155:10', 'eip155:56', 'eip155:137', 'eip155:8453', 'eip155:42161', 'eip155:43114']
    const mains = ours.filter(({ id, isTest }) => !isTest && !id.startsWith('eip155:')).map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining([...known, ...mains]))
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('give a test network the picture of its main one, and never one to an id that a main network has', () => {
    const nameOf = (id: string) => networks.pictures.find(({ tests }) => tests.includes(id))?.name
    expect(nameOf('eip155:11155111')).toBe('ethereum')
    expect(nameOf('eip155:84532')).toBe('base')
    expect(nameOf('bip122:00000008819873e925422c1ff0f99f7c')).toBe('bitcoin')
    // ZKsync's local chain and Quai have the same id.
    expect(nameOf('eip155:9')).toBeUndefined()
  })

  it('know tokens by whole addresses alone, each of which is one token', () => {
    const keys = tokens.flatMap(({ ids }) => ids)
    for (const key of keys) {
      expect(key).toMatch(
        /^(eip155:\d+\/0x[0-9a-f]{40}|solana:\w{32}\/[1-9A-HJ-NP-Za-km-z]{32,44}|polkadot:\w{32}\/\d+)$/,
      )
    }
    expect(new Set(keys).size).toBe(keys.length)
    expect(tokens.length).toBeGreaterThanOrEqual(100)
  })

  it('draw a coin as Ether only where it is', () => {
    expect(networks.ether).toEqual(expect.arrayContaining(['eip155:10', 'eip155:8453', 'eip155:42161']))
    for (const id of networks.ether)
      expect(ours).toContainEqual(expect.objectContaining({ id, coin: 'ETH', isTest: false }))
    expect(networks.ether).not.toContain('eip155:31337')
  })
})
