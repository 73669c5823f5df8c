import { createServer } from 'node:net'
import { ApiPromise, HttpProvider, Keyring, WsProvider } from '@polkadot/api'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type PolkadotSandbox, startPolkadot } from '../exports/index'
import testAccounts from '../testAccounts.json'
import { ASSET_HUB, KUSAMA, POLKADOT } from './networks'

// Polkadot's own client against the sandbox's chains.

let sandbox: PolkadotSandbox
beforeAll(async () => {
  sandbox = await startPolkadot()
})
afterAll(() => sandbox.stop())

const DOT = 10_000_000_000n
const keyring = new Keyring({ type: 'sr25519' })
const pair = (index: number) => keyring.addFromUri(`${testAccounts.mnemonic}//${index}`)

async function freeOf(api: ApiPromise, address: string): Promise<bigint> {
  const account = await api.query.system?.account?.(address)
  const { data } = (account?.toJSON() ?? {}) as { data?: { free: number | string } }
  return BigInt(data?.free ?? -1)
}

async function open(provider: HttpProvider | WsProvider): Promise<ApiPromise> {
  return ApiPromise.create({ provider: provider as never, noInitWarn: true, initWasm: false, throwOnConnect: true })
}

it('a Polkadot chain has its genesis hash and funded accounts, over HTTP', async () => {
  const api = await open(new HttpProvider(sandbox.rpcUrls[KUSAMA]))
  expect(api.genesisHash.toHex()).toMatch(/^0xb0a8d493285c2df73290dfb7e61f870f/)
  expect(api.registry.chainSS58).toBe(2)
  const [first = ''] = sandbox.wallets.thornwick.addresses
  expect(await freeOf(api, first)).toBe(1_000n * 10n ** 12n)
  await api.disconnect()
})

it('a Polkadot chain applies a signed transfer, reports it over a socket, and rejects invalid ones', async () => {
  // The library prints the node's rejections.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const api = await open(new WsProvider(sandbox.rpcUrls[POLKADOT]?.replace('http', 'ws')))
  try {
    const { transferKeepAlive } = api.tx.balances ?? {}
    if (!transferKeepAlive) throw new Error('no such call')
    const [from, to] = [pair(7), pair(8)]
    const before = await freeOf(api, to.address)
    const result = await new Promise<string>((resolve, reject) => {
      transferKeepAlive(to.address, 3n * DOT)
        .signAndSend(from, ({ status }) => {
          if (status.isFinalized) resolve(status.asFinalized.toHex())
        })
        .catch(reject)
    })
    expect(await freeOf(api, to.address)).toBe(before + 3n * DOT)
    const block = await api.rpc.chain.getBlock(result)
    expect(block.block.extrinsics).toHaveLength(1)
    expect(block.block.header.hash.toHex()).toBe(result)

    const again = await transferKeepAlive(to.address, 1n).signAsync(from, { nonce: 0 })
    await expect(api.rpc.author.submitExtrinsic(again)).rejects.toThrow(/1010.*outdated/)
    const spoilt = await transferKeepAlive(to.address, 1n).signAsync(from, { nonce: 1 })
    const bytes = spoilt.toU8a()
    bytes.set([(bytes[60] ?? 0) ^ 1], 60)
    await expect(api.rpc.author.submitExtrinsic(bytes)).rejects.toThrow(/1010.*bad signature/)
    const poor = await transferKeepAlive(to.address, 1n).signAsync(pair(10))
    await expect(api.rpc.author.submitExtrinsic(poor)).rejects.toThrow(/1010.*balance too low/)
  } finally {
    await api.disconnect()
  }
})

it('a Polkadot chain has assets, their fees, dry runs, and events', async () => {
  const api = await open(new HttpProvider(sandbox.rpcUrls[ASSET_HUB]))
  const [from, to] = [pair(5), pair(10)]
  const { assets, system } = api.query
  const held = async (id: number, address: string) =>
    Object(await assets?.account?.(id, address).then((each) => each.toJSON()))?.balance
  expect(await assets?.metadata?.(1984).then((each) => each.toHuman())).toMatchObject({ symbol: 'USDt', decimals: '6' })
  expect(await assets?.asset?.entries().then((each) => each.length)).toBe(3)
  expect(await held(1984, from.address)).toBe(2_500_000_000)

  const send = (value: bigint) => api.tx.assets!.transfer!(1984, to.address, value)
  expect((await send(1n).paymentInfo(from)).partialFee.toBigInt()).toBe(16_000_000n)
  const origin = { system: { Signed: from.address } }
  const tried = Object(await api.call.dryRunApi!.dryRunCall!(origin, send(7_000_000n).method, 4))
  expect(tried.asOk.emittedEvents.map((each: { method: string }) => each.method)).toEqual(['Transferred'])
  const refused = Object(await api.call.dryRunApi!.dryRunCall!(origin, send(1n).method, 4))
  expect(refused.asOk.executionResult.toHuman()).toMatchObject({ Err: { error: { Token: 'BelowMinimum' } } })
  expect(await held(1984, from.address)).toBe(2_500_000_000)

  const reported = async () => {
    const hash = await api.rpc.chain.getBlockHash()
    const events = await (await api.at(hash)).query.system!.events!()
    return (events.toHuman() as { event: { method: string } }[]).map(({ event }) => event.method)
  }
  await send(7_000_000n).signAndSend(from)
  expect([await held(1984, from.address), await held(1984, to.address)]).toEqual([2_493_000_000, 7_000_000])
  expect(await reported()).toEqual(['Withdraw', 'Transferred', 'TransactionFeePaid', 'ExtrinsicSuccess'])
  await api.tx.assets!.transfer!(30, to.address, 5n).signAndSend(from)
  expect(await reported()).toEqual(['Withdraw', 'TransactionFeePaid', 'ExtrinsicFailed'])
  expect(await held(30, from.address)).toBe(77_000_000_000)
  expect(system).toBeDefined()
  await api.disconnect()
})

it('a Polkadot chain returns a node’s errors', async () => {
  const request = async (method: string, ...params: unknown[]) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 7, method, params })
    const response = await fetch(sandbox.rpcUrls[POLKADOT] ?? '', { method: 'POST', body })
    return response.json()
  }
  expect(await request('system_chain')).toEqual({ jsonrpc: '2.0', id: 7, result: 'Polkadot' })
  expect(await request('eth_chainId')).toMatchObject({ id: 7, error: { code: -32601 } })
  expect(await request('author_submitExtrinsic', '0x1234')).toMatchObject({ error: { code: 1002 } })
  expect(await request('state_call', 'Nobody_knows', '0x')).toMatchObject({ error: { code: 4003 } })
  expect(await request('state_getStorage', '0x00')).toEqual({ jsonrpc: '2.0', id: 7, result: null })
})

it('a Polkadot chain chooses another port if its own is taken, logs it, and frees it', async () => {
  const squatter = createServer()
  // Ignores an error: another run listens on the port already, so it is taken, too.
  await new Promise((resolve) => squatter.once('listening', resolve).once('error', resolve).listen(9944, '127.0.0.1'))
  const lines: string[] = []
  const second = await startPolkadot({ networks: [POLKADOT], log: (line) => lines.push(line) })
  expect(second.rpcUrls[POLKADOT]).not.toBe(sandbox.rpcUrls[POLKADOT])
  expect(lines.join()).toContain('cannot use port 9944')
  await second.stop()
  await second.stop()
  await expect(fetch(`${second.rpcUrls[POLKADOT]}`, { method: 'POST', body: '{}' })).rejects.toThrow()
  squatter.close()
})
