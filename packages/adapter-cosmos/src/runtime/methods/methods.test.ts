import { makeSignDoc } from '@cosmjs/amino'
import { makeSignBytes } from '@cosmjs/proto-signing'
import { SigningStargateClient, StargateClient } from '@cosmjs/stargate'
import { type CosmosSandbox, startCosmos } from '@foyer/sandbox'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { cosmosHub, osmosis } from '../../networks.js'
import {
  ADDRESSES,
  createTestApp,
  createWallet,
  KEPLR_ID,
  LEAP_ID,
  stubWindow,
  type TestAppOptions,
} from '../../testing/createTestApp.js'
import { createAdr36SignBytes, verifySignature } from '../../testing/verifySignature.js'

const HUB = 'cosmos:cosmoshub-4'
const [FIRST, SECOND] = ADDRESSES

let chain: CosmosSandbox
let node: StargateClient
beforeAll(async () => {
  chain = await startCosmos()
  node = await StargateClient.connect(chain.rpcUrls[HUB]!)
})
afterAll(async () => {
  node?.disconnect()
  await chain?.stop()
})
beforeEach(() => void stubWindow())
afterEach(() => void vi.unstubAllGlobals())

async function connect(options: Parameters<typeof createWallet>[0] = {}, page: TestAppOptions = {}) {
  const wallet = createWallet(options)
  const rpcUrls = Object.fromEntries(Object.entries(chain.rpcUrls).map(([id, url]) => [id, [url]]))
  const { adapter, modal } = createTestApp({ rpcUrls, ...page })
  const connection = await adapter.connect({ walletId: options.style === 'leap' ? LEAP_ID : KEPLR_ID })
  const [account] = connection.accounts
  const send = (transaction: Parameters<NonNullable<typeof connection.sendTransaction>>[0]['transaction']) =>
    connection.sendTransaction!({ transaction, account })
  return { wallet, adapter, modal, connection, account, send, provider: connection.provider }
}

const amountOf = async (address: string, denom = 'uatom') => BigInt((await node.getBalance(address, denom)).amount)

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
  const { send } = await connect()
  lieAbout('broadcast_tx_sync', (result) => ({ ...Object(result), hash: 'AB'.repeat(32) }))
  const error: unknown = await send({ to: SECOND, amount: 21n }).catch((cause: unknown) => cause)
  vi.unstubAllGlobals()
  expect(error).toMatchObject({ code: 'TRANSACTION_ID_DIFFERS', context: { mayBeSent: true } })
  const { hash = '' } = Object(Object(error).context) as { readonly hash?: string }
  // The transaction was sent, and its id is the one that the error reports.
  await vi.waitFor(async () => expect(await node.getTx(hash)).toMatchObject({ code: 0 }))
})

describe('a message', () => {
  it('is signed by ADR-36, in base64', async () => {
    const { connection, account, wallet, provider } = await connect()
    const message = 'Welcome to Harbor – 20 €'
    const signature = await connection.signMessage!({ message, account })
    expect(verifySignature(createAdr36SignBytes(FIRST, message), { publicKey: account.publicKey, signature })).toBe(
      true,
    )
    expect(verifySignature(createAdr36SignBytes(FIRST, 'Other'), { publicKey: account.publicKey, signature })).toBe(
      false,
    )
    expect((await provider.signArbitrary({ data: new TextEncoder().encode(message) })).signature).toBe(signature)
    expect(provider.wallet).toBe(wallet.provider)
  })

  it('is an Amino document for wallets without signArbitrary', async () => {
    const { signArbitrary: _without, ...provider } = createWallet().provider
    const { adapter } = createTestApp({ wallets: [{ id: 'own', name: 'Own', provider }] })
    const connection = await adapter.connect({ walletId: 'own' })
    const [account] = connection.accounts
    const signature = await connection.signMessage!({ message: 'Hello', account })
    expect(verifySignature(createAdr36SignBytes(FIRST, 'Hello'), { publicKey: account.publicKey, signature })).toBe(
      true,
    )
  })

  it.each(['keplr', 'leap'] as const)('is declined in a %s', async (style) => {
    const { connection, account, wallet } = await connect({ style })
    wallet.script.mode('reject')
    const signing = connection.signMessage!({ message: 'Hello', account })
    await expect(signing).rejects.toMatchObject({ code: 'USER_REJECTED' })
  })

  it('is rejected without a signature', async () => {
    const provider = { ...createWallet().provider, signArbitrary: async () => ({ signature: null }) } as never
    const { adapter } = createTestApp({ wallets: [{ id: 'own', name: 'Own', provider }] })
    const connection = await adapter.connect({ walletId: 'own' })
    const signing = connection.signMessage!({ message: 'Hello', account: connection.accounts[0] })
    await expect(signing).rejects.toThrow('The wallet returned no valid signature')
  })
})

describe('a transfer', () => {
  it('is signed by the wallet and mined', async () => {
    const { send } = await connect()
    const before = await amountOf(SECOND)
    const { hash } = await send({ to: SECOND, amount: 1_500_000n, memo: 'Berth 7' })
    expect(await node.getTx(hash)).toMatchObject({ code: 0, hash })
    expect(await amountOf(SECOND)).toBe(before + 1_500_000n)
  })

  it('is sent from an Amino-only device, and through the next node on failure', async () => {
    const rpcUrls = { [HUB]: ['http://127.0.0.1:9', chain.rpcUrls['cosmos:osmosis-1']!, chain.rpcUrls[HUB]!] }
    const { send, wallet } = await connect({ isLedger: true }, { rpcUrls })
    const { hash } = await send({ to: SECOND, amount: 5n })
    expect(await node.getTx(hash)).toMatchObject({ code: 0 })
    expect(wallet.script.log().map(({ method }) => method)).toContain('signAmino')
  })

  it('is sent to the current chain', async () => {
    const { connection } = await connect()
    await connection.switchNetwork!(osmosis)
    const [account] = connection.accounts
    const transaction = { to: account.address, amount: 1n }
    const { hash } = await connection.sendTransaction!({ transaction, account })
    const other = await StargateClient.connect(chain.rpcUrls['cosmos:osmosis-1']!)
    expect(await other.getTx(hash)).toMatchObject({ code: 0 })
    other.disconnect()
  })

  it('rejects if declined, unaffordable or invalid', async () => {
    const { send, wallet } = await connect()
    wallet.script.next(['reject'])
    await expect(send({ to: SECOND, amount: 1n })).rejects.toMatchObject({ code: 'USER_REJECTED' })
    await expect(send({ to: SECOND, amount: 99_000_000_000n })).rejects.toThrow('insufficient funds')
    const refused = (field: string) => ({ code: 'RPC_INVALID_PARAMS', context: { field } })
    for (const to of [`${SECOND.slice(0, -1)}q`, 'osmo1sxqwesgp7253fdv985csvz95fwc0q53ulldggl']) {
      await expect(send({ to, amount: 1n })).rejects.toMatchObject(refused('to'))
    }
    await expect(send({ to: SECOND, amount: 0n })).rejects.toMatchObject(refused('amount'))
    wallet.script.clearLog()
    await expect(send({ to: SECOND, amount: -1n })).rejects.toMatchObject(refused('amount'))
    expect(wallet.script.log()).toEqual([])
  })

  it('is not signed for another chain', async () => {
    const { send, wallet } = await connect({}, { rpcUrls: { [HUB]: [chain.rpcUrls['cosmos:osmosis-1']!] } })
    await expect(send({ to: SECOND, amount: 1n })).rejects.toMatchObject({ code: 'CHAIN_NOT_SUPPORTED' })
    expect(wallet.script.log().map(({ method }) => method)).not.toContain('signDirect')
  })
})

describe('the provider', () => {
  it('sends several messages with the app’s fee', async () => {
    const { provider } = await connect()
    const send = (amount: string) => ({
      typeUrl: '/cosmos.bank.v1beta1.MsgSend',
      value: { fromAddress: FIRST, toAddress: SECOND, amount: [{ denom: 'uatom', amount }] },
    })
    const before = await amountOf(SECOND)
    const fee = { amount: [{ denom: 'uatom', amount: '5000' }], gas: '200000' }
    const { hash } = await provider.sendTransaction({ messages: [send('3'), send('4')], fee })
    expect(await node.getTx(hash)).toMatchObject({ code: 0, gasWanted: 200_000n })
    expect(await amountOf(SECOND)).toBe(before + 7n)
  })

  it('is a CosmJS signer', async () => {
    const { provider, connection, account } = await connect()
    const signer = provider.getOfflineSigner()
    expect(await signer.getAccounts()).toMatchObject([{ address: FIRST, algo: 'secp256k1' }])
    const client = await SigningStargateClient.connectWithSigner(chain.rpcUrls[HUB]!, signer, {
      broadcastPollIntervalMs: 20,
    })
    const fee = { amount: [{ denom: 'uatom', amount: '5000' }], gas: '100000' }
    const coins = [{ denom: 'uatom', amount: '9' }]
    expect(await client.sendTokens(FIRST, SECOND, coins, fee)).toMatchObject({ code: 0 })
    client.disconnect()
    const onOsmosis = await provider.getOfflineSigner('osmosis-1').getAccounts()
    expect(onOsmosis[0]?.address).toMatch(/^osmo1/)

    await connection.disconnect()
    await expect(signer.getAccounts()).rejects.toMatchObject({ code: 'CONNECTION_ENDED' })
    await expect(
      connection.sendTransaction!({ transaction: { to: SECOND, amount: 1n }, account }),
    ).rejects.toMatchObject({ code: 'CONNECTION_ENDED' })
  })

  it('signs direct and Amino documents on their chain, without sending', async () => {
    const { provider, account } = await connect()
    const signDoc = {
      ...{ chainId: cosmosHub.id, accountNumber: 7n },
      ...{ bodyBytes: new Uint8Array([18, 1, 120]), authInfoBytes: new Uint8Array([18, 0]) },
    }
    const direct = await provider.signDirect({ signDoc })
    expect(direct.signed).toEqual(signDoc)
    const { publicKey } = account
    const { signature } = direct.signature
    expect(verifySignature(makeSignBytes(direct.signed), { publicKey, signature })).toBe(true)

    const amino = await provider.signAmino({
      signDoc: makeSignDoc([], { amount: [], gas: '1' }, 'osmosis-1', '', 7, 0),
    })
    expect(amino.signed.chain_id).toBe('osmosis-1')
    const text =
      '{"account_number":"7","chain_id":"osmosis-1","fee":{"amount":[],"gas":"1"},"memo":"","msgs":[],"sequence":"0"}'
    expect(verifySignature(text, { publicKey, signature: amino.signature.signature })).toBe(true)
  })
})
