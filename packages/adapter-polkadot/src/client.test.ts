import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { Connection } from '@foyer/core/adapter'
import { type PolkadotSandbox, startPolkadot } from '@foyer/sandbox'
import { ApiPromise, HttpProvider } from '@polkadot/api'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import type { InjectedWallet } from './injected.js'
import { polkadotAssetHub, polkadotMainnet } from './networks.js'
import type { SignerPayloadJson } from './provider.js'
import { ACCOUNTS, createPage, createWallet } from './testing/createPage.js'
import { openLedger } from './testing/openLedger.js'

const DOT = 10_000_000_000n
const [FIRST, SECOND] = ACCOUNTS.polkadot
/** The public key of the second account. */
const SECOND_KEY = '58040151a5dc1ecf0a0edd181c69c4413b6a651f0b7f8e981211de66162e2729'
const transfer = { pallet: 'balances', call: 'transferKeepAlive', args: [SECOND, DOT] }

let sandbox: PolkadotSandbox
let server: WebSocketServer
let asked: string[] = []
let sockets = 0
beforeAll(async () => {
  vi.stubGlobal('WebSocket', WebSocket)
  sandbox = await startPolkadot()
  // A node that writes down what it is asked.
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  server.on('connection', (socket) => {
    sockets += 1
    socket.on('message', async (data) => {
      const body = String(data)
      const { method, params } = JSON.parse(body)
      asked.push(method === 'state_call' ? params[0] : method)
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

it('a send asks over one socket, loads the description once a page, and subscribes to nothing', async () => {
  const url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { connect } = await openLedger({
    network: polkadotMainnet,
    rpcUrls: { [polkadotMainnet.caipNetworkId]: url },
  })
  const connection = await connect()
  const send = async () => {
    asked = []
    sockets = 0
    await connection.sendTransaction?.({ transaction: transfer, account: connection.accounts[0] })
    return asked
  }
  expect(await send()).toContain('Metadata_metadata_at_version')
  expect(sockets).toBe(1)
  expect(await send()).not.toContain('Metadata_metadata_at_version')
  expect(asked.at(-1)).toBe('author_submitExtrinsic')
  expect(asked.filter((method) => /subscribe|system_health/i.test(method))).toEqual([])
})

it('a call takes numbers as number or bigint, whichever its type is', async () => {
  const { connect, ledger } = await openLedger({ network: polkadotAssetHub, rpcUrls: sandbox.rpcUrls })
  const connection = await connect()
  const [account] = connection.accounts
  const held = async () => {
    const tokens = await ledger.tokens?.({ address: SECOND, network: polkadotAssetHub, known: [] })
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

/** A wallet that changes what it signs, as those for a Ledger do. */
async function connectChanging(change: (api: ApiPromise) => ReturnType<ApiPromise['tx']>) {
  const inner = createWallet()
  const enable: InjectedWallet['enable'] = async (origin) => {
    const given = await inner.provider.enable?.(origin)
    if (!given) throw new Error('This wallet cannot be enabled')
    const signPayload = async (payload: SignerPayloadJson) => {
      const api = await ApiPromise.create({
        provider: new HttpProvider(sandbox.rpcUrls[polkadotMainnet.caipNetworkId]) as never,
        ...{ noInitWarn: true, initWasm: false },
      })
      const signed = await change(api).signAsync(payload.address, { signer: given.signer, tip: 11n })
      // Wallets say the kind of the key before a signature: sr25519.
      const signature = `0x01${signed.signature.toHex().slice(2)}` as const
      return { id: 1, signature, signedTransaction: signed.toHex() }
    }
    return { ...given, signer: { ...given.signer, signPayload } }
  }
  const wallet = { id: 'thornwick', name: 'Thornwick', provider: { enable } }
  const { adapter } = createPage({ wallets: [wallet], rpcUrls: sandbox.rpcUrls, networks: [polkadotMainnet] })
  const connection: Connection<'polkadot'> = await adapter.connect({ walletId: 'thornwick' })
  const free = async () => (await adapter.balances?.({ address: FIRST, network: polkadotMainnet }))?.[0]?.amount ?? -1n
  const send = async () => connection.sendTransaction?.({ transaction: transfer, account: connection.accounts[0] })
  return { send, free }
}

it('a transaction that the wallet changed on the way is sent as it is', async () => {
  const { send, free } = await connectChanging((api) =>
    api.tx(api.createType('Call', `0x050300${SECOND_KEY}0700e40b5402`)),
  )
  const before = await free()
  await send()
  expect(before - (await free())).toBe(DOT + 154_000_011n)
})

it('a transaction that the wallet signed for another call is not sent', async () => {
  const { send, free } = await connectChanging((api) =>
    api.tx(api.createType('Call', `0x050300${SECOND_KEY}0700c817a804`)),
  )
  const before = await free()
  await expect(send()).rejects.toMatchObject({ code: 'RESPONSE_INVALID' })
  expect(await free()).toBe(before)
})

it('a signature that the chain cannot read is not sent', async () => {
  const inner = createWallet()
  const enable: InjectedWallet['enable'] = async (origin) => {
    const given = await inner.provider.enable?.(origin)
    if (!given) throw new Error('This wallet cannot be enabled')
    return { ...given, signer: { signPayload: async () => ({ id: 1, signature: `0x${'a8'.repeat(64)}` }) } }
  }
  const wallet = { id: 'thornwick', name: 'Thornwick', provider: { enable } }
  const { adapter } = createPage({ wallets: [wallet], rpcUrls: sandbox.rpcUrls, networks: [polkadotMainnet] })
  const connection = await adapter.connect({ walletId: 'thornwick' })
  const sending = connection.sendTransaction?.({ transaction: transfer, account: connection.accounts[0] })
  await expect(sending).rejects.toMatchObject({ code: 'RESPONSE_INVALID' })
})
