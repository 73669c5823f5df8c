import { createPublicClient, type Hash, http, parseEther, toHex } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EvmSandbox } from '../../types'
import { startEvm } from '../startEvm'
import { createTestWallet, OPTIMISM_CHAIN_PARAMETERS, TEST_ACCOUNTS } from './testing/createTestWallet'

const [first, second] = TEST_ACCOUNTS
// Creation code of a contract that always reverts: PUSH0 PUSH0 REVERT.
const REVERTING = '0x625f5ffd5f526003601df3'

let sandbox: EvmSandbox
beforeAll(async () => {
  sandbox = await startEvm({ chains: [1, 10] })
})
afterAll(() => sandbox.stop())

async function createConnected() {
  const wallet = await createTestWallet({ rpcUrls: sandbox.rpcUrls, knownChains: [1] })
  await wallet.ask('eth_requestAccounts')
  return wallet
}

const clientOf = (chainId: 1 | 10) => createPublicClient({ transport: http(sandbox.rpcUrls[`eip155:${chainId}`]) })

describe('a transaction of a sandbox wallet', () => {
  it('is filled, signed and mined', async () => {
    const wallet = await createConnected()
    const before = await clientOf(1).getBalance({ address: second })
    const transaction = { from: first, to: second, value: toHex(parseEther('1.5')) }
    const hash = (await wallet.ask('eth_sendTransaction', [transaction])) as Hash
    const receipt = await clientOf(1).waitForTransactionReceipt({ hash, pollingInterval: 20 })
    expect(receipt).toMatchObject({ status: 'success', from: first.toLowerCase(), type: 'eip1559' })
    expect((await clientOf(1).getBalance({ address: second })) - before).toBe(parseEther('1.5'))
    expect(await wallet.ask('eth_getTransactionReceipt', [hash])).toMatchObject({ status: '0x1' })
  })

  it('has its own nonce beside a parallel one', async () => {
    const wallet = await createConnected()
    const send = () => wallet.ask('eth_sendTransaction', [{ from: first, to: second, value: '0x1' }])
    const hashes = await Promise.all([send(), send(), send()])
    expect(new Set(hashes).size).toBe(3)
  })

  it('goes to the wallet’s current chain, an added one too', async () => {
    const wallet = await createConnected()
    const rpcUrls = [sandbox.rpcUrls['eip155:10']]
    await wallet.ask('wallet_addEthereumChain', [{ ...OPTIMISM_CHAIN_PARAMETERS, rpcUrls }])
    expect(await wallet.codeOf('eth_sendTransaction', [{ from: first, to: second, chainId: '0x1' }])).toBe(-32602)
    const hash = (await wallet.ask('eth_sendTransaction', [{ from: first, to: second, chainId: '0xa' }])) as Hash
    expect(await clientOf(10).waitForTransactionReceipt({ hash, pollingInterval: 20 })).toMatchObject({
      status: 'success',
    })
  })

  it('is rejected without approval, from another account, or with invalid fields', async () => {
    const wallet = await createConnected()
    expect(await wallet.codeOf('eth_sendTransaction', [{ from: second, to: first }])).toBe(4100)
    expect(await wallet.codeOf('eth_sendTransaction', [{ from: first }])).toBe(-32602)
    expect(await wallet.codeOf('eth_sendTransaction', [{ from: first, to: second, value: 1 }])).toBe(-32602)
    wallet.script.mode('reject')
    expect(await wallet.codeOf('eth_sendTransaction', [{ from: first, to: second }])).toBe(4001)
  })

  it('fails with the node’s own message', async () => {
    const wallet = await createConnected()
    const tooMuch = { from: first, to: second, value: toHex(parseEther('1000000')) }
    const poor = await wallet.ask('eth_sendTransaction', [tooMuch]).catch((error: unknown) => error)
    expect(poor).toMatchObject({ name: 'ProviderRpcError', message: expect.stringMatching(/insufficient funds/i) })

    const hash = (await wallet.ask('eth_sendTransaction', [{ from: first, data: REVERTING }])) as Hash
    const { contractAddress } = await clientOf(1).waitForTransactionReceipt({ hash, pollingInterval: 20 })
    const reverted = await wallet
      .ask('eth_sendTransaction', [{ from: first, to: contractAddress }])
      .catch((error: unknown) => error)
    expect(reverted).toMatchObject({ code: 3, message: expect.stringMatching(/revert/i) })
  })
})

describe('an added chain', () => {
  it('is rejected if its local node serves another chain', async () => {
    const wallet = await createTestWallet({ rpcUrls: {}, knownChains: [1] })
    const rpcUrls = [sandbox.rpcUrls['eip155:1']]
    expect(await wallet.codeOf('wallet_addEthereumChain', [{ ...OPTIMISM_CHAIN_PARAMETERS, rpcUrls }])).toBe(-32602)
  })
})
