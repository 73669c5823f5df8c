import { type EvmSandbox, startEvm } from '@foyer/sandbox'
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
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CREATE2_DEPLOYER, readContracts } from './contracts'

const owner = mnemonicToAccount('test test test test test test test test test test test junk')
const abi = parseAbi([
  'function getAddress(address owner, uint256 salt) view returns (address)',
  'function createAccount(address owner, uint256 salt) returns (address)',
])
const MESSAGE = 'I agree'
const CHAINS = [1, 10] as const

let sandbox: EvmSandbox
beforeAll(async () => {
  sandbox = await startEvm({ chains: [...CHAINS] })
})
afterAll(() => sandbox?.stop())

/** Deploys the contracts of smart accounts on a chain. */
async function open(chainId: (typeof CHAINS)[number]) {
  const transport = http(sandbox.rpcUrls[`eip155:${chainId}`])
  const client = createPublicClient({ transport })
  const wallet = createWalletClient({ account: owner, transport })
  const put = async (call: { to: Hex; data: Hex }) => {
    await client.waitForTransactionReceipt({ hash: await wallet.sendTransaction({ ...call, chain: null }) })
  }
  const { entryPoint, factory } = await readContracts()
  for (const { data } of [entryPoint, factory]) await put({ to: CREATE2_DEPLOYER, data })
  const creating = (salt: bigint) =>
    encodeFunctionData({ abi, functionName: 'createAccount', args: [owner.address, salt] })
  return {
    factory: factory.address,
    creating,
    find: (salt: bigint) =>
      client.readContract({ address: factory.address, abi, functionName: 'getAddress', args: [owner.address, salt] }),
    create: (salt: bigint) => put({ to: factory.address, data: creating(salt) }),
    accepts: (address: Hex, signature: Hex) => client.verifyMessage({ address, message: MESSAGE, signature }),
  }
}

const sign = (account: Hex, chainId: number) =>
  owner.signTypedData({
    domain: { chainId, verifyingContract: account },
    types: { AccountMessage: [{ name: 'hash', type: 'bytes32' }] },
    primaryType: 'AccountMessage',
    message: { hash: hashMessage(MESSAGE) },
  })

describe('a signature of a smart account', () => {
  it('is worth nothing for another account of its owner, nor on another chain, before and after deployment', async () => {
    const [one, other] = [await open(1), await open(10)]
    const [mine, second] = [await one.find(0n), await one.find(1n)]
    expect(await other.find(0n)).toBe(mine)
    const signature = await sign(mine, 1)
    const wrap = (salt: bigint) =>
      serializeErc6492Signature({ address: one.factory, data: one.creating(salt), signature })

    expect(await one.accepts(mine, wrap(0n))).toBe(true)
    expect(await one.accepts(second, wrap(1n))).toBe(false)
    expect(await other.accepts(mine, wrap(0n))).toBe(false)

    for (const salt of [0n, 1n]) await one.create(salt)
    await other.create(0n)
    expect(await one.accepts(mine, signature)).toBe(true)
    expect(await one.accepts(second, signature)).toBe(false)
    expect(await other.accepts(mine, signature)).toBe(false)
    expect(await other.accepts(mine, await sign(mine, 10))).toBe(true)
  })
})
