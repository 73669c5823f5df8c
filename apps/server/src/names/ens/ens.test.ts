import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { startEvm } from '@foyer/sandbox'
import { ed25519 } from '@noble/curves/ed25519.js'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { base58 } from '@scure/base'
import fc from 'fast-check'
import {
  type Address,
  concatHex,
  createTestClient,
  decodeAbiParameters,
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  http,
  isAddress,
  isHex,
  numberToHex,
  parseAbi,
  publicActions,
  slice,
  toHex,
  walletActions,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { namehash, packetToBytes } from 'viem/ens'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { runCommand } from '../../testing/startProcess'
import { type TestServer, useServer } from '../../testing/useServer'
import TestEns from './contracts/TestEns.json' with { type: 'json' }
import { deployResolver } from './deployResolver'
import { signAnswer } from './signAnswer'

const { start, createFolder } = useServer()

const ZONE = 'harbor.eth'
const names = { zone: ZONE, reserved: [], perAddress: 5 }
const signerKey = generatePrivateKey()
const deployerKey = generatePrivateKey()
const deployer = privateKeyToAccount(deployerKey)
const signer = privateKeyToAccount(signerKey).address
const maya = privateKeyToAccount(generatePrivateKey())

let evm: Awaited<ReturnType<typeof startEvm>>
let ens: Address
beforeAll(async () => {
  evm = await startEvm({ chains: [1] })
  await getClient().setBalance({ address: deployer.address, value: 10n ** 20n })
  if (!isHex(TestEns.bytecode)) throw new TypeError('TestEns.json has no bytecode')
  const hash = await getClient().deployContract({
    abi: TestEns.abi,
    bytecode: TestEns.bytecode,
    args: [],
    account: deployer,
    chain: null,
  })
  const { contractAddress } = await getClient().waitForTransactionReceipt({ hash })
  ens = contractAddress ?? deployer.address
})
afterAll(() => evm.stop())

const getNodeUrl = () => evm.rpcUrls['eip155:1'] ?? ''
const getClient = () =>
  createTestClient({ mode: 'anvil', transport: http(getNodeUrl()) })
    .extend(publicActions)
    .extend(walletActions)

const ENS = parseAbi([
  'function setResolver(bytes name, address resolver)',
  'function setPrimaryName(bytes account, string name)',
])
const RESOLVE = parseAbi(['function resolve(bytes name, bytes data) view returns (bytes)'])
const ADDR = parseAbi(['function addr(bytes32 node) view returns (address)'])

const PROOF = parseAbi([
  'function resolveWithProof(bytes answer, bytes request) view returns (bytes)',
  'error AnswerExpired(uint64 expires)',
  'error SignatureInvalid()',
])
const ANSWER = [{ type: 'bytes' }, { type: 'uint64' }, { type: 'bytes' }] as const

/** Replaces s by its negative, and turns v around: without the check of s, the signature would be as valid. */
function flipSignature(answer: Hex): Hex {
  const [result, expires, signature] = decodeAbiParameters(ANSWER, answer)
  const s = secp256k1.Point.Fn.ORDER - BigInt(slice(signature, 32, 64))
  const v = slice(signature, 64) === '0x1b' ? '0x1c' : '0x1b'
  return encodeAbiParameters(ANSWER, [
    result,
    expires,
    concatHex([slice(signature, 0, 32), numberToHex(s, { size: 32 }), v]),
  ])
}

async function register({ httpUrl }: TestServer, label: string, attributes = {}, account = maya, chainId = 1) {
  const message = JSON.stringify({ name: `${label}.${ZONE}`, attributes, timestamp: Math.floor(Date.now() / 1000) })
  const signature = await account.signMessage({ message })
  const body = JSON.stringify({ coin_type: 2 ** 31 + chainId, address: account.address, message, signature })
  expect((await fetch(`${httpUrl}/v1/profile/account?projectId=harbor`, { method: 'POST', body })).status).toBe(200)
}

/** Deploys a resolver of the zone that asks the given gateway. */
async function deploy(gateway: string) {
  const options = { nodeUrl: getNodeUrl(), deployerKey, signer, gatewayUrl: `${gateway}/ens/{sender}/{data}` }
  const resolver = await deployResolver(options)
  const write = { address: ens, abi: ENS, account: deployer, chain: null } as const
  const dns = toHex(packetToBytes(ZONE))
  await getClient().writeContract({ ...write, functionName: 'setResolver', args: [dns, resolver] })
  return resolver
}

const open = () =>
  start({ names, namesSignerKey: signerKey, projects: { harbor: { origins: ['https://app.example'] } } })

const universal = () => ({ universalResolverAddress: ens })
const resolve = (name: string, coinType?: bigint) =>
  getClient().getEnsAddress({ name, ...universal(), ...(coinType !== undefined && { coinType }), strict: true })

/** Encodes a request for the address of a name. */
const toRequest = (name: string, node = namehash(name)): Hex =>
  encodeFunctionData({
    abi: RESOLVE,
    functionName: 'resolve',
    args: [toHex(packetToBytes(name)), encodeFunctionData({ abi: ADDR, functionName: 'addr', args: [node] })],
  })

/** Starts a gateway that is not ours. */
async function startGateway(answer: (sender: Address, data: Hex) => Promise<{ status?: number; body: string }>) {
  const gateway = createServer(async (request, response) => {
    const [, , sender = '', data = ''] = (request.url ?? '').split('/')
    if (!isAddress(sender, { strict: false }) || !isHex(data)) return response.destroy()
    const { status = 200, body } = await answer(sender, data)
    return response.writeHead(status, { 'content-type': 'application/json' }).end(body)
  })
  await new Promise<void>((ready) => gateway.listen(0, '127.0.0.1', ready))
  onTestFinished(() => {
    gateway.closeAllConnections()
    gateway.close()
  })
  const address = gateway.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

const inMinutes = (minutes: number) => BigInt(Math.floor(Date.now() / 1000) + minutes * 60)
const padded = (address: Address): Hex => concatHex([`0x${'00'.repeat(12)}`, address])

describe('a name of the server, resolved on a chain by the client of another app', () => {
  it('has the address, text records and primary name of who registered it', async () => {
    const server = await open()
    await deploy(server.httpUrl)
    const avatar = 'https://img.example/maya.png'
    await register(server, 'maya', { avatar, url: 'https://maya.example' })
    const name = `maya.${ZONE}`
    expect(await resolve(name)).toBe(maya.address)
    expect(await getClient().getEnsText({ name, key: 'url', ...universal() })).toBe('https://maya.example')
    expect(await getClient().getEnsText({ name, key: 'toString', ...universal() })).toBe(null)
    expect(await getClient().getEnsText({ name, key: 'avatar', ...universal() })).toBe(avatar)
    const primary = [maya.address, name] as const
    const write = { address: ens, abi: ENS, account: deployer, chain: null } as const
    await getClient().writeContract({ ...write, functionName: 'setPrimaryName', args: primary })
    expect(await getClient().getEnsName({ address: maya.address, ...universal() })).toBe(name)
    await getClient().writeContract({ ...write, functionName: 'setPrimaryName', args: [signer, name] })
    expect(await getClient().getEnsName({ address: signer, ...universal() })).toBe(null)
  })

  it('has no address if nobody registered it, or it is the zone', async () => {
    await deploy((await open()).httpUrl)
    expect(await resolve(`nobody.${ZONE}`)).toBe(null)
    expect(await resolve(ZONE)).toBe(null)
  })

  it('has the address of a key on all EVM networks, and that of Solana on none of them', async () => {
    const server = await open()
    await deploy(server.httpUrl)
    await register(server, 'maya', {}, maya, 8453)
    expect(await resolve(`maya.${ZONE}`)).toBe(maya.address)
    expect(await resolve(`maya.${ZONE}`, 2n ** 31n + 10n)).toBe(maya.address.toLowerCase())
    expect(await resolve(`maya.${ZONE}`, 501n)).toBe(null)

    const { secretKey, publicKey } = ed25519.keygen()
    const message = JSON.stringify({
      name: `solmaya.${ZONE}`,
      attributes: {},
      timestamp: Math.floor(Date.now() / 1000),
    })
    const signature = base58.encode(ed25519.sign(new TextEncoder().encode(message), secretKey))
    const body = JSON.stringify({ coin_type: 501, address: base58.encode(publicKey), message, signature })
    await fetch(`${server.httpUrl}/v1/profile/account?projectId=harbor`, { method: 'POST', body })
    expect(await resolve(`solmaya.${ZONE}`, 501n)).toBe(toHex(publicKey))
    expect(await resolve(`solmaya.${ZONE}`)).toBe(null)
  })
})

describe('a resolver refuses an answer', () => {
  const result = padded(maya.address)

  it('but takes the same one if it is as it should be', async () => {
    await deploy(
      await startGateway(async (resolver, request) => ({
        body: JSON.stringify({
          data: await signAnswer({ resolver, request, result, expires: inMinutes(1) }, signerKey),
        }),
      })),
    )
    expect(await resolve(`maya.${ZONE}`)).toBe(maya.address)
  })

  it.each<[string, string, (resolver: Address, request: Hex) => Promise<Hex>]>([
    [
      'of another signer',
      'SignatureInvalid',
      (resolver, request) => signAnswer({ resolver, request, result, expires: inMinutes(1) }, generatePrivateKey()),
    ],
    [
      'that is expired',
      'AnswerExpired',
      (resolver, request) => signAnswer({ resolver, request, result, expires: inMinutes(-1) }, signerKey),
    ],
    [
      'for another name',
      'SignatureInvalid',
      (resolver) =>
        signAnswer({ resolver, request: toRequest(`other.${ZONE}`), result, expires: inMinutes(1) }, signerKey),
    ],
    [
      'for another resolver',
      'SignatureInvalid',
      (_, request) => signAnswer({ resolver: signer, request, result, expires: inMinutes(1) }, signerKey),
    ],
    [
      'whose result was changed',
      'SignatureInvalid',
      async (resolver, request) => {
        const answer = await signAnswer({ resolver, request, result, expires: inMinutes(1) }, signerKey)
        const [, expires, signature] = decodeAbiParameters(ANSWER, answer)
        return encodeAbiParameters(ANSWER, [padded(signer), expires, signature])
      },
    ],
    [
      'with the second form of its signature',
      'SignatureInvalid',
      async (resolver, request) => {
        const answer = await signAnswer({ resolver, request, result, expires: inMinutes(1) }, signerKey)
        return flipSignature(answer)
      },
    ],
  ])('%s', async (_, error, forge) => {
    const gateway = await startGateway(async (sender, data) => ({
      body: JSON.stringify({ data: await forge(sender, data) }),
    }))
    const resolver = await deploy(gateway)
    await expect(resolve(`maya.${ZONE}`)).rejects.toThrow('ResolverError')
    const request = toRequest(`maya.${ZONE}`)
    const args = [await forge(resolver, request), request] as const
    const call = { address: resolver, abi: PROOF, functionName: 'resolveWithProof', args } as const
    await expect(getClient().readContract(call)).rejects.toThrow(error)
  })

  it('that never comes: the client has an error, not a wrong address', async () => {
    await deploy('http://127.0.0.1:1')
    await expect(resolve(`maya.${ZONE}`)).rejects.toThrow()
    expect(
      await getClient()
        .getEnsAddress({ name: `maya.${ZONE}`, ...universal() })
        .catch(() => null),
    ).toBe(null)
  })
})

describe('the gateway', () => {
  const get = ({ httpUrl }: TestServer, path: string, init?: RequestInit) => fetch(`${httpUrl}/ens/${path}`, init)

  it('answers every page, without a project', async () => {
    const server = await open()
    const origin = 'https://another.example'
    const data = toRequest(`maya.${ZONE}`)
    for (const path of [`${ens}/${data}`, `${ens}/${data}.json`, `${ens}/0x`]) {
      const answer = await get(server, path, { headers: { origin } })
      expect(answer.headers.get('access-control-allow-origin')).toBe('*')
      expect(answer.headers.get('access-control-allow-credentials')).toBe(null)
      expect(answer.status).toBe(path.endsWith('/0x') ? 400 : 200)
    }
    const body = JSON.stringify({ sender: ens, data })
    const posted = await fetch(`${server.httpUrl}/ens`, { method: 'POST', body })
    expect(await posted.json()).toEqual({ data: expect.stringMatching(/^0x/) })
    const preflight = await fetch(`${server.httpUrl}/ens`, { method: 'OPTIONS', headers: { origin } })
    expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, '*'])
    const other = await fetch(`${server.httpUrl}/v1/profile/account/maya.${ZONE}?projectId=harbor`, {
      headers: { origin },
    })
    expect(other.status).toBe(403)
  })

  const name = `maya.${ZONE}`
  it.each<[string, number, string]>([
    ['of another zone', 404, `${signer}/${toRequest('maya.other.eth')}`],
    ['of a zone that ends alike', 404, `${signer}/${toRequest(`maya.x${ZONE}`)}`],
    ['whose node is that of another name', 400, `${signer}/${toRequest(name, namehash(`other.${ZONE}`))}`],
    ['by no address', 400, `me/${toRequest(name)}`],
    ['without data', 400, `${signer}/0x`],
    ['with data that is not hex', 400, `${signer}/hello`],
    ['with data of another call', 400, `${signer}/0x3b3b57de${'00'.repeat(32)}`],
    ['that is too large', 413, `${signer}/0x${'00'.repeat(3_000)}`],
  ])('refuses a request %s, with a message for clients of ERC-3668', async (_, status, path) => {
    const answer = await get(await open(), path)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'application/problem+json'])
    const { message, detail } = await answer.json()
    expect(message).toBe(detail)
  })

  it('refuses a body that is too large', async () => {
    const body = 'x'.repeat(262_145)
    const answer = await fetch(`${(await open()).httpUrl}/ens`, { method: 'POST', body })
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([413, '*'])
  })

  it('is not there without a key that signs', async () => {
    expect((await get(await start({ names }), `${signer}/${toRequest(name)}`)).status).toBe(404)
  })

  it('never answers with a server error, whatever the data', async () => {
    const server = await open()
    const bytes = fc.uint8Array({ maxLength: 200 }).map((each) => toHex(each))
    const dns = fc.oneof(bytes, fc.constant(toHex(packetToBytes(name))))
    const call = fc.oneof(
      bytes,
      fc
        .tuple(fc.constantFrom('0x3b3b57de', '0xf1cb7e06', '0x59d1d43c'), bytes)
        .map(([selector, rest]) => concatHex([`0x${selector.slice(2)}`, namehash(name), rest])),
    )
    const request = fc
      .tuple(dns, call)
      .map((args) => encodeFunctionData({ abi: RESOLVE, functionName: 'resolve', args }))
    await fc.assert(
      fc.asyncProperty(fc.oneof(bytes, request), async (data) => {
        expect((await get(server, `${signer}/${data}`)).status).toBeLessThan(500)
      }),
      { numRuns: 200 },
    )
  })
})

it('foyer-server deploy-resolver deploys a resolver that only its owner changes', async () => {
  const path = join(await createFolder(), 'key')
  await writeFile(path, deployerKey)
  const settings = { PUBLIC_URL: 'https://wallet.example', NODES: JSON.stringify({ 'eip155:1': getNodeUrl() }) }
  const run = (change: object) =>
    runCommand(['deploy-resolver', 'eip155:1'], {
      ...settings,
      NAMES: JSON.stringify({ zone: ZONE }),
      NAMES_SIGNER_KEY: signerKey,
      DEPLOYER_KEY_FILE: path,
      ...change,
    })
  expect(await run({ DEPLOYER_KEY_FILE: '' })).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('DEPLOYER_KEY_FILE'),
  })
  const { stdout } = await run({})
  const [address = ''] = /0x[0-9a-fA-F]{40}/.exec(stdout) ?? []
  if (!isAddress(address)) throw new Error(stdout)
  const abi = parseAbi([
    'function url() view returns (string)',
    'function owner() view returns (address)',
    'function signers(address) view returns (bool)',
    'function supportsInterface(bytes4) view returns (bool)',
    'function setUrl(string gateway)',
    'function setSigner(address signer, bool isSigner)',
    'function setOwner(address to)',
    'error NotOwner()',
  ])
  const contract = { address, abi } as const
  const client = getClient()
  expect(await client.readContract({ ...contract, functionName: 'url' })).toBe(
    'https://wallet.example/ens/{sender}/{data}',
  )
  expect(await client.readContract({ ...contract, functionName: 'owner' })).toBe(deployer.address)
  expect(await client.readContract({ ...contract, functionName: 'signers', args: [signer] })).toBe(true)
  const supports = (id: Hex) => client.readContract({ ...contract, functionName: 'supportsInterface', args: [id] })
  expect(await Promise.all([supports('0x01ffc9a7'), supports('0x9061b923'), supports('0xffffffff')])).toEqual([
    true,
    true,
    false,
  ])
  const stranger = { ...contract, account: maya.address } as const
  const changes = [
    client.simulateContract({ ...stranger, functionName: 'setUrl', args: ['https://evil.example'] }),
    client.simulateContract({ ...stranger, functionName: 'setSigner', args: [maya.address, true] }),
    client.simulateContract({ ...stranger, functionName: 'setOwner', args: [maya.address] }),
  ]
  for (const change of await Promise.allSettled(changes))
    expect(change).toMatchObject({ status: 'rejected', reason: { message: expect.stringContaining('NotOwner') } })
  const write = { ...contract, account: deployer, chain: null } as const
  await client.writeContract({ ...write, functionName: 'setSigner', args: [signer, false] })
  expect(await client.readContract({ ...contract, functionName: 'signers', args: [signer] })).toBe(false)
})
