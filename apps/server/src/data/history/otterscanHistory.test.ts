import { startEvm } from '@foyer/sandbox'
import { createPublicClient, createWalletClient, erc20Abi, http, parseEther } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { mainnet } from 'viem/chains'
import { afterAll, beforeAll, expect, it } from 'vitest'
import testAccounts from '../../../../../packages/sandbox/src/testAccounts.json'
import { createModalReaders } from '../../testing/createModalReaders'
import { useServer } from '../../testing/useServer'

const { start } = useServer()

const FRIEND = '0x00000000000000000000000000000000000000aa'

let evm: Awaited<ReturnType<typeof startEvm>>
beforeAll(async () => {
  evm = await startEvm({ chains: [1] })
})
afterAll(() => evm.stop())

it('the modal reads sent and received coins from a real node, page by page', async () => {
  const url = evm.rpcUrls['eip155:1'] ?? ''
  const [sender, other] = [6, 7].map((addressIndex) => mnemonicToAccount(testAccounts.mnemonic, { addressIndex }))
  if (sender === undefined || other === undefined) throw new Error('The accounts are missing.')
  const transport = http(url)
  const open = (account: typeof sender) => createWalletClient({ account, chain: mainnet, transport })
  const client = createPublicClient({ chain: mainnet, transport })
  const wait = (hash: `0x${string}`) => client.waitForTransactionReceipt({ hash })
  const { dollar } = evm.tokens
  const transfer = { abi: erc20Abi, address: dollar.address, functionName: 'transfer' } as const
  await wait(await open(sender).sendTransaction({ to: FRIEND, value: parseEther('1.5') }))
  await wait(await open(sender).writeContract({ ...transfer, args: [FRIEND, 2_500_001n] }))
  await wait(await open(other).sendTransaction({ to: sender.address, value: 1n }))
  // Reverts: the token takes no coins.
  await wait(await open(sender).sendTransaction({ to: dollar.address, value: 5n, gas: 200_000n }))

  const server = await start({
    nodes: { 'eip155:1': [url] },
    data: { TOKENS: { 'eip155:1': [{ address: dollar.address, name: 'Harbor Dollar', symbol: 'HUSD', decimals: 6 }] } },
  })
  const { readHistory } = createModalReaders(server.httpUrl)
  const { items, next } = await readHistory({ account: sender.address, chainId: 'eip155:1' })
  const show = (each: (typeof items)[number]) => [
    each.kind,
    each.status,
    ...each.transfers.map(({ direction, amount, token }) => `${direction} ${amount} ${token?.symbol}`),
  ]
  expect(items.map(show)).toEqual([
    ['send', 'failed'],
    ['receive', 'confirmed', 'in 0.000000000000000001 ETH'],
    ['send', 'confirmed', 'out 2.500001 HUSD'],
    ['send', 'confirmed', 'out 1.5 ETH'],
  ])
  expect(next).toBeUndefined()
  expect(items.every(({ at }) => Math.abs(Date.now() - (at ?? 0)) < 600_000)).toBe(true)

  for (let count = 0; count < 26; count += 1) await wait(await open(other).sendTransaction({ to: FRIEND, value: 1n }))
  const first = await readHistory({ account: other.address, chainId: 'eip155:1' })
  const second = await readHistory({ account: other.address, chainId: 'eip155:1', cursor: first.next })
  expect([first.items.length, second.items.length, second.next]).toEqual([25, 2, undefined])
  expect(new Set([...first.items, ...second.items].map(({ hash }) => hash)).size).toBe(27)
})
