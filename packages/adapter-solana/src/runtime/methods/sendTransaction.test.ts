import { connect, describeError, sendTransaction } from '@foyer/core/actions'
import { type SolanaSandbox, startSolana } from '@foyer/sandbox'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { advanceBlocks } from '../../testing/chain.js'
import { ADDRESSES, createTestApp, createWallet, MAINNET_ID, stubWindow } from '../../testing/createTestApp.js'
import { createVersionedTransfer } from '../../testing/transfers.js'
import { toSendError } from '../node/toSendError.js'

// The user takes longer at a hardware wallet than a blockhash is valid, and the sandbox rejects it as Solana does.

const [FIRST, SECOND] = ADDRESSES
/** Blocks after which a blockhash has expired. */
const LIFETIME_BLOCKS = 151

let sandbox: SolanaSandbox
let url: string
beforeAll(async () => {
  sandbox = await startSolana()
  url = sandbox.rpcUrls[MAINNET_ID]!
})
afterAll(() => sandbox.stop())
beforeEach(() => void stubWindow())
afterEach(() => void vi.unstubAllGlobals())

/** Connects a wallet. Meridian sends transactions itself; Halyard only signs them. */
async function open(name: 'Meridian' | 'Halyard', urls: string | readonly string[] = url) {
  const sends = name === 'Meridian'
  const wallet = createWallet({ name, id: `sandbox.foyer.${name.toLowerCase()}`, rpcUrls: sandbox.rpcUrls, sends })
  const { modal } = createTestApp({ rpcUrls: { [MAINNET_ID]: urls } })
  await connect(modal, { walletId: name })
  return {
    modal,
    wallet,
    send: (transaction: Uint8Array) => sendTransaction(modal, { transaction, namespace: 'solana' }),
  }
}

const transferOf = async (lamports: number) =>
  (await createVersionedTransfer({ url, from: FIRST, to: SECOND, lamports })).serialize()

function interceptNodes(answer: (method: string) => unknown): string[] {
  const requested: string[] = []
  const { fetch } = globalThis
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const { method } = JSON.parse(String(init.body))
    requested.push(method)
    const own = answer(method)
    return own === undefined ? fetch(input, init) : Response.json({ jsonrpc: '2.0', id: 1, ...Object(own) })
  })
  return requested
}

describe.each(['Meridian', 'Halyard'] as const)('a wallet that signs late: %s', (name) => {
  const answerLate = async ({ wallet, send }: Awaited<ReturnType<typeof open>>, transaction: Uint8Array) => {
    wallet.script.mode('never')
    const sent = send(transaction)
    sent.catch(() => undefined)
    await vi.waitFor(() => expect(wallet.script.open()).toEqual(['transaction']))
    await advanceBlocks(url, LIFETIME_BLOCKS)
    wallet.script.release()
    return sent
  }

  it('rejects with SEND_EXPIRED if nothing was sent', async () => {
    const page = await open(name)
    await page.send(await transferOf(name === 'Halyard' ? 19 : 20))
    await advanceBlocks(url, 2 * LIFETIME_BLOCKS)
    const late = await answerLate(page, await transferOf(21)).catch((cause: unknown) => cause)
    expect(late).toMatchObject({ code: 'SEND_EXPIRED', context: {} })
    expect(describeError(late)).toBe('The transaction expired. Nothing was sent.')
  })

  it('does not report expiry for another network’s blockhash', async () => {
    const { send } = await open(name)
    const elsewhere = (
      await createVersionedTransfer({ url: Object.values(sandbox.rpcUrls)[1]!, from: FIRST, to: SECOND })
    ).serialize()
    await expect(send(elsewhere)).rejects.toMatchObject({ code: 'RPC_TRANSACTION_REJECTED' })
  })
})

it('the adapter does not report expiry if the account has sent something since', async () => {
  await advanceBlocks(url, 2 * LIFETIME_BLOCKS)
  const { wallet, send } = await open('Meridian')
  wallet.script.mode('never')
  const transaction = await transferOf(25)
  const late = send(transaction).catch((cause: unknown) => cause)
  await vi.waitFor(() => expect(wallet.script.open()).toEqual(['transaction']))
  await (await open('Halyard')).send(await transferOf(26))
  await advanceBlocks(url, LIFETIME_BLOCKS)
  wallet.script.release()
  expect(await late).toMatchObject({ code: 'RPC_TRANSACTION_REJECTED' })
})

it('the adapter reports a mined transaction as sent', async () => {
  const { send } = await open('Halyard')
  const transaction = await transferOf(22)
  const { hash } = await send(transaction)
  await advanceBlocks(url, LIFETIME_BLOCKS)
  await expect(send(transaction)).rejects.toMatchObject({ code: 'NODE_NONCE_TOO_LOW', context: { hash } })
})

it('the adapter does not report expiry if the node cannot check the blockhash', async () => {
  const page = await open('Halyard')
  interceptNodes((method) =>
    method === 'isBlockhashValid' ? { error: { code: -32601, message: 'Method not found' } } : undefined,
  )
  const transaction = await transferOf(23)
  await advanceBlocks(url, LIFETIME_BLOCKS)
  await expect(page.send(transaction)).rejects.toMatchObject({ code: 'RPC_TRANSACTION_REJECTED' })
})

const refusals: readonly (readonly [what: string, thrown: unknown, code: string | undefined])[] = [
  ['a preflight failure', { code: -32002, message: 'Transaction simulation failed' }, 'RPC_TRANSACTION_REJECTED'],
  ['its number alone', { code: -32002, message: 'x' }, 'RPC_TRANSACTION_REJECTED'],
  ['its number under cause', new Error('Sending failed', { cause: { code: -32002 } }), 'RPC_TRANSACTION_REJECTED'],
  ['its number in JSON text', new Error('failed: {"error":{"code":-32002,"message":"x"}}'), 'RPC_TRANSACTION_REJECTED'],
  ['its number of @solana/errors', { name: 'SolanaError', context: { __code: -32002 } }, 'RPC_TRANSACTION_REJECTED'],
  [
    'a cause of @solana/errors',
    { context: { __code: 0 }, cause: { context: { __code: 7050008 } } },
    'RPC_TRANSACTION_REJECTED',
  ],
  [
    'poverty in the logs',
    { message: 'x', logs: ['Transfer: insufficient lamports 1, need 2'] },
    'NODE_INSUFFICIENT_FUNDS',
  ],
  [
    'poverty in logs below data',
    { message: 'x', error: { data: { logs: ['insufficient funds'] } } },
    'NODE_INSUFFICIENT_FUNDS',
  ],
  [
    'poverty in an err',
    { code: -32002, message: 'x', data: { err: { InsufficientFundsForRent: { account_index: 0 } } } },
    'NODE_INSUFFICIENT_FUNDS',
  ],
  [
    'poverty in JSON text',
    'RPC error {"message":"x","data":{"logs":["insufficient funds"]}}',
    'NODE_INSUFFICIENT_FUNDS',
  ],
  [
    'poverty of web3.js',
    {
      message: 'x',
      transactionError: { message: 'Attempt to debit an account but found no record of a prior credit.' },
    },
    'NODE_INSUFFICIENT_FUNDS',
  ],
  [
    'one that was sent before',
    new Error('Transaction simulation failed: This transaction has already been processed'),
    'NODE_NONCE_TOO_LOW',
  ],
  ['one that was sent before, by number', { cause: { context: { __code: 7050007 } } }, 'NODE_NONCE_TOO_LOW'],
  // The wait for a confirmation has ended, but a block may include the transaction nevertheless.
  [
    'a wait that ended',
    { name: 'TransactionExpiredBlockheightExceededError', message: 'has expired: block height exceeded.' },
    undefined,
  ],
  ['words of nobody', new Error('Something went wrong'), undefined],
]

it.each(refusals)(
  'the adapter reads %s from any layer of an error, never as a pending request',
  (_name, thrown, code) => {
    const error = toSendError(thrown)
    expect(error).toEqual(code === undefined ? thrown : expect.objectContaining({ code, cause: thrown }))
  },
)

it('the adapter never reads -32002 of a send as a pending request', async () => {
  for (const name of ['Meridian', 'Halyard'] as const) {
    const { wallet, send, modal } = await open(name)
    const features = wallet.standard.features as unknown as Record<string, Record<string, unknown>>
    const refuse = async () => {
      throw Object.assign(new Error('Wallet error'), { error: { code: -32002, message: 'busy' } })
    }
    for (const feature of ['solana:signAndSendTransaction', 'solana:signTransaction']) {
      const result = features[feature]
      if (result) for (const method of Object.keys(result)) if (/^sign/.test(method)) result[method] = refuse
    }
    const failed = await send(await transferOf(24)).catch((cause: unknown) => cause)
    expect(failed).toMatchObject({ code: 'RPC_TRANSACTION_REJECTED' })
    modal.destroy()
  }
})
