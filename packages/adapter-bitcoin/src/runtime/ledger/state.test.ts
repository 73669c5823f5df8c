import type { SentMemory } from '@foyer/core/adapter'
import { afterEach, expect, it, vi } from 'vitest'
import { bitcoinMainnet } from '../../networks.js'
import { state } from './state.js'
import type { Waiting } from './waiting.js'

const [HASH, OTHER, COIN] = ['a', 'b', 'c'].map((letter) => letter.repeat(64))
const host = { rpcUrls: () => ['https://esplora.example'], signal: new AbortController().signal, log: () => {} }

afterEach(() => vi.unstubAllGlobals())

/** A node whose last block is this one, and which does not know the transaction. */
async function ask(
  kept: Waiting | undefined,
  { height, spender }: { readonly height: unknown; readonly spender?: unknown },
) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (input: string) => {
    const path = new URL(input).pathname
    asked.push(path)
    if (path.endsWith('/height')) return new Response(String(height))
    if (path.includes('/outspend/')) return Response.json(spender ?? { spent: false })
    return new Response('Transaction not found', { status: 404 })
  })
  const memory: { kept?: Waiting | undefined } = { kept }
  const sent: SentMemory<Waiting> = {
    find: () => memory.kept,
    keep(_hash, value) {
      memory.kept = value
    },
  }
  const told = await state(host, { hash: HASH ?? '', network: bitcoinMainnet, sent }).catch(
    ({ code }: { readonly code: string }) => code,
  )
  return { told, kept: memory.kept, asked }
}

const inputs = [`${COIN}:7`]

it('one that nobody knows waits for two blocks more, and is dropped then', async () => {
  const { told, kept } = await ask({ inputs }, { height: 0 })
  expect([told, kept]).toEqual([{ status: 'pending' }, { inputs, missingAt: 0 }])
  expect((await ask(kept, { height: 1 })).told).toEqual({ status: 'pending' })
  expect((await ask(kept, { height: 2 })).told).toEqual({ status: 'dropped' })
  expect((await ask(undefined, { height: 900_000 })).told).toEqual({ status: 'pending' })
})

it('one whose coin another has spent is replaced by that, and by itself it is not', async () => {
  const { told, asked } = await ask({ inputs }, { height: 5, spender: { spent: true, txid: OTHER } })
  expect(told).toEqual({ status: 'replaced', replacedBy: OTHER })
  expect(asked).toContain(`/tx/${COIN}/outspend/7`)
  const own = await ask({ inputs }, { height: 5, spender: { spent: true, txid: HASH } })
  expect(own.told).toEqual({ status: 'pending' })
  const free = await ask({ inputs }, { height: 5, spender: { spent: false, txid: OTHER } })
  expect(free.told).toEqual({ status: 'pending' })
})

it.each(['', ' ', '-1', '1.5', '1e3', '0x10', '9'.repeat(20), '<html>'])(
  '"%s" is no height, and nothing is dropped by it',
  async (height) => {
    expect((await ask({ inputs, missingAt: 1 }, { height })).told).toBe('RESPONSE_INVALID')
  },
)
