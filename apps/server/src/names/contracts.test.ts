import { startEvm } from '@foyer/sandbox'
import {
  type Address,
  concatHex,
  createTestClient,
  getContractAddress,
  type Hex,
  http,
  numberToHex,
  serializeErc6492Signature,
  size,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { useServer } from '../testing/useServer'

const { start } = useServer()

/** Exists on most chains, and on anvil: deploys what follows the salt. */
const DEPLOYER = '0x4e59b44847b379578588920cA78FbF26c0B4956C'
const SALT: Hex = `0x${'00'.repeat(32)}`
const REVERTING_CODE = '0x60006000fd'
const names = { zone: 'names.example', reserved: [], perAddress: 5 }
const owner = privateKeyToAccount(generatePrivateKey())

let evm: Awaited<ReturnType<typeof startEvm>>
beforeAll(async () => {
  evm = await startEvm({ chains: [8453] })
})
afterAll(() => evm.stop())

const getUrl = () => evm.rpcUrls['eip155:8453'] ?? ''

/** Runtime code of an account whose signatures are those of its owner (ERC-1271). */
const createAccountCode = (key: Address) =>
  concatHex([
    '0x6040606460403760043560005260a43560001a602052602060006080600060015afa50600051',
    '0x73',
    key,
    '0x14631626ba7e60e01b0260005260206000f3',
  ])

async function register(address: Address, wrap: (signature: Hex) => Hex, urls: readonly string[] = [getUrl()]) {
  const server = await start({ names, nodes: { 'eip155:8453': urls } })
  const message = JSON.stringify({
    name: 'maya.names.example',
    attributes: {},
    timestamp: Math.floor(Date.now() / 1000),
  })
  const signature = wrap(await owner.signMessage({ message }))
  const answer = await fetch(`${server.httpUrl}/v1/profile/account?projectId=harbor`, {
    method: 'POST',
    body: JSON.stringify({ coin_type: 2 ** 31 + 8453, address, message, signature }),
  })
  return { status: answer.status, body: await answer.json() }
}

async function deploy(code: Hex): Promise<Address> {
  const { address } = privateKeyToAccount(generatePrivateKey())
  const client = createTestClient({ mode: 'anvil', transport: http(getUrl()) })
  await client.setCode({ address, bytecode: code })
  return address
}

const keep = (signature: Hex) => signature

it('a contract registers a name by the signature that it accepts (ERC-1271)', async () => {
  expect(await register(await deploy(createAccountCode(owner.address)), keep)).toMatchObject({ status: 200 })
  const stranger = privateKeyToAccount(generatePrivateKey()).address
  expect(await register(await deploy(createAccountCode(stranger)), keep)).toMatchObject({ status: 401 })
  expect(await register(await deploy(REVERTING_CODE), keep)).toMatchObject({ status: 401 })
})

it('a contract that is not deployed registers a name with its deployment (ERC-6492)', async () => {
  const code = createAccountCode(owner.address)
  const bytecode = concatHex(['0x60', numberToHex(size(code), { size: 1 }), '0x80600b6000396000f3', code])
  const address = getContractAddress({ opcode: 'CREATE2', from: DEPLOYER, salt: SALT, bytecode })
  const wrap = (signature: Hex) =>
    serializeErc6492Signature({ address: DEPLOYER, data: concatHex([SALT, bytecode]), signature })
  expect(await register(address, wrap)).toMatchObject({ status: 200 })
  expect(await register(privateKeyToAccount(generatePrivateKey()).address, wrap)).toMatchObject({ status: 401 })
})

it('a contract gets a sentence where its node fails, and a key needs no node', async () => {
  const contract = await deploy(createAccountCode(owner.address))
  const detail = 'The node that verifies the signature has failed.'
  expect(await register(contract, keep, ['http://127.0.0.1:1'])).toMatchObject({ status: 502, body: { detail } })
  expect(await register(owner.address, keep, ['http://127.0.0.1:1'])).toMatchObject({ status: 200 })
})
