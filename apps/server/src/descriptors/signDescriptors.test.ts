import { generateKeyPairSync, verify } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createApp } from '../http/createApp'
import { addDescriptorRoutes } from './addDescriptorRoutes'
import { checkDescriptorFolder } from './checkDescriptorFolder'
import { signDescriptors } from './signDescriptors'

const HARBOR = '0x00000000000000000000000000000000000000F1'
const OTHER = '0x00000000000000000000000000000000000000f2'
const fileSchema = z.object({ payload: z.string(), signature: z.string() })
const pair = generateKeyPairSync('ed25519')

const bind = (...addresses: readonly string[]) => ({
  contract: { deployments: addresses.map((address) => ({ chainId: 1, address })) },
})

function createRegistry(files: Readonly<Record<string, unknown>>) {
  const root = mkdtempSync(join(tmpdir(), 'foyer-registry-'))
  const [registry, folder, key] = [join(root, 'registry'), join(root, 'signed'), join(root, 'key.pem')]
  for (const [name, value] of Object.entries(files)) {
    mkdirSync(dirname(join(registry, name)), { recursive: true })
    writeFileSync(join(registry, name), typeof value === 'string' ? value : JSON.stringify(value))
  }
  writeFileSync(key, pair.privateKey.export({ format: 'pem', type: 'pkcs8' }))
  const read = (name: string) => z.parse(fileSchema, JSON.parse(readFileSync(join(folder, name), 'utf8')))
  return { registry, folder, key, read, run: () => signDescriptors(key, registry, folder) }
}

describe('sign-descriptors', () => {
  it('writes one signed file a contract, with the included file below the descriptor’s own values', async () => {
    const field = (path: string, label: string) => ({ path, label, format: 'raw' })
    const { read, run, folder } = createRegistry({
      'registry/harbor/calldata-Stake.json': {
        includes: 'common-stake.json',
        context: bind(HARBOR, OTHER),
        display: {
          formats: { 'stake(uint256 a)': { intent: 'Stake', fields: [field('a', 'Mine'), field('b', 'New')] } },
        },
      },
      'registry/harbor/common-stake.json': {
        metadata: { owner: 'Harbor' },
        display: {
          formats: { 'stake(uint256 a)': { intent: 'Old', fields: [field('c', 'Kept'), field('a', 'Old')] } },
        },
      },
      'registry/harbor/testsv2/calldata-Stake.tests.json': { context: bind(OTHER) },
    })
    const { key, ...counts } = await run()
    expect(counts).toEqual({ contracts: 2, descriptors: 1, ignored: [] })
    expect(key).toBe(pair.publicKey.export({ format: 'jwk' }).x)
    expect(readdirSync(join(folder, '1')).sort()).toEqual([`${HARBOR.toLowerCase()}.json`, `${OTHER}.json`])
    const { payload, signature } = read(`1/${HARBOR.toLowerCase()}.json`)
    const text = Buffer.from(`foyer-descriptors:1\n${payload}`)
    expect(verify(null, text, pair.publicKey, Buffer.from(signature, 'base64url'))).toBe(true)
    expect(JSON.parse(payload)).toEqual({
      version: 1,
      chainId: 1,
      address: HARBOR.toLowerCase(),
      descriptors: [
        {
          context: { contract: { deployments: [{ chainId: 1, address: HARBOR.toLowerCase() }] } },
          metadata: { owner: 'Harbor' },
          display: {
            formats: {
              'stake(uint256 a)': {
                intent: 'Stake',
                fields: [field('c', 'Kept'), field('a', 'Mine'), field('b', 'New')],
              },
            },
          },
        },
      ],
    })
  })

  it('keeps what a descriptor does not say of a field that it includes, through two files', async () => {
    const { read, run } = createRegistry({
      'calldata-Token.json': {
        includes: './common/base.json',
        context: bind(HARBOR),
        display: {
          formats: {
            'approve(address spender,uint256 value)': {
              intent: 'Allow',
              fields: [{ path: 'value', params: { threshold: '0xffffffff' } }],
            },
          },
        },
      },
      'common/base.json': { includes: './interface.json', metadata: { owner: 'Base' } },
      'common/interface.json': {
        display: {
          formats: {
            'approve(address spender,uint256 value)': {
              intent: 'Approve',
              fields: [
                { path: 'spender', label: 'Spender', format: 'addressName' },
                {
                  path: 'value',
                  label: 'Amount',
                  format: 'tokenAmount',
                  params: { tokenPath: '@.to', threshold: '0x80', message: 'Unlimited' },
                },
              ],
            },
          },
        },
      },
    })
    await run()
    expect(JSON.parse(read(`1/${HARBOR.toLowerCase()}.json`).payload).descriptors[0]).toMatchObject({
      metadata: { owner: 'Base' },
      display: {
        formats: {
          'approve(address spender,uint256 value)': {
            intent: 'Allow',
            fields: [
              { path: 'spender', label: 'Spender', format: 'addressName' },
              {
                path: 'value',
                label: 'Amount',
                format: 'tokenAmount',
                params: { tokenPath: '@.to', threshold: '0xffffffff', message: 'Unlimited' },
              },
            ],
          },
        },
      },
    })
  })

  it('names the files that it leaves out', async () => {
    const { run } = createRegistry({
      'calldata-ok.json': { context: bind(HARBOR) },
      'calldata-broken.json': '{',
      'calldata-old.json': { $schema: '../../specs/erc7730-v1.schema.json', context: bind(HARBOR) },
      'calldata-new.json': { $schema: '../../specs/erc7730-v2.1.0.schema.json', context: bind(OTHER) },
      'calldata-outside.json': { includes: '../../secret.json', context: bind(HARBOR) },
      'calldata-circle.json': { includes: 'calldata-circle.json', context: bind(HARBOR) },
      'eip712-unbound.json': { context: { eip712: {} } },
    })
    const { contracts, ignored } = await run()
    expect(contracts).toBe(2)
    expect(ignored).toEqual([
      'calldata-broken.json: is no descriptor',
      'calldata-circle.json: includes too many files',
      'calldata-old.json: has version 1 of the schema, not 2',
      'calldata-outside.json: includes a file outside of the registry',
      'eip712-unbound.json: is bound to no contract',
    ])
  })

  it('refuses a key that is none, and a folder without descriptors', async () => {
    const { registry, folder, key } = createRegistry({ 'README.md': 'no descriptors' })
    await expect(signDescriptors(key, registry, folder)).rejects.toThrow('has no files')
    await expect(signDescriptors(join(registry, 'README.md'), registry, folder)).rejects.toThrow('is not an Ed25519')
    await expect(signDescriptors(join(registry, 'none'), registry, folder)).rejects.toThrow('can’t be read')
  })
})

it('a server serves the signed files to pages, and null for a contract that has none', async () => {
  const { run, folder } = createRegistry({ 'calldata-ok.json': { context: bind(HARBOR) }, 'secret.json': '"secret"' })
  await run()
  const app = createApp({
    isReady: async () => true,
    projects: () => undefined,
    proxies: 0,
    routes: [addDescriptorRoutes(folder)],
    log: () => {},
  })
  const incoming = { socket: { remoteAddress: '127.0.0.1' }, headers: {} }
  const read = async (path: string) =>
    (await app.request(`/v1/descriptors/${path}?projectId=harbor`, {}, { incoming })).text()
  expect(JSON.parse(await read(`1/${HARBOR.toLowerCase()}.json`))).toMatchObject({ payload: expect.any(String) })
  expect(await read(`1/${OTHER}.json`)).toBe('null')
  expect(await read('..%2F..%2Fregistry/secret.json')).not.toContain('secret')
})

it('a server does not start with a folder of descriptors that it cannot read', async () => {
  await expect(checkDescriptorFolder('/nowhere/at/all')).rejects.toThrow('DESCRIPTORS_FOLDER')
})
