import { createPublicClient, createWalletClient, custom, erc20Abi, parseEther } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { mainnet } from 'viem/chains'
import { expect, it } from 'vitest'
import { EVM_TOKENS } from '../evm/contracts/tokens'
import testAccounts from '../testAccounts.json'
import { createDemoChain } from './createDemoChain'

const account = mnemonicToAccount(testAccounts.mnemonic)
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const token = EVM_TOKENS.dollar.address

function startChain() {
  let at = Date.UTC(2026, 10, 1)
  const chain = createDemoChain({ chainId: 1, now: () => at })
  const request = async ({ method, params }: { method: string; params?: unknown }) => chain.call(method, params)
  const transport = custom({ request }, { retryCount: 0 })
  return {
    chain,
    client: createPublicClient({ chain: mainnet, transport, batch: { multicall: true } }),
    wallet: createWalletClient({ account, chain: mainnet, transport }),
    /** Lets the next block come. */
    mine: () => {
      at += 2_000
    },
  }
}

it('the demo’s chain moves ether in the next block, and takes the fee', async () => {
  const { client, wallet, mine } = startChain()
  const before = await client.getBalance({ address: account.address })
  const hash = await wallet.sendTransaction({ to: other, value: parseEther('0.5') })
  await expect(client.getTransactionReceipt({ hash })).rejects.toThrow('could not be found')
  mine()
  const { status, gasUsed, effectiveGasPrice } = await client.getTransactionReceipt({ hash })
  expect(status).toBe('success')
  expect(await client.getBalance({ address: account.address })).toBe(
    before - parseEther('0.5') - gasUsed * effectiveGasPrice,
  )
  expect(await client.getBalance({ address: other })).toBe(parseEther('13'))
})

it('the demo’s chain moves tokens, reads several at once, and lists both parties’ transfers', async () => {
  const { chain, client, wallet, mine } = startChain()
  const hash = await wallet.writeContract({
    address: token,
    abi: erc20Abi,
    functionName: 'transfer',
    args: [other, 7n],
  })
  mine()
  const { logs } = await client.getTransactionReceipt({ hash })
  expect(logs.map(({ address }) => address)).toEqual([token])
  const contract = { address: token, abi: erc20Abi } as const
  const [mine1, theirs, decimals] = await Promise.all([
    client.readContract({ ...contract, functionName: 'balanceOf', args: [account.address] }),
    client.readContract({ ...contract, functionName: 'balanceOf', args: [other] }),
    client.readContract({ ...contract, functionName: 'decimals' }),
  ])
  expect([theirs - mine1, decimals]).toEqual([14n, 6])
  for (const owner of [account.address, other]) {
    const found = chain.call('ots_searchTransactionsBefore', [owner, 0, 25])
    expect(found).toMatchObject({ txs: [{ hash }], lastPage: true })
  }
})

it('the demo’s chain refuses what the sender does not have, as a node does', async () => {
  const { client, wallet } = startChain()
  await expect(wallet.sendTransaction({ to: other, value: parseEther('100') })).rejects.toThrow(/exceeds the balance/)
  const transfer = { address: token, abi: erc20Abi, functionName: 'transfer', args: [other, 10n ** 30n] } as const
  await expect(client.simulateContract({ ...transfer, account })).rejects.toThrow('transfer amount exceeds balance')
})

it('the demo’s chain simulates a transfer without moving it', async () => {
  const { client } = startChain()
  const [block] = await client.simulateBlocks({
    blocks: [{ calls: [{ account: account.address, to: other, value: 5n }] }],
    traceTransfers: true,
  })
  expect(block?.calls[0]).toMatchObject({ status: 'success', logs: [{ data: `0x${'5'.padStart(64, '0')}` }] })
  expect(await client.getBalance({ address: other })).toBe(parseEther('12.5'))
})
