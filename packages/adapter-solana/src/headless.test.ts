import { connect, sendTransaction, signMessage, watchBalance } from '@foyer/core/actions'
import { type SolanaSandbox, startSolana } from '@foyer/sandbox'
import { createSolanaRpc, address as toAddress } from '@solana/kit'
import { Connection, Transaction, VersionedTransaction } from '@solana/web3.js'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  ADDRESSES,
  createStorage,
  createTestApp,
  createWallet,
  DEVNET_ID,
  MAINNET_ID,
  stubWindow,
} from './testing/createTestApp.js'
import { createLegacyTransfer, createVersionedTransfer } from './testing/transfers.js'
import { verifySignature } from './testing/verifySignature.js'
import type { SolanaCommitment } from './transaction.js'

const [FIRST, SECOND] = ADDRESSES
const SOL = 1_000_000_000

let sandbox: SolanaSandbox
let rpcUrls: SolanaSandbox['rpcUrls']
beforeAll(async () => {
  sandbox = await startSolana()
  rpcUrls = sandbox.rpcUrls
})
afterAll(() => sandbox.stop())
beforeEach(() => void stubWindow())
afterEach(() => void vi.unstubAllGlobals())

const balanceOf = async (address: string, network: string = MAINNET_ID) =>
  (
    await createSolanaRpc(rpcUrls[network] as 'http://a')
      .getBalance(toAddress(address))
      .send()
  ).value

const statusOf = async (signature: string, network: string = MAINNET_ID) =>
  (await new Connection(rpcUrls[network]!).getSignatureStatus(signature)).value

/** Connects a wallet. Meridian sends transactions itself; Halyard only signs them. */
async function open(
  name: 'Meridian' | 'Halyard',
  options: { urls?: Readonly<Record<string, string | string[]>> } = {},
) {
  const sends = name === 'Meridian'
  const wallet = createWallet({ name, id: `sandbox.foyer.${name.toLowerCase()}`, rpcUrls, sends, signsIn: sends })
  const page = createTestApp({ rpcUrls: options.urls ?? rpcUrls })
  const connection = await page.adapter.connect({ walletId: name })
  const send = connection.sendTransaction!
  return { ...page, wallet, connection, account: connection.accounts[0], provider: connection.provider, send }
}

it('S1.062 the adapter serves solana without a UI, from the first connect to the restore', async () => {
  const wallet = createWallet({ rpcUrls })
  const storage = createStorage()
  const { modal, account } = createTestApp({ storage, rpcUrls })
  watchBalance(modal)
  expect(await connect(modal, { walletId: 'Meridian' })).toMatchObject({ address: FIRST, type: 'eoa' })
  expect(account()).toMatchObject({ status: 'connected', caipAddress: `${MAINNET_ID}:${FIRST}` })
  await vi.waitFor(() =>
    expect(account()).toMatchObject({ balanceSymbol: 'SOL', balance: expect.stringMatching(/^(1000|999)/) }),
  )

  const message = 'Welcome to Harbor'
  expect(await verifySignature(FIRST, message, await signMessage(modal, { message }))).toBe(true)

  await modal.switchNetwork(DEVNET_ID)
  expect(modal.$network.get()?.name).toBe('Solana Devnet')
  const before = await balanceOf(SECOND, DEVNET_ID)
  const transaction = await createVersionedTransfer({
    url: rpcUrls[DEVNET_ID]!,
    from: FIRST,
    to: SECOND,
    lamports: SOL,
  })
  const { hash } = await sendTransaction(modal, { transaction, namespace: 'solana' })
  expect(await statusOf(hash, DEVNET_ID)).toMatchObject({ err: null })
  expect(await statusOf(hash, MAINNET_ID)).toBe(null)
  expect(await balanceOf(SECOND, DEVNET_ID)).toBe(before + BigInt(SOL))
  wallet.script.switchAccount(1)
  expect(account().address).toBe(SECOND)
  modal.destroy()

  wallet.script.mode('never')
  const reloaded = createTestApp({ storage, rpcUrls })
  await vi.waitFor(() => expect(reloaded.account()).toMatchObject({ status: 'connected', address: SECOND }))
  expect(reloaded.modal.$network.get()?.name).toBe('Solana Devnet')
  wallet.script.disconnectSite()
  expect(reloaded.account()).toMatchObject({ status: 'disconnected', address: undefined })
})

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
  const { send, account, connection } = await open('Halyard')
  const transaction = await createVersionedTransfer({
    url: rpcUrls[MAINNET_ID]!,
    from: FIRST,
    to: SECOND,
    lamports: 21,
  })
  lieAbout('sendTransaction', () => '5'.repeat(88))
  const error: unknown = await send.call(connection, { transaction, account }).catch((cause: unknown) => cause)
  vi.unstubAllGlobals()
  expect(error).toMatchObject({ code: 'TRANSACTION_ID_DIFFERS', context: { mayBeSent: true } })
  const { hash = '' } = Object(Object(error).context) as { readonly hash?: string }
  // The transaction was sent, and its id is the one that the error reports.
  expect(await statusOf(hash)).toMatchObject({ err: null })
})

describe.each(['Meridian', 'Halyard'] as const)('sending with %s', (name) => {
  const how = name === 'Meridian' ? 'solana:signAndSendTransaction' : 'solana:signTransaction'

  it('accepts wire bytes, and transactions of web3.js and kit, legacy and versioned', async () => {
    const { send, account, wallet, connection } = await open(name)
    const to = { url: rpcUrls[MAINNET_ID]!, from: FIRST, to: SECOND }
    const versioned = async (lamports: number) => createVersionedTransfer({ ...to, lamports })
    const legacy = async (lamports: number) => createLegacyTransfer({ ...to, lamports })
    const unsigned = { requireAllSignatures: false }
    const { message } = await versioned(16)
    const inputs = [
      await legacy(11),
      await versioned(12),
      Uint8Array.from((await legacy(13)).serialize(unsigned)),
      (await versioned(14)).serialize(),
      { transaction: await legacy(15), skipPreflight: true, maxRetries: 3, minContextSlot: 1 },
      { messageBytes: message.serialize(), signatures: { [FIRST]: null } },
    ]
    const before = await balanceOf(SECOND)
    for (const transaction of inputs) {
      const { hash } = await send.call(connection, { transaction, account })
      expect(await statusOf(hash)).toMatchObject({ err: null })
    }
    expect(await balanceOf(SECOND)).toBe(before + 11n + 12n + 13n + 14n + 15n + 16n)
    const requested = wallet.script.log().filter(({ method }) => method.startsWith('solana:'))
    expect(requested.map(({ method }) => method)).toEqual(inputs.map(() => how))
  })

  it.each<[SolanaCommitment, string]>([
    ['processed', 'processed'],
    ['confirmed', 'confirmed'],
    ['finalized', 'finalized'],
    ['recent', 'processed'],
    ['single', 'confirmed'],
    ['singleGossip', 'confirmed'],
    ['root', 'finalized'],
    ['max', 'finalized'],
  ])('S5.031 sends the preflight commitment %s as %s', async (preflightCommitment, today) => {
    const { send, account, wallet, connection } = await open(name)
    const transaction = await createVersionedTransfer({ url: rpcUrls[MAINNET_ID]!, from: FIRST, to: SECOND })
    // The sandbox cluster rejects the deprecated names, as nodes do.
    const { hash } = await send.call(connection, { transaction: { transaction, preflightCommitment }, account })
    expect(await statusOf(hash)).toMatchObject({ err: null })
    if (name === 'Halyard') return
    const params = wallet.script.log().at(-1)?.params
    expect(params).toMatchObject([{ options: { preflightCommitment: today }, chain: 'solana:mainnet' }])
  })

  it('S5.031 rejects any other preflight commitment before a prompt', async () => {
    const { send, account, wallet, connection } = await open(name)
    const transaction = await createVersionedTransfer({ from: FIRST, to: SECOND })
    wallet.script.clearLog()
    for (const wrong of ['', 'Confirmed', 'latest', 'toString', 1, null]) {
      const preflightCommitment = wrong as SolanaCommitment
      await expect(
        send.call(connection, { transaction: { transaction, preflightCommitment }, account }),
      ).rejects.toMatchObject({
        code: 'INVALID_OPTION',
        context: { option: 'preflightCommitment' },
        message: expect.stringMatching(/^preflightCommitment: Invalid input/),
      })
    }
    expect(wallet.script.log()).toEqual([])
  })

  it('rejects invalid transactions and options', async () => {
    const { send, account, connection } = await open(name)
    const transaction = await createVersionedTransfer({ from: FIRST, to: SECOND })
    const unfinished = new Transaction().add((await createLegacyTransfer({ from: FIRST, to: SECOND })).instructions[0]!)
    const wrong = [
      new Uint8Array(),
      new Uint8Array(200).fill(7),
      unfinished,
      { transaction, maxRetries: -1 },
      { transaction, minContextSlot: 1.5 },
      {} as Uint8Array,
    ]
    for (const each of wrong) {
      await expect(send.call(connection, { transaction: each, account })).rejects.toMatchObject({
        code: 'INVALID_OPTION',
      })
    }
  })

  it('reports the network’s rejection', async () => {
    const { send, account, connection } = await open(name)
    const to = { from: FIRST, to: SECOND }
    const tooMuch = await createVersionedTransfer({ ...to, url: rpcUrls[MAINNET_ID]!, lamports: 5_000 * SOL })
    await expect(send.call(connection, { transaction: tooMuch, account })).rejects.toMatchObject({
      code: 'NODE_INSUFFICIENT_FUNDS',
    })
    const elsewhere = await createVersionedTransfer({ ...to, url: rpcUrls[DEVNET_ID]! })
    await expect(send.call(connection, { transaction: elsewhere, account })).rejects.toMatchObject({
      code: 'RPC_TRANSACTION_REJECTED',
      message: 'Transaction simulation failed: Blockhash not found',
    })
  })

  it('rejects with USER_REJECTED when the user declines', async () => {
    const { send, account, connection, wallet } = await open(name)
    wallet.script.mode('reject')
    const transaction = await createVersionedTransfer({ from: FIRST, to: SECOND })
    await expect(send.call(connection, { transaction, account })).rejects.toMatchObject({ code: 4001 })
    expect(connection.accounts).toHaveLength(1)
  })
})

describe('the provider', () => {
  it('signs messages, one transaction or many, and in', async () => {
    const { provider } = await open('Meridian')
    const bytes = Uint8Array.from([0, 1, 255])
    const signed = await provider.signMessage!(bytes)
    expect(signed.signedMessage).toEqual(bytes)
    expect(await verifySignature(FIRST, bytes, signed.signature)).toBe(true)

    const one = await provider.signTransaction!(await createLegacyTransfer({ from: FIRST, to: SECOND }))
    expect(Transaction.from(one).verifySignatures()).toBe(true)
    const inputs = [1, 2].map((lamports) => createVersionedTransfer({ from: FIRST, to: SECOND, lamports }))
    const many = await provider.signAllTransactions!(await Promise.all(inputs))
    for (const each of many) {
      const { message, signatures } = VersionedTransaction.deserialize(each)
      expect(await verifySignature(FIRST, message.serialize(), signatures[0]!)).toBe(true)
    }
    expect(await provider.signAllTransactions!([])).toEqual([])

    const { address, signedMessage, signature } = await provider.signIn!({ statement: 'Hello.', nonce: 'abcdefgh' })
    expect(address).toBe(FIRST)
    expect(new TextDecoder().decode(signedMessage)).toContain('Hello.')
    expect(await verifySignature(address, signedMessage, signature)).toBe(true)
  })

  it('has the wallet’s methods only', async () => {
    const { provider } = await open('Halyard')
    expect(provider.signIn).toBeUndefined()
    expect(provider.signAndSendTransaction).toBeTypeOf('function')
    const transaction = await createVersionedTransfer({ url: rpcUrls[MAINNET_ID]!, from: FIRST, to: SECOND })
    expect(await statusOf(await provider.signAndSendTransaction!(transaction))).toMatchObject({ err: null })
  })

  it('adds a signature to existing ones', async () => {
    const { provider, wallet, connection } = await open('Meridian')
    wallet.script.addAccountToSite(1)
    const transaction = await createLegacyTransfer({ from: FIRST, to: SECOND })
    transaction.add((await createLegacyTransfer({ from: SECOND, to: FIRST })).instructions[0]!)
    const half = await provider.signTransaction!(transaction)
    await connection.selectAccount?.(connection.accounts[1]!)
    const whole = await provider.signTransaction!(half)
    expect(Transaction.from(whole).verifySignatures()).toBe(true)
  })

  it('rejects transaction versions that the wallet does not support', async () => {
    const { standard } = createWallet({ announce: 'never' })
    const signing = standard.features['solana:signTransaction'] as object
    const old = { ...signing, supportedTransactionVersions: ['legacy'] }
    const features = { ...standard.features, 'solana:signTransaction': old, 'solana:signAndSendTransaction': undefined }
    const detail = (api: { register(wallet: unknown): void }) => api.register({ ...standard, name: 'Old', features })
    const { adapter } = createTestApp()
    window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail }))
    const { provider } = await adapter.connect({ walletId: 'Old' })
    const parameters = { from: FIRST, to: SECOND }
    await expect(provider.signTransaction!(await createVersionedTransfer(parameters))).rejects.toMatchObject({
      code: 'METHOD_UNSUPPORTED',
      context: { version: 0 },
    })
    await expect(provider.signTransaction!(await createLegacyTransfer(parameters))).resolves.toBeInstanceOf(Uint8Array)
  })

  it('sends nothing signed after the connection ended', async () => {
    const { provider, connection, wallet } = await open('Halyard')
    wallet.script.mode('never')
    const transaction = await createVersionedTransfer({ url: rpcUrls[MAINNET_ID]!, from: FIRST, to: SECOND })
    const before = await balanceOf(SECOND)
    const answer = provider.signAndSendTransaction!(transaction)
    await vi.waitFor(() => expect(wallet.script.open()).toEqual(['transaction']))
    const ended = expect(answer).rejects.toMatchObject({ code: 'CONNECTION_ENDED' })
    await connection.disconnect()
    wallet.script.release()
    await ended
    expect(await balanceOf(SECOND)).toBe(before)
  })

  it('tries the next node when one fails', async () => {
    const url = rpcUrls[MAINNET_ID]!
    const { provider, adapter, modal } = await open('Halyard', { urls: { [MAINNET_ID]: ['http://127.0.0.1:1', url] } })
    const transaction = await createVersionedTransfer({ url, from: FIRST, to: SECOND })
    expect(await statusOf(await provider.signAndSendTransaction!(transaction))).toMatchObject({ err: null })
    const network = modal.$network.get()!
    const [native] = await adapter.balances!({ address: SECOND, network: network as never })
    expect(native).toMatchObject({ symbol: 'SOL', decimals: 9, amount: await balanceOf(SECOND) })
  })
})
