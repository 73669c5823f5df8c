import { type Chain, createPublicClient, createWalletClient, erc20Abi, http, parseAbi } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { base, mainnet } from 'viem/chains'
import { estimateL1Fee } from 'viem/op-stack'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readTestAccounts } from '../../readTestAccounts'
import { startEvm } from '../startEvm'
import { AVATAR, BROKEN_AVATAR } from './avatars'

let sandbox: Awaited<ReturnType<typeof startEvm>>
beforeAll(async () => {
  sandbox = await startEvm({ chains: [1, 8453] })
})
afterAll(() => sandbox.stop())

const clientOf = (chain: Chain) => createPublicClient({ chain, transport: http(sandbox.rpcUrls[`eip155:${chain.id}`]) })

it('an EVM chain has tokens in every account before the first block, readable by multicall', async () => {
  const client = clientOf(mainnet)
  const { dollar, pilot, rope, toll, wreck } = sandbox.tokens
  const [owner] = sandbox.wallets.lantern.addresses
  const all = [dollar, pilot, rope, toll, wreck]
  const answers = await client.multicall({
    contracts: all.map(({ address }) => ({
      abi: erc20Abi,
      address,
      functionName: 'balanceOf' as const,
      args: [owner!] as const,
    })),
  })
  expect(answers.map(({ result }) => result)).toEqual([...all.slice(0, 4).map(({ amount }) => amount), undefined])
  expect(await client.getBlockNumber()).toBe(0n)
  const read = (functionName: 'symbol' | 'name' | 'decimals') =>
    client.readContract({ abi: erc20Abi, address: dollar.address, functionName })
  expect([await read('symbol'), await read('name'), await read('decimals')]).toEqual(['HUSD', 'Harbor Dollar', 6])
  const words = parseAbi(['function symbol() view returns (bytes32)'])
  expect(await client.readContract({ abi: words, address: rope.address, functionName: 'symbol' })).toMatch(
    /^0x524f5045/,
  )
})

it('an EVM chain moves tokens, one of which takes a fee', async () => {
  const { mnemonic } = await readTestAccounts()
  const account = mnemonicToAccount(mnemonic, { addressIndex: 6 })
  const transport = http(sandbox.rpcUrls['eip155:1'])
  const wallet = createWalletClient({ account, chain: mainnet, transport })
  const to = '0x00000000000000000000000000000000000000aa'
  for (const [token, arrives] of [
    [sandbox.tokens.dollar, 1_000n],
    [sandbox.tokens.toll, 990n],
  ] as const) {
    const call = { abi: erc20Abi, address: token.address } as const
    await wallet.writeContract({ ...call, functionName: 'transfer', args: [to, 1_000n] })
    const client = clientOf(mainnet)
    expect(await client.readContract({ ...call, functionName: 'balanceOf', args: [to] })).toBe(arrives)
  }
})

it('an EVM chain resolves names to an address and back, and rejects a false claim', async () => {
  const client = clientOf(mainnet)
  const [lantern] = sandbox.wallets.lantern.addresses
  const [kitewing, impostor] = sandbox.wallets.kitewing.addresses
  const examplesAddress = (await readTestAccounts()).addresses[9] as `0x${string}`
  expect(await client.getEnsAddress({ name: 'lantern.eth' })).toBe(lantern)
  expect(await client.getEnsAddress({ name: 'kite.wing.eth' })).toBe(kitewing)
  expect(await client.getEnsAddress({ name: 'maya.eth' })).toBe(examplesAddress)
  expect(await client.getEnsAddress({ name: 'nobody.eth' })).toBeNull()
  expect(await client.getEnsName({ address: lantern! })).toBe('lantern.eth')
  expect(await client.getEnsName({ address: impostor! })).toBeNull()
  expect(await client.getEnsName({ address: examplesAddress })).toBeNull()
  const coinType = BigInt(0x80000000 + base.id)
  expect((await client.getEnsAddress({ name: 'lantern.eth', coinType }))?.toLowerCase()).toBe(lantern!.toLowerCase())
  expect(await client.getEnsName({ address: lantern!, coinType })).toBe('lantern.eth')
  expect(await client.getEnsText({ name: 'lantern.eth', key: 'avatar' })).toBe(AVATAR)
  expect(await client.getEnsText({ name: 'kite.wing.eth', key: 'avatar' })).toBe(BROKEN_AVATAR)
  expect(await client.getEnsText({ name: 'lantern.eth', key: 'url' })).toBeNull()
})

it('an OP-stack chain reports the L1 fee', async () => {
  const [account] = sandbox.wallets.lantern.addresses
  const client = createPublicClient({ chain: base, transport: http(sandbox.rpcUrls['eip155:8453']) })
  const fee = await estimateL1Fee(client, { account: account!, to: account!, value: 1n })
  expect(fee).toBeGreaterThan(100n * 2_000_000_000n)
  expect(await clientOf(mainnet).getCode({ address: '0x420000000000000000000000000000000000000F' })).toBe(undefined)
})
