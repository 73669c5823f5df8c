import { createModal } from '@foyer/core'
import { connect, fetchPermissions, revokePermissions } from '@foyer/core/actions'
import { createMemoryStorage } from '@foyer/core/testing'
import { type EvmSandbox, startEvm } from '@foyer/sandbox'
import { createPublicClient, createTestClient, encodeFunctionData, erc20Abi, type Hex, http, maxUint256 } from 'viem'
import { mainnet } from 'viem/chains'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { evm } from '../../../evm.js'
import { LANTERN_ID } from '../../../testing/createLanternApp.js'
import { ADDRESSES, createWallet, toWalletOption } from '../../../testing/createTestApp.js'
import { waitForReceipt } from '../../../testing/waitForReceipt.js'

// Lists and revokes approvals on a real chain, with a wallet that holds keys.

const [FIRST, SECOND, THIRD] = ADDRESSES
let sandbox: EvmSandbox
beforeAll(async () => {
  sandbox = await startEvm({ chains: [1] })
})
afterAll(() => sandbox.stop())

async function visit({ extras = [] }: { readonly extras?: readonly 'calls'[] } = {}) {
  const wallet = createWallet({ rpcUrls: sandbox.rpcUrls, extras })
  const url = sandbox.rpcUrls['eip155:1'] ?? ''
  const chain = createTestClient({ mode: 'anvil', transport: http(url) })
  const before = await chain.snapshot()
  onTestFinished(async () => {
    await chain.revert({ id: before })
  })
  const { dollar, pilot } = sandbox.tokens
  const modal = createModal({
    projectId: 'demo',
    adapters: [evm({ wallets: [toWalletOption(wallet)], coinbase: false })],
    networks: [mainnet],
    customRpcUrls: { 'eip155:1': [{ url }] },
    tokens: {},
    tokenLists: [{ tokens: [dollar, pilot].map(({ amount: _, ...token }) => ({ chainId: 1, ...token })) }],
    storage: createMemoryStorage(),
    features: { analytics: false },
    basic: true,
    debug: false,
  })
  onTestFinished(modal.destroy)
  await connect(modal, { walletId: LANTERN_ID, namespace: 'eip155' })
  const client = createPublicClient({ transport: http(url), pollingInterval: 20 })
  const connection = modal.connection('eip155')
  const allow = async (token: Hex, spender: Hex, amount: bigint) => {
    const [account] = connection?.accounts ?? []
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, amount] })
    const sent = account && (await connection?.sendTransaction?.({ account, transaction: { to: token, data } }))
    await waitForReceipt(client, sent?.hash ?? '')
  }
  const allowed = (token: Hex, spender: Hex) =>
    client.readContract({ abi: erc20Abi, address: token, functionName: 'allowance', args: [FIRST, spender] })
  const requested = () =>
    wallet.script.log().flatMap(({ method }) => (/^(eth_send|wallet_sendCalls)/.test(method) ? [method] : []))
  return { modal, wallet, dollar, pilot, allow, allowed, requested }
}

it('the permissions feature lists approvals and revokes one', async () => {
  const { modal, dollar, pilot, allow, allowed } = await visit()
  await allow(dollar.address, SECOND, maxUint256)
  await allow(pilot.address, THIRD, 5n)
  const { permissions: entries, isPartial } = await fetchPermissions(modal)
  expect(isPartial).toBe(false)
  expect(entries).toMatchObject([
    { kind: 'approval', isUnlimited: true, approval: { spender: SECOND, token: { symbol: 'HUSD' }, isListed: true } },
    { kind: 'approval', approval: { spender: THIRD, amount: 5n, token: { symbol: 'PILOT' } } },
  ])
  await revokePermissions(modal, entries.slice(0, 1))
  expect(await allowed(dollar.address, SECOND)).toBe(0n)
  expect(await allowed(pilot.address, THIRD)).toBe(5n)
  expect((await fetchPermissions(modal)).permissions).toMatchObject([{ approval: { spender: THIRD } }])
})

it('the permissions feature revokes several with one prompt if the wallet supports EIP-5792', async () => {
  const { modal, dollar, pilot, allow, allowed, requested } = await visit({ extras: ['calls'] })
  await allow(dollar.address, SECOND, maxUint256)
  await allow(pilot.address, THIRD, 5n)
  await allow(pilot.address, SECOND, 6n)
  const { permissions: entries } = await fetchPermissions(modal)
  const before = requested().length
  await revokePermissions(modal, entries)
  expect(requested().slice(before)).toEqual(['wallet_sendCalls'])
  expect(await Promise.all([allowed(dollar.address, SECOND), allowed(pilot.address, THIRD)])).toEqual([0n, 0n])
  expect((await fetchPermissions(modal)).permissions).toEqual([])
})

it('the permissions feature revokes several one by one otherwise, and keeps those that the user declines', async () => {
  const { modal, wallet, dollar, pilot, allow, allowed, requested } = await visit()
  await allow(dollar.address, SECOND, maxUint256)
  await allow(pilot.address, THIRD, 5n)
  const { permissions: entries } = await fetchPermissions(modal)
  const before = requested().length
  wallet.script.mode('reject')
  await expect(revokePermissions(modal, entries)).rejects.toMatchObject({ code: 'USER_REJECTED' })
  expect(await allowed(dollar.address, SECOND)).toBe(maxUint256)
  wallet.script.mode('approve')
  await revokePermissions(modal, entries)
  expect(requested().slice(before)).toEqual(['eth_sendTransaction', 'eth_sendTransaction', 'eth_sendTransaction'])
  expect(await Promise.all([allowed(dollar.address, SECOND), allowed(pilot.address, THIRD)])).toEqual([0n, 0n])
})
