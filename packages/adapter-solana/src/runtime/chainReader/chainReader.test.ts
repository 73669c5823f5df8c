import { type SolanaSandbox, startSolana } from '@foyer/sandbox'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { solanaMainnet } from '../../networks.js'
import {
  advanceBlocks,
  createUnfundedAddress,
  readLamports,
  readTokenAmount,
  requestNode,
} from '../../testing/chain.js'
import { ADDRESSES, createStorage, MAINNET_ID, stubWindow } from '../../testing/createTestApp.js'
import { openChainReader } from '../../testing/openChainReader.js'

const SOL = 1_000_000_000n
const RENT = 890_880n
const ROOM = { old: 2_039_280n, new: 2_074_080n }
const SIGNATURE = 5_000n
const [FIRST, SECOND] = ADDRESSES

const realFetch = globalThis.fetch

let sandbox: SolanaSandbox
let url: string
beforeAll(async () => {
  sandbox = await startSolana()
  url = sandbox.rpcUrls[MAINNET_ID]!
})
afterAll(() => sandbox.stop())
beforeEach(() => void stubWindow())
afterEach(() => void vi.unstubAllGlobals())

describe('tokens', () => {
  it('are read from both programs, named by the app, the mint, Metaplex or their address', async () => {
    const { chainReader, tokens } = await openChainReader({ sandbox })
    const [dollar, pearl, unknownAddress] = tokens
    const query = { address: sandbox.tokens[0]!.holders[4]!, network: solanaMainnet }
    const of = (token: typeof dollar, amount: bigint, words = {}) =>
      expect.objectContaining({ address: token!.address, amount, decimals: token!.decimals, ...words })
    const plain = await chainReader.tokens!({ ...query, known: [] })
    expect(plain).toHaveLength(3)
    expect(plain).toEqual(
      expect.arrayContaining([
        of(dollar, 1_000_000_000n, { symbol: 'HUSD', name: 'Harbor Dollar' }),
        of(pearl, 1_000n * SOL, { symbol: 'PEARL', name: 'Pearl' }),
        of(unknownAddress, 100_000n, { symbol: 'Nobo…1111', name: 'Nobo…1111' }),
      ]),
    )
    const iconUrl = 'https://harbor.example/husd.png'
    const known = [{ ...dollar!, symbol: 'USDh', name: 'Dollar of the list', iconUrl }]
    expect(await chainReader.tokens!({ ...query, known })).toContainEqual(
      of(dollar, 1_000_000_000n, { symbol: 'USDh', name: 'Dollar of the list', iconUrl }),
    )
    expect(await chainReader.tokens!({ ...query, address: await createUnfundedAddress(), known })).toEqual([])
  })

  it('are described by their mint; other addresses are undefined', async () => {
    const { chainReader, tokens } = await openChainReader({ sandbox })
    for (const token of tokens.slice(0, 2)) {
      expect(await chainReader.token!({ address: token.address, network: solanaMainnet })).toEqual(token)
    }
    for (const address of [FIRST, await createUnfundedAddress(), 'none']) {
      expect(await chainReader.token!({ address, network: solanaMainnet })).toBeUndefined()
    }
  })
})

describe('coins', () => {
  it('S4.083 are sent exactly as quoted and simulated, and show in the activity', async () => {
    const page = await openChainReader({ sandbox })
    const { transfers, connection, chainReader, network, from } = page
    const to = await createUnfundedAddress()
    const before = await readLamports(url, FIRST)
    const transfer = page.transfer({ to, amount: 1_234_567_891n })
    const quote = await transfers.quote(transfer)
    expect(quote).toEqual({
      fees: [{ id: 'normal', amount: SIGNATURE }],
      ...{ balance: before, native: before, reserve: RENT, least: RENT, most: before - RENT - SIGNATURE },
    })
    expect(await transfers.simulate(transfer)).toEqual({
      status: 'succeeds',
      changes: [
        { address: FIRST, token: { symbol: 'SOL', decimals: 9 }, amount: -1_234_567_891n },
        { address: to, token: { symbol: 'SOL', decimals: 9 }, amount: 1_234_567_891n },
      ],
    })
    const { hash } = await transfers.send(transfer, connection)
    expect(await programsOf(hash)).toEqual(['11111111111111111111111111111111'])
    expect(await readLamports(url, to)).toBe(1_234_567_891n)
    expect(await readLamports(url, FIRST)).toBe(before - 1_234_567_891n - SIGNATURE)
    expect(await transfers.state({ hash, address: FIRST, network })).toEqual({
      status: 'confirmed',
      at: expect.any(Number),
      fee: SIGNATURE,
    })
    const alone = { hash, address: FIRST, network, node: url }
    expect(await transfers.state(alone)).toMatchObject({ status: 'confirmed', source: url })
    await expect(transfers.state({ ...alone, node: 'http://127.0.0.1:9' })).rejects.toThrow()
    const { items } = await chainReader.activity!({ address: from.address, network, known: [] })
    expect(items[0]).toEqual({
      ...{ hash, caipNetworkId: MAINNET_ID, kind: 'send', status: 'confirmed', at: expect.any(Number), fee: SIGNATURE },
      ...{ from: FIRST, to },
      transfers: [
        { direction: 'out', amount: '1.234567891', from: FIRST, to, token: { symbol: 'SOL', name: 'Solana' } },
      ],
    })
    const other = await chainReader.activity!({ address: to, network, known: [] })
    expect(other).toEqual({
      items: [
        {
          ...{
            hash,
            caipNetworkId: MAINNET_ID,
            kind: 'receive',
            status: 'confirmed',
            at: expect.any(Number),
            from: FIRST,
          },
          transfers: [
            { direction: 'in', amount: '1.234567891', from: FIRST, to, token: { symbol: 'SOL', name: 'Solana' } },
          ],
        },
      ],
    })
  })

  it('leave the rent when the maximum is sent, and require the receiver’s', async () => {
    const page = await openChainReader({ sandbox, wallet: 'Halyard' })
    const { transfers, connection, from } = page
    const to = await createUnfundedAddress()
    const { most, least } = await transfers.quote(page.transfer({ to, amount: 0n }))
    expect(await transfers.simulate(page.transfer({ to, amount: least! - 1n }))).toMatchObject({ status: 'fails' })
    expect(await transfers.simulate(page.transfer({ to, amount: most + 1n }))).toMatchObject({ status: 'fails' })
    expect(await transfers.simulate(page.transfer({ to, amount: least! }))).toMatchObject({ status: 'succeeds' })
    await transfers.send(page.transfer({ to, amount: most }), connection)
    expect(await readLamports(url, from.address)).toBe(RENT)
    expect(await readLamports(url, to)).toBe(most)
    expect(await transfers.quote(page.transfer({ to, amount: 0n }))).toMatchObject({ most: 0n, balance: RENT })
  })

  it('carry a memo', async () => {
    const page = await openChainReader({ sandbox })
    const { transfers, connection } = page
    const transfer = page.transfer({ to: SECOND, amount: 5n, memo: 'Für den Hafen ⚓' })
    expect(await transfers.simulate(transfer)).toMatchObject({ status: 'succeeds' })
    const { hash } = await transfers.send(transfer, connection)
    const { meta } = (await requestNode(url, 'getTransaction', hash)) as {
      meta: { err: unknown; logMessages: string[] }
    }
    expect(meta.err).toBeNull()
    expect(meta.logMessages.join()).toContain('Für den Hafen ⚓')
    const long = transfers.simulate({ ...transfer, memo: 'x'.repeat(1200) })
    expect(await long).toMatchObject({ status: 'unknown' })
  })

  it('carry reference keys, and reject invalid ones', async () => {
    const page = await openChainReader({ sandbox })
    const { transfers, connection } = page
    const reference = 'FnD1nGbYaKey1111111111111111111111111111111'
    const transfer = page.transfer({ to: SECOND, amount: 5n, references: [reference] })
    const { hash } = await transfers.send(transfer, connection)
    const result = (await requestNode(url, 'getTransaction', hash)) as {
      transaction: { message: { accountKeys: unknown } }
    }
    expect(JSON.stringify(result.transaction.message.accountKeys)).toContain(reference)
    await expect(transfers.quote({ ...transfer, references: ['no key'] })).rejects.toMatchObject({
      code: expect.any(String),
    })
  })

  it('cost the recent priority fee of the selected speed', async () => {
    const page = await openChainReader({ sandbox })
    const { transfers, connection } = page
    const to = await createUnfundedAddress()
    // No recent transaction has written to this account, so all speeds cost the same.
    expect((await transfers.quote(page.transfer({ to, amount: SOL }))).fees).toHaveLength(1)
    const prices = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(answerFees([0, 0, 1_000_000, 1_000_000, 9_000_000, 9_000_000]))
    const { fees } = await transfers.quote(page.transfer({ to, amount: SOL }))
    prices.mockRestore()
    // A transfer requests 600 compute units.
    expect(fees).toEqual([
      { id: 'slow', amount: SIGNATURE },
      { id: 'normal', amount: SIGNATURE + 600n },
      { id: 'fast', amount: SIGNATURE + 5_400n },
    ])
    const before = await readLamports(url, FIRST)
    const transfer = page.transfer({ to, amount: SOL, feeId: 'fast' })
    expect(await transfers.simulate(transfer)).toMatchObject({ changes: [{ amount: -SOL }, { amount: SOL }] })
    await transfers.send(transfer, connection)
    expect(await readLamports(url, FIRST)).toBe(before - SOL - SIGNATURE - 5_400n)
  })
})

describe('a sent transaction', () => {
  it('is pending until its blockhash expires, across a reload, then dropped', async () => {
    const storage = createStorage()
    const page = await openChainReader({ sandbox, storage })
    const hash = '5uDPfSDwbW39fq5qTgCWKfS4fn5JbojLyBG13qpYmu3PAgmZmDW1zSX1K7VeGJJL5oW9jsQxYEUw3m6DbhmNshts'
    const query = { hash, address: FIRST, network: solanaMainnet }
    expect(await page.transfers.state(query)).toEqual({ status: 'pending' })
    await advanceBlocks(url, 149)
    expect(await page.transfers.state(query)).toEqual({ status: 'pending' })
    page.modal.destroy()
    page.wallet.destroy()
    stubWindow()
    const reloaded = await openChainReader({ sandbox, storage })
    await advanceBlocks(url, 2)
    expect(await reloaded.transfers.state(query)).toEqual({ status: 'dropped' })
  })

  it('is failed if the chain included it without effect', async () => {
    const { chainReader, transfers, modal, network } = await openChainReader({ sandbox })
    const { createVersionedTransfer } = await import('../../testing/transfers.js')
    const transaction = await createVersionedTransfer({ url, from: FIRST, to: SECOND, lamports: Number(5_000n * SOL) })
    const { hash } = await modal.connection('solana')!.sendTransaction!({
      transaction: { transaction, skipPreflight: true },
      account: { address: FIRST, type: 'eoa' },
    })
    expect(await transfers.state({ hash, address: FIRST, network })).toMatchObject({ status: 'failed', fee: SIGNATURE })
    const { items } = await chainReader.activity!({ address: FIRST, network, known: [] })
    expect(items[0]).toMatchObject({ hash, status: 'failed', kind: 'execute', transfers: [], fee: SIGNATURE })
  })
})

describe.each([
  [0, ROOM.old],
  [1, ROOM.new],
])('token %i', (index, room) => {
  it('S4.084 is sent exactly to a receiver without an account for it, which is created', async () => {
    const page = await openChainReader({ sandbox })
    const { transfers, connection, tokens, chainReader, network } = page
    const token = tokens[index]!
    const to = await createUnfundedAddress()
    const [coins, held] = [await readLamports(url, FIRST), await readTokenAmount(url, FIRST, token.address)]
    const transfer = page.transfer({ to, amount: 1_234_567n, token })
    const quote = await transfers.quote(transfer)
    expect(quote).toEqual({
      fees: [{ id: 'normal', amount: SIGNATURE }],
      ...{ balance: held, most: held, native: coins, reserve: RENT, extra: { kind: 'tokenAccount', amount: room } },
    })
    const { address, symbol, decimals } = token
    expect(await transfers.simulate(transfer)).toEqual({
      status: 'succeeds',
      changes: [
        { address: FIRST, token: { symbol: 'SOL', decimals: 9 }, amount: -room },
        { address: to, token: { address, symbol, decimals }, amount: 1_234_567n },
        { address: FIRST, token: { address, symbol, decimals }, amount: -1_234_567n },
      ],
    })
    const { hash } = await transfers.send(transfer, connection)
    expect(await programsOf(hash)).toEqual([
      'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL',
      ['TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'][index],
    ])
    expect(await readTokenAmount(url, to, address)).toBe(1_234_567n)
    expect(await readTokenAmount(url, FIRST, address)).toBe(held - 1_234_567n)
    expect(await readLamports(url, FIRST)).toBe(coins - SIGNATURE - room)

    // The first transfer has created the receiver's token account, so the second one costs no rent.
    expect((await transfers.quote(transfer)).extra).toBeUndefined()
    await transfers.send({ ...transfer, amount: 3n }, connection)
    expect(await readTokenAmount(url, to, address)).toBe(1_234_570n)

    const received = await chainReader.activity!({ address: to, network, known: [token] })
    expect(
      received.items.map(({ kind, transfers: reported }) => [
        kind,
        reported.map(({ direction, amount }) => [direction, amount]),
      ]),
    ).toEqual([
      ['receive', [['in', decimals === 6 ? '0.000003' : '0.000000003']]],
      ['receive', [['in', decimals === 6 ? '1.234567' : '0.001234567']]],
    ])
    expect(received.items[1]?.hash).toBe(hash)
    const mine = await chainReader.activity!({ address: FIRST, network, known: [token] })
    const reported = mine.items.find((each) => each.hash === hash)
    expect(reported).toMatchObject({
      ...{ kind: 'send', from: FIRST, to, fee: SIGNATURE },
      transfers: [
        { direction: 'out', from: FIRST, to, token: { address, symbol } },
        { direction: 'out', token: { symbol: 'SOL' } },
      ],
    })
  })
})

describe('a token', () => {
  it('cannot be sent above the balance, with wrong decimals, or to a mint', async () => {
    const page = await openChainReader({ sandbox })
    const { transfers, connection, tokens } = page
    const [token, pearl] = tokens
    const { balance } = await transfers.quote(page.transfer({ to: SECOND, amount: 0n, token }))
    const tooMuch = page.transfer({ to: SECOND, amount: balance + 1n, token })
    expect(await transfers.simulate(tooMuch)).toMatchObject({
      status: 'fails',
      reason: expect.stringMatching(/insufficient/),
    })
    await expect(transfers.send(tooMuch, connection)).rejects.toMatchObject({ code: 'NODE_INSUFFICIENT_FUNDS' })
    // With wrong decimals, the app would mean another amount.
    const wrong = page.transfer({ to: SECOND, amount: 1n, token: { ...token!, decimals: 9 } })
    expect(await transfers.simulate(wrong)).toMatchObject({ status: 'fails' })
    for (const to of [token!.address, pearl!.address, 'nobody']) {
      const lost = page.transfer({ to, amount: 1n, token })
      expect(await transfers.simulate(lost)).toMatchObject({ status: 'fails' })
      await expect(transfers.send(lost, connection)).rejects.toMatchObject({ code: 'RPC_INVALID_PARAMS' })
    }
    expect(page.wallet.script.open()).toEqual([])
  })

  it('is not sent after a network switch', async () => {
    const page = await openChainReader({ sandbox })
    const { transfers, connection } = page
    await page.modal.switchNetwork('solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1')
    const sending = transfers.send(page.transfer({ to: SECOND, amount: 1n }), connection)
    await expect(sending).rejects.toMatchObject({ code: 'CHAIN_NOT_SUPPORTED' })
  })
})

it('pages activity and reports each transaction once', async () => {
  const page = await openChainReader({ sandbox })
  const { transfers, connection, chainReader, network } = page
  const to = await createUnfundedAddress()
  const hashes: string[] = []
  for (let count = 0; count < 33; count++) {
    hashes.unshift((await transfers.send(page.transfer({ to, amount: SOL / 100n + BigInt(count) }), connection)).hash)
  }
  const reported: string[] = []
  let cursor: string | undefined
  do {
    const { items, next } = await chainReader.activity!({ address: to, network, known: [], cursor })
    expect(items.length).toBeLessThanOrEqual(15)
    reported.push(...items.map(({ hash }) => hash))
    cursor = next
  } while (cursor)
  expect(reported).toEqual(hashes)
})

it.each([
  ['has thrown its oldest blocks away', 'getFirstAvailableBlock', 250, true],
  ['lists a transaction and does not give it any more', 'getTransaction', null, true],
  ['has all of its blocks', 'getFirstAvailableBlock', 0, undefined],
])('activity is incomplete with a node that %s', async (_name, method, result, lacks) => {
  const { chainReader, network } = await openChainReader({ sandbox })
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const requested: { readonly id: unknown; readonly method: string } = JSON.parse(String(init.body))
    return requested.method === method
      ? Response.json({ jsonrpc: '2.0', id: requested.id, result })
      : realFetch(input, init)
  })
  let cursor: string | undefined
  let last: boolean | undefined
  do {
    const page = await chainReader.activity!({ address: FIRST, network, known: [], cursor })
    last = page.mayBeIncomplete
    cursor = page.next
  } while (cursor)
  expect(last).toBe(lacks)
})

async function programsOf(hash: string): Promise<readonly string[]> {
  const result = await requestNode(url, 'getTransaction', hash, { encoding: 'jsonParsed' })
  const { message } = (result as { transaction: { message: { instructions: { programId: string }[] } } }).transaction
  return message.instructions.map(({ programId }) => programId)
}

function answerFees(paid: readonly number[]): typeof fetch {
  return async (input, init) => {
    if (!String(init?.body).includes('getRecentPrioritizationFees')) return realFetch(input, init)
    const result = paid.map((prioritizationFee, slot) => ({ slot, prioritizationFee }))
    return new Response(JSON.stringify({ jsonrpc: '2.0', id: 1, result }))
  }
}
