import { describe, expect, it } from 'vitest'
import type { NodeRequester } from '../accounts/createNodeRequester.js'
import type { LastValidHeight } from './lastValidHeight.js'
import { readTransactionState } from './readTransactionState.js'

const HASH = 'a'.repeat(88)

interface Chain {
  readonly height?: unknown
  /** Status of the transaction, which is no longer recent: the node finds it only by a search of its history. */
  readonly status?: unknown
  readonly transaction?: unknown
  /** Last block height at which the transaction is valid, as stored when it was sent. */
  readonly last?: LastValidHeight
}

async function readState({ height = 1_000, status = null, transaction = null, last }: Chain) {
  const stored = new Map(last ? [[HASH, last]] : [])
  const request: NodeRequester = async (method, [, options]) => {
    if (method === 'getBlockHeight') return height
    if (method === 'getTransaction') return transaction
    const isSearched = Object(options).searchTransactionHistory === true
    return { value: [isSearched ? status : null] }
  }
  const store = {
    find: (hash: string) => stored.get(hash),
    store: (hash: string, facts: LastValidHeight) => void stored.set(hash, facts),
  }
  const state = await readTransactionState(request, HASH, store).catch(({ code }: { readonly code: string }) => code)
  return { state, stored: stored.get(HASH) }
}

const MINED = { confirmationStatus: 'finalized', err: null }

describe('a transaction of an old block', () => {
  it('is confirmed, however long ago its blockhash expired', async () => {
    const transaction = { blockTime: 7, meta: { fee: 5_000 } }
    expect((await readState({ status: MINED, transaction, last: '1' })).state).toEqual({
      ...{ status: 'confirmed', at: 7_000, fee: 5_000n },
    })
  })

  it('is failed if the chain reports an error', async () => {
    const status = { ...MINED, err: { InstructionError: [0, 'Custom'] } }
    expect((await readState({ status })).state).toEqual({ status: 'failed' })
  })
})

it('a processed transaction is pending, because the chain may still drop it', async () => {
  const status = { ...MINED, confirmationStatus: 'processed' }
  expect((await readState({ status, last: '1' })).state).toEqual({ status: 'pending' })
})

it.each([
  [999, 'pending'],
  [1_000, 'pending'],
  [1_001, 'dropped'],
])('an unknown transaction that is valid up to block 1000 is, at block %d, %s', async (height, status) => {
  expect((await readState({ height, last: '1000' })).state).toEqual({ status })
})

it('an unknown transaction without a stored height is pending for the lifetime of a blockhash', async () => {
  expect(await readState({ height: 1_000 })).toEqual({ state: { status: 'pending' }, stored: '1150' })
})

it.each([undefined, '', -1, 'many'])('a block height of %s drops nothing', async (height) => {
  expect((await readState({ height: height ?? null, last: '1' })).state).toBe('RESPONSE_INVALID')
})
