import { type DataService, type EvmSandbox, startDataService, startEvm } from '@foyer/sandbox'
import {
  createPublicClient,
  createWalletClient,
  encodeFunctionData,
  type Hex,
  hashMessage,
  http,
  parseAbi,
  serializeErc6492Signature,
} from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { CREATE2_DEPLOYER, readContracts } from './contracts'

const MNEMONIC = 'test test test test test test test test test test test junk'
const factoryAbi = parseAbi([
  'function getAddress(address owner, uint256 salt) view returns (address)',
  'function createAccount(address owner, uint256 salt) returns (address)',
])
const me = mnemonicToAccount(MNEMONIC, { addressIndex: 0 })

let sandbox: EvmSandbox
let data: DataService

beforeAll(async () => {
  sandbox = await startEvm({ chains: [1] })
  data = await startDataService({ rpcUrls: sandbox.rpcUrls })
})
afterAll(async () => {
  await data?.stop()
  await sandbox?.stop()
})

const toUrl = (path: string) => new URL(`${path}?projectId=demo`, data.url)
const post = (body: unknown) => fetch(toUrl('/v1/profile/account'), { method: 'POST', body: JSON.stringify(body) })
const now = () => Math.floor(Date.now() / 1000)

it('registers names for a contract that answers for its owner, also before it is deployed, and for no other signer', async () => {
  const transport = http(sandbox.rpcUrls['eip155:1'])
  const wallet = createWalletClient({ account: me, transport })
  const client = createPublicClient({ transport })
  const put = async (call: { to: Hex; data: Hex }) => {
    const hash = await wallet.sendTransaction({ ...call, chain: null })
    await client.waitForTransactionReceipt({ hash })
  }
  const { entryPoint, factory } = await readContracts()
  for (const { data } of [entryPoint, factory]) await put({ to: CREATE2_DEPLOYER, data })
  const args = [me.address, 0n] as const
  const address = await client.readContract({ ...factory, abi: factoryAbi, functionName: 'getAddress', args })
  const data = encodeFunctionData({ abi: factoryAbi, functionName: 'createAccount', args })
  const register = async (name: string, owner: typeof me, isThere: boolean) => {
    const message = JSON.stringify({ name, attributes: {}, timestamp: now() })
    const inner = await owner.signTypedData({
      domain: { chainId: 1, verifyingContract: address },
      types: { AccountMessage: [{ name: 'hash', type: 'bytes32' }] },
      primaryType: 'AccountMessage',
      message: { hash: hashMessage(message) },
    })
    // ERC-6492: contains the deployment while there is no contract.
    const signature = isThere ? inner : serializeErc6492Signature({ address: factory.address, data, signature: inner })
    return (await post({ coin_type: 0x80000001, address, message, signature })).status
  }
  const other = mnemonicToAccount(MNEMONIC, { addressIndex: 1 })
  expect(await register('early-boat.reown.id', me, false)).toBe(200)
  expect(await register('other-boat.reown.id', other, false)).toBe(401)
  await put({ to: factory.address, data })
  expect(await register('house-boat.reown.id', me, true)).toBe(200)
  expect(await register('other-boat.reown.id', other, true)).toBe(401)
  const own: readonly { readonly name: string }[] = await (await fetch(toUrl(`/v1/profile/reverse/${address}`))).json()
  expect(own.map(({ name }) => name)).toEqual(['early-boat.reown.id', 'house-boat.reown.id'])
})
