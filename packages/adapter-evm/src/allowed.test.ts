import { createModal } from '@foyer/core'
import { connect, fetchAllowed, revokeAllowed } from '@foyer/core/actions'
import { createMemoryStorage } from '@foyer/core/testing'
import { type Sandbox, startSandbox } from '@foyer/sandbox'
import { createPublicClient, createTestClient, encodeFunctionData, erc20Abi, type Hex, http, maxUint256 } from 'viem'
import { mainnet } from 'viem/chains'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { evm } from './evm.js'
import { LANTERN } from './testing/connectLantern.js'
import { ADDRESSES, createWallet, toOption } from './testing/createPage.js'
import { mined } from './testing/mined.js'

// What a page is told of approvals, and how it takes them back: a real chain, a wallet with real keys; only the browser is missing.

const [FIRST, SECOND, THIRD] = ADDRESSES
let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox({ chains: [1] })
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
    adapters: [evm({ wallets: [toOption(wallet)], coinbase: false })],
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
  await connect(modal, { walletId: LANTERN, namespace: 'eip155' })
  const client = createPublicClient({ transport: http(url), pollingInterval: 20 })
  const connection = modal.connection('eip155')
  const allow = async (token: Hex, spender: Hex, amount: bigint) => {
    const [account] = connection?.accounts ?? []
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, amount] })
    const sent = account && (await connection?.sendTransaction?.({ account, transaction: { to: token, data } }))
    await mined(client, sent?.hash ?? '')
  }
  const allowed = (token: Hex, spender: Hex) =>
    client.readContract({ abi: erc20Abi, address: token, functionName: 'allowance', args: [FIRST, spender] })
  const asked = () =>
    wallet.script.log().flatMap(({ method }) => (/^(eth_send|wallet_sendCalls)/.test(method) ? [method] : []))
  return { modal, wallet, dollar, pilot, allow, allowed, asked }
}

it('lists what was approved, and takes one back', async () => {
  const { modal, dollar, pilot, allow, allowed } = await visit()
  await allow(dollar.address, SECOND, maxUint256)
  await allow(pilot.address, THIRD, 5n)
  const { entries, isPartial } = await fetchAllowed(modal)
  expect(isPartial).toBe(false)
  expect(entries).toMatchObject([
    { kind: 'approval', isUnlimited: true, approval: { spender: SECOND, token: { symbol: 'HUSD' }, isListed: true } },
    { kind: 'approval', approval: { spender: THIRD, amount: 5n, token: { symbol: 'PILOT' } } },
  ])
  await revokeAllowed(modal, entries.slice(0, 1))
  expect(await allowed(dollar.address, SECOND)).toBe(0n)
  expect(await allowed(pilot.address, THIRD)).toBe(5n)
  expect((await fetchAllowed(modal)).entries).toMatchObject([{ approval: { spender: THIRD } }])
})

it('takes several back with one question where the wallet has EIP-5792', async () => {
  const { modal, dollar, pilot, allow, allowed, asked } = await visit({ extras: ['calls'] })
  await allow(dollar.address, SECOND, maxUint256)
  await allow(pilot.address, THIRD, 5n)
  await allow(pilot.address, SECOND, 6n)
  const { entries } = await fetchAllowed(modal)
  const before = asked().length
  await revokeAllowed(modal, entries)
  expect(asked().slice(before)).toEqual(['wallet_sendCalls'])
  expect(await Promise.all([allowed(dollar.address, SECOND), allowed(pilot.address, THIRD)])).toEqual([0n, 0n])
  expect((await fetchAllowed(modal)).entries).toEqual([])
})

it('takes several back one after another where it does not, and those stay that the visitor declines', async () => {
  const { modal, wallet, dollar, pilot, allow, allowed, asked } = await visit()
  await allow(dollar.address, SECOND, maxUint256)
  await allow(pilot.address, THIRD, 5n)
  const { entries } = await fetchAllowed(modal)
  const before = asked().length
  wallet.script.mode('reject')
  await expect(revokeAllowed(modal, entries)).rejects.toMatchObject({ code: 'USER_REJECTED' })
  expect(await allowed(dollar.address, SECOND)).toBe(maxUint256)
  wallet.script.mode('approve')
  await revokeAllowed(modal, entries)
  expect(asked().slice(before)).toEqual(['eth_sendTransaction', 'eth_sendTransaction', 'eth_sendTransaction'])
  expect(await Promise.all([allowed(dollar.address, SECOND), allowed(pilot.address, THIRD)])).toEqual([0n, 0n])
})
