import { base58, base64 } from '@scure/base'
import { createSolanaRpc, address as toAddress } from '@solana/kit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import root from '../roster.json'
import { DEVNET, MAINNET } from './clusters.mjs'
import { deriveKey, type Key } from './deriveKey.mjs'
import roster from './roster.json'
import { signWire } from './signWire.mjs'
import { startSolana } from './startSolana.mjs'
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
  expect(await ask(url, 'getTransaction', signature)).toMatchObject({
    transaction: [base64.encode(bytes), 'base64'],
    meta: { err: null, fee: 5000 },
  })
  expect(await balance(third, solana.rpcUrls[DEVNET])).toBe(1_000n * SOL)
})

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
