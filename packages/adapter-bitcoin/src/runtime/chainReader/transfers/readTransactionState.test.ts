import type { SentTransactionStore } from '@foyer/core/adapter'
import { afterEach, expect, it, vi } from 'vitest'
import { bitcoinMainnet } from '../../../networks.js'
import type { PendingTransaction } from './pendingTransaction.js'
import { readTransactionState } from './readTransactionState.js'

const [HASH, OTHER, COIN] = ['a', 'b', 'c'].map((letter) => letter.repeat(64))
const adapterContext = {
  rpcUrls: () => ['https://esplora.example'],
  signal: new AbortController().signal,
  log: () => {},
}

afterEach(() => vi.unstubAllGlobals())

async function readState(
  stored: PendingTransaction | undefined,
  { height, spender }: { readonly height: unknown; readonly spender?: unknown },
) {
  const requested: string[] = []
  vi.stubGlobal('fetch', async (input: string) => {
    const path = new URL(input).pathname
    requested.push(path)
    if (path.endsWith('/height')) return new Response(String(height))
    if (path.includes('/outspend/')) return Response.json(spender ?? { spent: false })
    return new Response('Transaction not found', { status: 404 })
  })
  const memory: { stored?: PendingTransaction | undefined } = { stored }
  const sent: SentTransactionStore<PendingTransaction> = {
    find: () => memory.stored,
    store(_hash, value) {
      memory.stored = value
    },
  }
  const reported = await readTransactionState(adapterContext, {
    hash: HASH ?? '',
    network: bitcoinMainnet,
    sent,
  }).catch(({ code }: { readonly code: string }) => code)
  return { reported, stored: memory.stored, requested }
}

const inputs = [`${COIN}:7`]

it('an unknown transaction is pending for two blocks, then dropped', async () => {
  const { reported, stored } = await readState({ inputs }, { height: 0 })
  expect([reported, stored]).toEqual([{ status: 'pending' }, { inputs, missingAt: 0 }])
  expect((await readState(stored, { height: 1 })).reported).toEqual({ status: 'pending' })
  expect((await readState(stored, { height: 2 })).reported).toEqual({ status: 'dropped' })
  expect((await readState(undefined, { height: 900_000 })).reported).toEqual({ status: 'pending' })
})

it('a transaction is replaced by another spender of its coin, not by itself', async () => {
  const { reported, requested } = await readState({ inputs }, { height: 5, spender: { spent: true, txid: OTHER } })
  expect(reported).toEqual({ status: 'replaced', replacedBy: OTHER })
  expect(requested).toContain(`/tx/${COIN}/outspend/7`)
  const own = await readState({ inputs }, { height: 5, spender: { spent: true, txid: HASH } })
  expect(own.reported).toEqual({ status: 'pending' })
  const free = await readState({ inputs }, { height: 5, spender: { spent: false, txid: OTHER } })
  expect(free.reported).toEqual({ status: 'pending' })
})

it.each(['', ' ', '-1', '1.5', '1e3', '0x10', '9'.repeat(20), '<html>'])(
  'a block height of "%s" drops nothing',
  async (height) => {
    expect((await readState({ inputs, missingAt: 1 }, { height })).reported).toBe('RESPONSE_INVALID')
  },
)
