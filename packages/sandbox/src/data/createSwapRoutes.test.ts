import { createPublicClient, createWalletClient, erc20Abi, http } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startEvm } from '../evm/startEvm'
import { readTestAccounts } from '../readTestAccounts'
import type { EvmSandbox } from '../types'
import { startDataService } from './startDataService'
import type { DataService } from './types'

const COIN = 'eip155:1:0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'

let sandbox: EvmSandbox
let data: DataService
let me: ReturnType<typeof mnemonicToAccount>

beforeAll(async () => {
  const { mnemonic } = await readTestAccounts()
  me = mnemonicToAccount(mnemonic, { addressIndex: 0 })
  sandbox = await startEvm({ chains: [1] })
  data = await startDataService({ rpcUrls: sandbox.rpcUrls })
})
afterAll(async () => {
  await data?.stop()
  await sandbox?.stop()
})

async function ask(path: string, query: Readonly<Record<string, string>>, body?: object) {
  const url = new URL(`/v1/convert/${path}?${new URLSearchParams({ projectId: 'demo', ...query })}`, data.url)
  const response = await fetch(url, body && { method: 'POST', body: JSON.stringify(body) })
  return { status: response.status, answer: await response.json() }
}

it('the swap service lists the pool’s tokens, and those with permits', async () => {
  const { answer } = await ask('tokens', { chainId: 'eip155:1' })
  expect(answer.tokens.map(({ symbol, eip2612 }: Named) => [symbol, eip2612])).toEqual([
    ['ETH', false],
    ['HUSD', true],
    ['PILOT', false],
    ['TOLL', false],
  ])
  expect(answer.tokens[0].address.toLowerCase()).toBe(COIN.toLowerCase())
  expect((await ask('tokens', { chainId: 'eip155:5' })).status).toBe(400)
})

interface Named {
  readonly symbol: string
  readonly eip2612: boolean
}

it('the swap service quotes, builds an approval and a swap, and the swap works on the chain', async () => {
  const transport = http(sandbox.rpcUrls['eip155:1'])
  const chain = createPublicClient({ transport, pollingInterval: 20 })
  const wallet = createWalletClient({ account: me, transport })
  const { dollar, pilot } = sandbox.tokens
  const user = `eip155:1:${me.address}`
  const pair = { from: `eip155:1:${dollar.address}`, to: `eip155:1:${pilot.address}`, userAddress: user }
  const amount = '100000000'
  const [quote] = (await ask('quotes', { ...pair, amount, gasPrice: '1' })).answer.quotes
  // 100 dollars buy 200 Pilot at half a dollar each, less the pool's 0.3 %.
  expect(BigInt(quote.toAmount)).toBeGreaterThan(199n * 10n ** 18n)
  expect(BigInt(quote.toAmount)).toBeLessThan(200n * 10n ** 18n)
  expect((await ask('allowance', { tokenAddress: pair.from, userAddress: user })).answer).toEqual({ allowance: '0' })

  const send = async ({ to, data, amount = '0' }: Written) => {
    const call = { to: to.split(':')[2] as `0x${string}`, data, value: BigInt(amount), chain: null }
    const hash = await wallet.sendTransaction(call)
    expect((await chain.waitForTransactionReceipt({ hash })).status).toBe('success')
  }
  await send((await ask('build-approve', pair)).answer.tx)
  const { allowance } = (await ask('allowance', { tokenAddress: pair.from, userAddress: user })).answer
  expect(BigInt(allowance)).toBeGreaterThan(BigInt(amount))
  const held = () =>
    chain.readContract({ address: pilot.address, abi: erc20Abi, functionName: 'balanceOf', args: [me.address] })
  const before = await held()
  const body = { projectId: 'demo', amount, ...pair, eip155: { slippage: 1 } }
  await send((await ask('build-transaction', {}, body)).answer.tx)
  expect((await held()) - before).toBe(BigInt(quote.toAmount))

  const coin = { ...pair, to: COIN }
  const [back] = (await ask('quotes', { ...coin, amount, gasPrice: '1' })).answer.quotes
  expect(BigInt(back.toAmount)).toBeGreaterThan(0n)
})

interface Written {
  readonly to: string
  readonly data: `0x${string}`
  readonly amount?: string | undefined
}

it('the swap service has no quote for a foreign token, and rejects an invalid pair', async () => {
  const { rope, dollar } = sandbox.tokens
  const userAddress = `eip155:1:${me.address}`
  const pair = { from: `eip155:1:${rope.address}`, to: `eip155:1:${dollar.address}`, userAddress, amount: '1' }
  expect((await ask('quotes', pair)).answer).toEqual({ quotes: [] })
  const body = { ...pair, projectId: 'demo', eip155: { slippage: 1 } }
  expect((await ask('build-transaction', {}, body)).status).toBe(400)
  expect((await ask('quotes', { ...pair, to: 'eip155:8453:0x00' })).status).toBe(400)
  const { standard, fast, instant } = (await ask('gas-price', { chainId: 'eip155:1' })).answer
  expect([BigInt(standard) <= BigInt(fast), BigInt(fast) <= BigInt(instant)]).toEqual([true, true])
})
