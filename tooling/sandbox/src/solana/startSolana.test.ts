import { base58, base64 } from '@scure/base'
import { createSolanaRpc, address as toAddress } from '@solana/kit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import root from '../roster.json'
import { DEVNET, MAINNET } from './clusters'
import { deriveKey, type Key } from './deriveKey'
import roster from './roster.json'
import { signWire } from './signWire'
import { startSolana } from './startSolana'
import { ask, newestBlockhash, transfer } from './testing/transfer'

const SOL = 1_000_000_000n
const [, second = '', third = ''] = roster.addresses

let solana: Awaited<ReturnType<typeof startSolana>>
let key: Key
let url: string
beforeAll(async () => {
  ;[solana, key] = await Promise.all([startSolana(), deriveKey(root.mnemonic, 0)])
  url = solana.rpcUrls[MAINNET]!
})
afterAll(() => solana.stop())

const send = async (bytes: Uint8Array, options: object = {}) =>
  ask(url, 'sendTransaction', base64.encode(bytes), { encoding: 'base64', ...options })
const balance = async (address: string, at = url) =>
  (
    await createSolanaRpc(at as 'http://a')
      .getBalance(toAddress(address))
      .send()
  ).value

it('derives the addresses of the roster, as wallets of Solana do', async () => {
  const keys = await Promise.all(roster.addresses.map((_, index) => deriveKey(root.mnemonic, index)))
  expect(keys.map(({ address }) => address)).toEqual(roster.addresses)
})

it('serves two clusters that share nothing, for pages too', async () => {
  expect(Object.keys(solana.rpcUrls)).toEqual([MAINNET, DEVNET])
  const hash = await createSolanaRpc(url as 'http://a')
    .getGenesisHash()
    .send()
  expect(`solana:${hash.slice(0, 32)}`).toBe(MAINNET)
  const response = await fetch(url, { method: 'OPTIONS' })
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  // Clients say who they are in a header of their own.
  expect(response.headers.get('access-control-allow-headers')).toBe('*')
  const elsewhere = await newestBlockhash(solana.rpcUrls[DEVNET]!)
  const bytes = await transfer({ url, from: key.address, to: second, lamports: SOL, recent: elsewhere })
  await expect(send(signWire(bytes, key))).rejects.toMatchObject({
    code: -32002,
    message: 'Transaction simulation failed: Blockhash not found',
    data: { err: 'BlockhashNotFound' },
  })
})

it.each([['legacy' as const], [0 as const]])('applies a transfer of version %s and remembers it', async (version) => {
  const before = await balance(third)
  const bytes = signWire(await transfer({ url, from: key.address, to: third, lamports: SOL, version }), key)
  const signature = await send(bytes, { preflightCommitment: 'confirmed' })
  expect(signature).toBe(base58.encode(bytes.slice(1, 65)))
  expect(await balance(third)).toBe(before + SOL)
  expect(await ask(url, 'getSignatureStatuses', [signature])).toMatchObject({
    value: [{ err: null, confirmationStatus: 'finalized' }],
  })
  expect(await ask(url, 'getSignaturesForAddress', third)).toMatchObject([
    { signature },
    ...(version === 0 ? [{}] : []),
  ])
  expect(
    await ask(url, 'getTransaction', signature, { encoding: 'base64', maxSupportedTransactionVersion: 0 }),
  ).toMatchObject({
    transaction: [base64.encode(bytes), 'base64'],
    meta: { err: null, fee: 5000 },
  })
  expect(await balance(third, solana.rpcUrls[DEVNET])).toBe(1_000n * SOL)
})

describe('tokens', () => {
  it('are there on the first accounts, by program and by mint, as nodes tell them', async () => {
    const [dollar, pearl] = solana.tokens
    const [holder = ''] = dollar!.holders
    const held = async (filter: object) => {
      const { value } = (await ask(url, 'getTokenAccountsByOwner', holder, filter, { encoding: 'jsonParsed' })) as Told
      return value.map(({ account }) => account.data.parsed.info)
    }
    const told = (mint: string, amount: string) =>
      expect.objectContaining({ mint, tokenAmount: expect.objectContaining({ amount }) })
    const old = await held({ programId: 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA' })
    // In the order of the accounts' own addresses.
    expect(old).toHaveLength(3)
    expect(old).toEqual(
      expect.arrayContaining([
        told(dollar!.address, '1000000000'),
        told(solana.tokens[2]!.address, '100000'),
        told(solana.nfts[0]!.address, '1'),
      ]),
    )
    expect(await held({ programId: 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb' })).toEqual([
      told(pearl!.address, '1000000000000'),
    ])
    expect(await held({ mint: pearl!.address })).toHaveLength(1)
    expect(await ask(url, 'getTokenAccountsByOwner', roster.addresses[9], { mint: pearl!.address })).toMatchObject({
      value: [],
    })
  })

  it('of the new program describe themselves', async () => {
    const { address, symbol, name, decimals } = solana.tokens[1]!
    const info = { decimals, extensions: [{ extension: 'tokenMetadata', state: { symbol, name } }] }
    expect(await ask(url, 'getAccountInfo', address, { encoding: 'jsonParsed' })).toMatchObject({
      value: { data: { program: 'spl-token-2022', parsed: { type: 'mint', info } } },
    })
  })
})

describe('tries out', () => {
  const simulate = (bytes: Uint8Array, options: object = {}) =>
    ask(url, 'simulateTransaction', base64.encode(bytes), { encoding: 'base64', ...options })

  it('what nobody has signed, and tells how accounts would be', async () => {
    const before = await balance(third)
    const bytes = await transfer({ url, from: key.address, to: third, lamports: SOL })
    const accounts = { encoding: 'base64', addresses: [third] }
    expect(await simulate(bytes, { accounts })).toMatchObject({
      value: { err: null, unitsConsumed: 150, accounts: [{ lamports: Number(before + SOL) }] },
    })
    expect(await balance(third)).toBe(before)
    await expect(simulate(bytes, { sigVerify: true })).rejects.toMatchObject({ code: -32003 })
  })

  it('with a blockhash of today where the own one is too old, and says when it would fail', async () => {
    const recent = 'CmpNeggWJ4JaWJeJ8YKN1Zypmk7uvQq3PECGUCAEMbky'
    const bytes = await transfer({ url, from: key.address, to: third, lamports: SOL, recent })
    expect(await simulate(bytes)).toMatchObject({ value: { err: 'BlockhashNotFound' } })
    expect(await simulate(bytes, { replaceRecentBlockhash: true })).toMatchObject({ value: { err: null } })
    const tooMuch = await transfer({ url, from: key.address, to: third, lamports: 5_000n * SOL })
    expect(await simulate(tooMuch)).toMatchObject({ value: { err: { InstructionError: [0, { Custom: 1 }] } } })
  })
})

it('tells pages of what happened, and fees that were paid of late', async () => {
  const address = (await deriveKey(root.mnemonic, 60)).address
  const hashes: unknown[] = []
  for (const lamports of [SOL, 2n * SOL, 3n * SOL]) {
    hashes.unshift(await send(signWire(await transfer({ url, from: key.address, to: address, lamports }), key)))
  }
  const page = async (options: object) =>
    ((await ask(url, 'getSignaturesForAddress', address, options)) as { signature: string }[]).map(
      (each) => each.signature,
    )
  expect(await page({ limit: 2 })).toEqual(hashes.slice(0, 2))
  expect(await page({ before: hashes[1] })).toEqual(hashes.slice(2))
  const fees = (await ask(url, 'getRecentPrioritizationFees', [address])) as { prioritizationFee: number }[]
  expect(fees.length).toBeGreaterThan(3)
  expect(fees.every(({ prioritizationFee }) => prioritizationFee === 0)).toBe(true)
})

interface Told {
  readonly value: readonly { readonly account: { readonly data: { readonly parsed: { readonly info: object } } } }[]
}

describe('refuses as a node does', () => {
  it('more than there is', async () => {
    const bytes = await transfer({ url, from: key.address, to: second, lamports: 5_000n * SOL })
    await expect(send(signWire(bytes, key))).rejects.toMatchObject({
      code: -32002,
      message: 'Transaction simulation failed: Error processing Instruction 0: custom program error: 0x1',
      data: {
        err: { InstructionError: [0, { Custom: 1 }] },
        logs: expect.arrayContaining([expect.stringMatching(/insufficient lamports/)]),
      },
    })
  })

  it('a payer without a coin', async () => {
    const poor = await deriveKey(root.mnemonic, 99)
    const bytes = await transfer({ url, from: poor.address, to: second, lamports: 1n })
    await expect(send(signWire(bytes, poor))).rejects.toMatchObject({
      message: 'Transaction simulation failed: Attempt to debit an account but found no record of a prior credit.',
      data: { err: 'AccountNotFound' },
    })
  })

  it('a signature that is missing or wrong', async () => {
    const bytes = await transfer({ url, from: key.address, to: second, lamports: 1n })
    const refused = { code: -32003, message: 'Transaction signature verification failure' }
    await expect(send(bytes)).rejects.toEqual(refused)
    const signed = signWire(bytes, key)
    signed[10]! ^= 1
    await expect(send(signed)).rejects.toEqual(refused)
  })

  it('what it does not understand', async () => {
    await expect(send(new Uint8Array([1, 2]))).rejects.toMatchObject({ code: -32602 })
    await expect(ask(url, 'getBalance', 'nobody')).rejects.toEqual({ code: -32602, message: 'Invalid param: Invalid' })
    await expect(ask(url, 'getEverything')).rejects.toEqual({ code: -32601, message: 'Method not found' })
    await expect(ask(url, 'getBalance', second, { commitment: 'recent' })).rejects.toMatchObject({ code: -32602 })
  })

  it('with skipped preflight says nothing, and puts the failure on the chain', async () => {
    const bytes = signWire(await transfer({ url, from: key.address, to: second, lamports: 5_000n * SOL }), key)
    const signature = await send(bytes, { skipPreflight: true })
    expect(await ask(url, 'getSignatureStatuses', [signature])).toMatchObject({
      value: [{ err: { InstructionError: [0, { Custom: 1 }] } }],
    })
  })
})
