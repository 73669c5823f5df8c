import { createServer } from 'node:http'
import { connect, sendTransaction, signMessage, watchBalance } from '@foyer/core/actions'
import { type PolkadotSandbox, startPolkadot } from '@foyer/sandbox'
import { ApiPromise, HttpProvider } from '@polkadot/api'
import { signatureVerify } from '@polkadot/util-crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { kusama, polkadotMainnet } from '../../networks.js'
import { ACCOUNTS, createTestApp, createWallet, toWalletOption } from '../../testing/createTestApp.js'

// Uses real keys and chains: Polkadot's own library verifies signatures, and the chains execute transactions.

let sandbox: PolkadotSandbox
beforeAll(async () => {
  // Node 20 has no global `WebSocket`, unlike browsers.
  vi.stubGlobal('WebSocket', WebSocket)
  sandbox = await startPolkadot()
})
afterAll(() => sandbox.stop())

const DOT = 10_000_000_000n
const walletId = 'thornwick'
const transfer = (to: string, value: bigint) => ({ pallet: 'balances', call: 'transferKeepAlive', args: [to, value] })

async function open({ wallet = createWallet(), rpcUrls = sandbox.rpcUrls as Record<string, string | string[]> } = {}) {
  const page = createTestApp({ wallets: [toWalletOption(wallet)], rpcUrls })
  await connect(page.modal, { walletId })
  const read = async (address: string, network = polkadotMainnet) =>
    (await page.adapter.balances?.({ address, network }))?.[0]?.amount
  return { ...page, wallet, read, account: () => page.modal.$account('polkadot').get() }
}

function lieAbout(method: string, lie: (result: unknown) => unknown) {
  const request = globalThis.fetch
  vi.stubGlobal('fetch', async (...[url, init]: Parameters<typeof fetch>) => {
    const response = await request(url, init)
    if (!String(init?.body).includes(`"${method}"`)) return response
    const answer: Readonly<Record<string, unknown>> = Object(await response.json())
    return Response.json({ ...answer, result: lie(answer.result) })
  })
}

it('the adapter computes the transaction id itself, whatever id a node returns', async () => {
  const { modal, read } = await open()
  const to = ACCOUNTS.polkadot[1]
  const before = (await read(to)) ?? 0n
  const request = globalThis.fetch
  const named: unknown[] = []
  lieAbout('author_submitExtrinsic', (result) => {
    named.push(result)
    return `0x${'ab'.repeat(32)}`
  })
  const sending = sendTransaction(modal, { transaction: transfer(to, DOT), namespace: 'polkadot' })
  const error: unknown = await sending.catch((cause: unknown) => cause)
  vi.stubGlobal('fetch', request)
  // The transaction was sent, and its id is the one that the error reports.
  expect(error).toMatchObject({ code: 'TRANSACTION_ID_DIFFERS', context: { mayBeSent: true, hash: named[0] } })
  expect(await read(to)).toBe(before + DOT)
})

describe('signMessage', () => {
  it.each(['Save me a berth for two nights.', '0x1234', 'Grüße ⚓', '', '<Bytes>wrapped</Bytes>'])(
    'signs "%s" so that Polkadot’s own library verifies it',
    async (message) => {
      const { modal } = await open()
      const signature = await signMessage(modal, { message })
      expect(signature).toMatch(/^0x[0-9a-f]{128}$/)
      const signed = message.startsWith('<Bytes>') ? message : `<Bytes>${message}</Bytes>`
      expect(signatureVerify(signed, signature, ACCOUNTS.polkadot[0]).isValid).toBe(true)
    },
  )

  it('requests the account in the wallet’s spelling, for ed25519 and sr25519', async () => {
    const wallet = createWallet({ accountIndexes: [3, 4], connects: true })
    const { modal, account } = await open({ wallet })
    const signature = await signMessage(modal, { message: 'Hello' })
    expect(signatureVerify('<Bytes>Hello</Bytes>', signature, account().address ?? '')).toMatchObject({
      isValid: true,
      crypto: 'ed25519',
    })
    expect(wallet.script.log().at(-1)?.params).toMatchObject([{ address: sandbox.wallets.quillback.addresses[0] }])
  })

  it('rejects a declined prompt and an invalid signature', async () => {
    const { modal, wallet } = await open()
    wallet.script.mode('reject')
    await expect(signMessage(modal, { message: 'Hello' })).rejects.toMatchObject({ code: 'USER_REJECTED' })

    const accounts = { get: async () => [{ address: ACCOUNTS.generic[0] }], subscribe: () => () => {} }
    const signer = { signRaw: async () => ({ id: 1, signature: '0x12' as const }) }
    const odd = createTestApp({
      wallets: [{ id: walletId, name: 'Odd', provider: { enable: async () => ({ accounts, signer }) } }],
    })
    await connect(odd.modal, { walletId })
    await expect(signMessage(odd.modal, { message: 'Hello' })).rejects.toMatchObject({ code: 'RESPONSE_INVALID' })
    await expect(
      sendTransaction(odd.modal, { namespace: 'polkadot', transaction: transfer(ACCOUNTS.polkadot[1], 1n) }),
    ).rejects.toMatchObject({ code: 'METHOD_UNSUPPORTED' })
  })
})

// Each test reads half a megabyte of a chain's metadata.
describe('sendTransaction', () => {
  it('reports the node’s message without the request', async () => {
    // The library logs the errors of the node.
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const right = String(sandbox.rpcUrls[polkadotMainnet.caipNetworkId])
    const server = createServer((request, response) => {
      const parts: Buffer[] = []
      request.on('data', (part: Buffer) => parts.push(part))
      request.on('end', async () => {
        const body = Buffer.concat(parts).toString()
        const { id, method } = JSON.parse(body)
        const refusal = { jsonrpc: '2.0', id, error: { code: 1010, message: 'Invalid Transaction: Custom error: 7' } }
        const request = () => fetch(right, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
        response.setHeader('content-type', 'application/json')
        response.setHeader('connection', 'close')
        response.end(method === 'author_submitExtrinsic' ? JSON.stringify(refusal) : await (await request()).text())
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const bound = server.address()
    const port = typeof bound === 'object' ? bound?.port : 0
    try {
      const { modal } = await open({ rpcUrls: { [polkadotMainnet.caipNetworkId]: `http://127.0.0.1:${port}` } })
      const sending = sendTransaction(modal, {
        transaction: transfer(ACCOUNTS.polkadot[1], DOT),
        namespace: 'polkadot',
      })
      const error = await sending.catch((cause: unknown) => cause)
      expect(String(error)).toContain('Invalid Transaction')
      expect(String(error)).not.toMatch(/HTTP Request|author_submitExtrinsic|0x/)
    } finally {
      await new Promise((resolve) => server.close(resolve))
    }
  })

  it('sends a transfer by name and by encoded call, and updates the balance', async () => {
    const { modal, read, account } = await open()
    const to = ACCOUNTS.polkadot[1]
    const before = (await read(to)) ?? 0n
    const namespace = 'polkadot'
    const { hash } = await sendTransaction(modal, { namespace, transaction: transfer(to, 2n * DOT) })
    expect(hash).toMatch(/^0x[0-9a-f]{64}$/)
    expect(await read(to)).toBe(before + 2n * DOT)

    const callData = `0x050300${account().allAccounts[0]?.publicKey?.slice(2)}04`
    const spent = (await read(ACCOUNTS.polkadot[0])) ?? 0n
    await sendTransaction(modal, { namespace, transaction: { callData, tip: 7n } })
    // The account paid itself, so it lost only the fee and the tip.
    expect(spent - ((await read(ACCOUNTS.polkadot[0])) ?? 0n)).toBe(154_000_007n)

    await modal.switchNetwork(kusama.caipNetworkId)
    const other = (await read(ACCOUNTS.kusama[1], kusama)) ?? 0n
    await sendTransaction(modal, { namespace, transaction: transfer(to, DOT) })
    expect(await read(ACCOUNTS.kusama[1], kusama)).toBe(other + DOT)
  })

  it.each(['specVersion', 'transactionVersion', 'apis'])('rejects a node that reports no %s', async (field) => {
    const { modal } = await open()
    const request = globalThis.fetch
    lieAbout('state_getRuntimeVersion', (result) => ({ ...Object(result), [field]: null }))
    const transaction = transfer(ACCOUNTS.polkadot[1], DOT)
    const error = await sendTransaction(modal, { transaction, namespace: 'polkadot' }).catch((cause: unknown) => cause)
    vi.stubGlobal('fetch', request)
    expect(error).toMatchObject({ code: 'RESPONSE_INVALID' })
  })

  it('sends long calls, which wallets sign hashed', async () => {
    const { modal, wallet } = await open()
    const transaction = { pallet: 'system', call: 'remark', args: [`0x${'ab'.repeat(300)}`] }
    await sendTransaction(modal, { namespace: 'polkadot', transaction })
    expect(wallet.script.log().at(-1)).toMatchObject({ method: 'signPayload', outcome: 'done' })
  })

  it('tries the next node after a failure or a foreign chain', async () => {
    const wrong = sandbox.rpcUrls[kusama.caipNetworkId] ?? ''
    const right = sandbox.rpcUrls[polkadotMainnet.caipNetworkId] ?? ''
    const rpcUrls = { [polkadotMainnet.caipNetworkId]: ['http://127.0.0.1:1', wrong, right.replace('http', 'ws')] }
    const { modal } = await open({ rpcUrls })
    await sendTransaction(modal, { namespace: 'polkadot', transaction: transfer(ACCOUNTS.polkadot[1], DOT) })
    const none = await open({ rpcUrls: { [polkadotMainnet.caipNetworkId]: [wrong] } })
    await expect(
      sendTransaction(none.modal, { namespace: 'polkadot', transaction: transfer(ACCOUNTS.polkadot[1], DOT) }),
    ).rejects.toMatchObject({ code: 'CHAIN_NOT_SUPPORTED' })
  })

  it('reports why it was not sent', async () => {
    // The library logs the errors of the node.
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const poor = createWallet({ accountIndexes: [10] })
    const { modal, wallet } = await open()
    const send = (transaction: Parameters<typeof sendTransaction<'polkadot'>>[1]['transaction'], on = modal) =>
      sendTransaction(on, { namespace: 'polkadot', transaction })
    const to = ACCOUNTS.polkadot[1]
    await expect(send(transfer('15kyC2xTckettUR82sbpzmSx9k1KgYBcVLLP2q1RySgWm2V8', 1n))).rejects.toMatchObject({
      code: 'RPC_INVALID_PARAMS',
    })
    await expect(send({ pallet: 'balances', call: 'print', args: [] })).rejects.toMatchObject({
      code: 'RPC_INVALID_PARAMS',
    })
    for (const callData of ['0xff', 'transfer', `0x050300${'00'.repeat(32)}0400`]) {
      await expect(send({ callData })).rejects.toMatchObject({ code: 'RPC_INVALID_PARAMS' })
    }
    await expect(send(transfer(to, 1n), (await open({ wallet: poor })).modal)).rejects.toMatchObject({
      code: 'NODE_INSUFFICIENT_FUNDS',
    })
    wallet.script.mode('reject')
    await expect(send(transfer(to, 1n))).rejects.toMatchObject({ code: 'USER_REJECTED' })
  })

  it('signs transactions of the app’s own API', async () => {
    const { adapter, read } = await open()
    const { provider, accounts } = await adapter.connect({ walletId })
    const api = await ApiPromise.create({
      provider: new HttpProvider(sandbox.rpcUrls[polkadotMainnet.caipNetworkId]) as never,
      noInitWarn: true,
      initWasm: false,
    })
    const to = ACCOUNTS.polkadot[2]
    const before = (await read(to)) ?? 0n
    const extrinsic = api.tx.balances?.transferAllowDeath?.(to, DOT)
    const hash = await extrinsic?.signAndSend(accounts[0].address, { signer: provider.signer })
    expect(hash?.toHex()).toMatch(/^0x/)
    expect(await read(to)).toBe(before + DOT)
    expect(provider.wallet).toMatchObject({ name: 'Thornwick' })
  })
})

describe('balances', () => {
  const [address] = ACCOUNTS.polkadot
  const network = polkadotMainnet

  it('are read by HTTP and WebSocket, for any spelling, and zero if empty', async () => {
    const url = sandbox.rpcUrls[network.caipNetworkId] ?? ''
    const rpcUrls = { [network.caipNetworkId]: url.replace('http', 'ws'), [kusama.caipNetworkId]: url }
    const { adapter } = createTestApp({ rpcUrls })
    const [byHttp] = (await adapter.balances?.({ address: ACCOUNTS.kusama[2], network: kusama })) ?? []
    const [bySocket] = (await adapter.balances?.({ address: ACCOUNTS.generic[2], network })) ?? []
    expect(byHttp?.amount).toBeGreaterThan(0n)
    expect(bySocket).toEqual({ name: 'Polkadot', symbol: 'DOT', decimals: 10, amount: byHttp?.amount })
    const empty = '138pzTWnYnhjrFhja9Nre1UksCLLgbovsT3j89T3pSSzmXCt'
    expect(await adapter.balances?.({ address: empty, network })).toMatchObject([{ amount: 0n }])
  })

  it('show in the modal', async () => {
    const { account, modal } = await open()
    watchBalance(modal)
    await modal.switchNetwork(kusama.caipNetworkId)
    await expect.poll(() => account()).toMatchObject({ balanceStatus: 'ready', balanceSymbol: 'KSM' })
    expect(account().balance).toMatch(/^\d+(\.\d+)?$/)
  })

  it('try nodes in order, and reject with the last error', async () => {
    const answers = ['garbage', '{"jsonrpc":"2.0","id":1,"result":"0x00"}', '{"error":{"code":-1,"message":"No"}}']
    let requested = 0
    const server = createServer((_, response) => response.end(answers[requested++] ?? ''))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const bound = server.address()
    const port = typeof bound === 'object' ? bound?.port : 0
    try {
      const url = `http://127.0.0.1:${port}`
      const failing = createTestApp({ rpcUrls: { [network.caipNetworkId]: [url, url, url] } })
      await expect(failing.adapter.balances?.({ address, network })).rejects.toMatchObject({
        name: 'NodeError',
        message: 'No',
      })
      expect(requested).toBe(3)
      requested = 0
      const right = sandbox.rpcUrls[network.caipNetworkId] ?? ''
      const working = createTestApp({ rpcUrls: { [network.caipNetworkId]: [url, right] } })
      expect((await working.adapter.balances?.({ address, network }))?.[0]?.amount).toBeGreaterThan(0n)
    } finally {
      await new Promise((resolve) => server.close(resolve))
    }
  })

  it('gives up with the signal', async () => {
    const { adapter } = createTestApp({ rpcUrls: sandbox.rpcUrls })
    const signal = AbortSignal.abort()
    await expect(adapter.balances?.({ address, network, signal })).rejects.toMatchObject({ code: 'ABORTED' })
    await expect(adapter.balances?.({ address: 'nobody', network })).rejects.toMatchObject({
      code: 'RPC_INVALID_PARAMS',
    })
  })
})
