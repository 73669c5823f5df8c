import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { Connection } from '@foyer/core/adapter'
import { type PolkadotSandbox, startPolkadot } from '@foyer/sandbox'
import { ApiPromise, HttpProvider } from '@polkadot/api'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import type { InjectedWallet } from '../../injected.js'
import { polkadotAssetHub, polkadotMainnet } from '../../networks.js'
import type { SignerPayloadJson } from '../../provider.js'
import { ACCOUNTS, createTestApp, createWallet } from '../../testing/createTestApp.js'
import { openChainReader } from '../../testing/openChainReader.js'

const DOT = 10_000_000_000n
const [FIRST, SECOND] = ACCOUNTS.polkadot
const SECOND_KEY = '58040151a5dc1ecf0a0edd181c69c4413b6a651f0b7f8e981211de66162e2729'
const transfer = { pallet: 'balances', call: 'transferKeepAlive', args: [SECOND, DOT] }

let sandbox: PolkadotSandbox
let server: WebSocketServer
let requested: string[] = []
let sockets = 0
beforeAll(async () => {
  vi.stubGlobal('WebSocket', WebSocket)
  sandbox = await startPolkadot()
  // Starts a proxy of the sandbox node that records the requested methods.
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  server.on('connection', (socket) => {
    sockets += 1
    socket.on('message', async (data) => {
      const body = String(data)
      const { method, params } = JSON.parse(body)
      requested.push(method === 'state_call' ? params[0] : method)
      const answer = await fetch(sandbox.rpcUrls[polkadotMainnet.caipNetworkId] ?? '', { method: 'POST', body })
      socket.send(await answer.text())
    })
  })
  await once(server, 'listening')
})
afterAll(async () => {
  for (const socket of server.clients) socket.terminate()
  server.close()
  await sandbox.stop()
})

it('the client sends over one socket, loads metadata once, and subscribes to nothing', async () => {
  const url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { connect, transfers } = await openChainReader({
    network: polkadotMainnet,
    rpcUrls: { [polkadotMainnet.caipNetworkId]: url },
  })
  const connection = await connect()
  const send = async () => {
    requested = []
    sockets = 0
    await connection.sendTransaction?.({ transaction: transfer, account: connection.accounts[0] })
    return requested
  }
  expect(await send()).toContain('Metadata_metadata_at_version')
  expect(sockets).toBe(1)
  expect(await send()).not.toContain('Metadata_metadata_at_version')
  expect(requested.at(-1)).toBe('author_submitExtrinsic')
  expect(requested.filter((method) => /subscribe|system_health/i.test(method))).toEqual([])
  requested = []
  const [from] = connection.accounts
  await transfers.quote({ network: polkadotMainnet, from, to: SECOND, amount: DOT })
  expect(requested).toContain('TransactionPaymentApi_query_info')
  expect(requested).not.toContain('Metadata_metadata_at_version')
})

it('the client accepts numbers and bigints for any type', async () => {
  const { connect, chainReader } = await openChainReader({ network: polkadotAssetHub, rpcUrls: sandbox.rpcUrls })
  const connection = await connect()
  const [account] = connection.accounts
  const held = async () => {
    const tokens = await chainReader.tokens?.({ address: SECOND, network: polkadotAssetHub, known: [] })
    return tokens?.find(({ address }) => address === '1984')?.amount ?? 0n
  }
  const before = await held()
  for (const args of [
    [1984n, SECOND, 5n],
    [1984, SECOND, 5],
  ]) {
    await connection.sendTransaction?.({ transaction: { pallet: 'assets', call: 'transfer', args }, account })
  }
  expect(await held()).toBe(before + 10n)
  const wrong = { pallet: 'assets', call: 'transfer', args: [1984, SECOND, 0.5] }
  await expect(connection.sendTransaction?.({ transaction: wrong, account })).rejects.toMatchObject({
    code: 'RPC_INVALID_PARAMS',
  })
})

async function connectChanging(change: (api: ApiPromise) => ReturnType<ApiPromise['tx']>) {
  const inner = createWallet()
  const enable: InjectedWallet['enable'] = async (origin) => {
    const input = await inner.provider.enable?.(origin)
    if (!input) throw new Error('This wallet cannot be enabled')
    const signPayload = async (payload: SignerPayloadJson) => {
      const api = await ApiPromise.create({
        provider: new HttpProvider(sandbox.rpcUrls[polkadotMainnet.caipNetworkId]) as never,
        ...{ noInitWarn: true, initWasm: false },
      })
      const signed = await change(api).signAsync(payload.address, { signer: input.signer, tip: 11n })
      // Wallets put the key type before a signature: 01 is sr25519.
      const signature = `0x01${signed.signature.toHex().slice(2)}` as const
      return { id: 1, signature, signedTransaction: signed.toHex() }
    }
    return { ...input, signer: { ...input.signer, signPayload } }
  }
  const wallet = { id: 'thornwick', name: 'Thornwick', provider: { enable } }
  const { adapter } = createTestApp({ wallets: [wallet], rpcUrls: sandbox.rpcUrls, networks: [polkadotMainnet] })
  const connection: Connection<'polkadot'> = await adapter.connect({ walletId: 'thornwick' })
  const free = async () => (await adapter.balances?.({ address: FIRST, network: polkadotMainnet }))?.[0]?.amount ?? -1n
  const send = async () => connection.sendTransaction?.({ transaction: transfer, account: connection.accounts[0] })
  return { send, free }
}

it('the client sends a transaction as the wallet changed it', async () => {
  const { send, free } = await connectChanging((api) =>
    api.tx(api.createType('Call', `0x050300${SECOND_KEY}0700e40b5402`)),
  )
  const before = await free()
  await send()
  expect(before - (await free())).toBe(DOT + 154_000_011n)
})

it('the client does not send a transaction of another call', async () => {
  const { send, free } = await connectChanging((api) =>
    api.tx(api.createType('Call', `0x050300${SECOND_KEY}0700c817a804`)),
  )
  const before = await free()
  await expect(send()).rejects.toMatchObject({ code: 'RESPONSE_INVALID' })
  expect(await free()).toBe(before)
})

it('the client does not send an unreadable signature', async () => {
  const inner = createWallet()
  const enable: InjectedWallet['enable'] = async (origin) => {
    const input = await inner.provider.enable?.(origin)
    if (!input) throw new Error('This wallet cannot be enabled')
    return { ...input, signer: { signPayload: async () => ({ id: 1, signature: `0x${'a8'.repeat(64)}` }) } }
  }
  const wallet = { id: 'thornwick', name: 'Thornwick', provider: { enable } }
  const { adapter } = createTestApp({ wallets: [wallet], rpcUrls: sandbox.rpcUrls, networks: [polkadotMainnet] })
  const connection = await adapter.connect({ walletId: 'thornwick' })
  const sending = connection.sendTransaction?.({ transaction: transfer, account: connection.accounts[0] })
  await expect(sending).rejects.toMatchObject({ code: 'RESPONSE_INVALID' })
})
