import { base58, base64 } from '@scure/base'
import { createSolanaRpc, address as toAddress } from '@solana/kit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import root from '../testAccounts.json'
import { SOLANA_DEVNET, SOLANA_MAINNET } from './clusters'
import { deriveSolanaKey, type SolanaKey } from './deriveSolanaKey'
import { signSerializedTransaction } from './signSerializedTransaction'
import { startSolana } from './startSolana'
import testAccounts from './testAccounts.json'
import { createSolanaTransfer, getLatestBlockhash, requestRpc } from './testing/transfer'

const SOL = 1_000_000_000n
const [, second = '', third = ''] = testAccounts.addresses

let solana: Awaited<ReturnType<typeof startSolana>>
let key: SolanaKey
let url: string
beforeAll(async () => {
  ;[solana, key] = await Promise.all([startSolana(), deriveSolanaKey(root.mnemonic, 0)])
  url = solana.rpcUrls[SOLANA_MAINNET]!
})
afterAll(() => solana.stop())

const send = async (bytes: Uint8Array, options: object = {}) =>
  requestRpc(url, 'sendTransaction', base64.encode(bytes), { encoding: 'base64', ...options })
const balance = async (address: string, at = url) =>
  (
    await createSolanaRpc(at as 'http://a')
      .getBalance(toAddress(address))
      .send()
  ).value

it('the testAccounts has the addresses that Solana wallets derive', async () => {
  const keys = await Promise.all(testAccounts.addresses.map((_, index) => deriveSolanaKey(root.mnemonic, index)))
  expect(keys.map(({ address }) => address)).toEqual(testAccounts.addresses)
})

it('Solana clusters share nothing, and serve apps', async () => {
  expect(Object.keys(solana.rpcUrls)).toEqual([SOLANA_MAINNET, SOLANA_DEVNET])
  const hash = await createSolanaRpc(url as 'http://a')
    .getGenesisHash()
    .send()
  expect(`solana:${hash.slice(0, 32)}`).toBe(SOLANA_MAINNET)
  const response = await fetch(url, { method: 'OPTIONS' })
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  // Allows every header, as clients identify themselves in one.
  expect(response.headers.get('access-control-allow-headers')).toBe('*')
  const elsewhere = await getLatestBlockhash(solana.rpcUrls[SOLANA_DEVNET]!)
  const bytes = await createSolanaTransfer({ url, from: key.address, to: second, lamports: SOL, recent: elsewhere })
  await expect(send(signSerializedTransaction(bytes, key))).rejects.toMatchObject({
    code: -32002,
    message: 'Transaction simulation failed: Blockhash not found',
    data: { err: 'BlockhashNotFound' },
  })
})

it.each([['legacy' as const], [0 as const]])(
  'a Solana cluster applies and stores a transfer of version %s',
  async (version) => {
    const before = await balance(third)
    const bytes = signSerializedTransaction(
      await createSolanaTransfer({ url, from: key.address, to: third, lamports: SOL, version }),
      key,
    )
    const signature = await send(bytes, { preflightCommitment: 'confirmed' })
    expect(signature).toBe(base58.encode(bytes.slice(1, 65)))
    expect(await balance(third)).toBe(before + SOL)
    expect(await requestRpc(url, 'getSignatureStatuses', [signature])).toMatchObject({
      value: [{ err: null, confirmationStatus: 'finalized' }],
    })
    expect(await requestRpc(url, 'getSignaturesForAddress', third)).toMatchObject([
      { signature },
      ...(version === 0 ? [{}] : []),
    ])
    expect(
      await requestRpc(url, 'getTransaction', signature, { encoding: 'base64', maxSupportedTransactionVersion: 0 }),
    ).toMatchObject({
      transaction: [base64.encode(bytes), 'base64'],
      meta: { err: null, fee: 5000 },
    })
    expect(await balance(third, solana.rpcUrls[SOLANA_DEVNET])).toBe(1_000n * SOL)
  },
)

describe('the tokens of a Solana cluster', () => {
  it('are held by the first accounts, by program and by mint', async () => {
    const [dollar, pearl] = solana.tokens
    const [holder = ''] = dollar!.holders
    const held = async (filter: object) => {
      const { value } = (await requestRpc(url, 'getTokenAccountsByOwner', holder, filter, {
        encoding: 'jsonParsed',
      })) as Told
      return value.map(({ account }) => account.data.parsed.info)
    }
    const reported = (mint: string, amount: string) =>
      expect.objectContaining({ mint, tokenAmount: expect.objectContaining({ amount }) })
    const old = await held({ programId: 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA' })
    // Accepts any order, as nodes sort by the token accounts' addresses.
    expect(old).toHaveLength(3)
    expect(old).toEqual(
      expect.arrayContaining([
        reported(dollar!.address, '1000000000'),
        reported(solana.tokens[2]!.address, '100000'),
        reported(solana.nfts[0]!.address, '1'),
      ]),
    )
    expect(await held({ programId: 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb' })).toEqual([
      reported(pearl!.address, '1000000000000'),
    ])
    expect(await held({ mint: pearl!.address })).toHaveLength(1)
    expect(
      await requestRpc(url, 'getTokenAccountsByOwner', testAccounts.addresses[9], { mint: pearl!.address }),
    ).toMatchObject({
      value: [],
    })
  })

  it('of Token-2022 have their metadata', async () => {
    const { address, symbol, name, decimals } = solana.tokens[1]!
    const info = { decimals, extensions: [{ extension: 'tokenMetadata', state: { symbol, name } }] }
    expect(await requestRpc(url, 'getAccountInfo', address, { encoding: 'jsonParsed' })).toMatchObject({
      value: { data: { program: 'spl-token-2022', parsed: { type: 'mint', info } } },
    })
  })
})

describe('a Solana simulation', () => {
  const simulate = (bytes: Uint8Array, options: object = {}) =>
    requestRpc(url, 'simulateTransaction', base64.encode(bytes), { encoding: 'base64', ...options })

  it('accepts an unsigned transaction, and returns the resulting accounts', async () => {
    const before = await balance(third)
    const bytes = await createSolanaTransfer({ url, from: key.address, to: third, lamports: SOL })
    const accounts = { encoding: 'base64', addresses: [third] }
    expect(await simulate(bytes, { accounts })).toMatchObject({
      value: { err: null, unitsConsumed: 150, accounts: [{ lamports: Number(before + SOL) }] },
    })
    expect(await balance(third)).toBe(before)
    await expect(simulate(bytes, { sigVerify: true })).rejects.toMatchObject({ code: -32003 })
  })

  it('replaces an expired blockhash on request, and reports a failure', async () => {
    const recent = 'CmpNeggWJ4JaWJeJ8YKN1Zypmk7uvQq3PECGUCAEMbky'
    const bytes = await createSolanaTransfer({ url, from: key.address, to: third, lamports: SOL, recent })
    expect(await simulate(bytes)).toMatchObject({ value: { err: 'BlockhashNotFound' } })
    expect(await simulate(bytes, { replaceRecentBlockhash: true })).toMatchObject({ value: { err: null } })
    const tooMuch = await createSolanaTransfer({ url, from: key.address, to: third, lamports: 5_000n * SOL })
    expect(await simulate(tooMuch)).toMatchObject({ value: { err: { InstructionError: [0, { Custom: 1 }] } } })
  })
})

it('a Solana cluster returns signatures in pages, and recent priority fees', async () => {
  const address = (await deriveSolanaKey(root.mnemonic, 60)).address
  const hashes: unknown[] = []
  for (const lamports of [SOL, 2n * SOL, 3n * SOL]) {
    hashes.unshift(
      await send(
        signSerializedTransaction(await createSolanaTransfer({ url, from: key.address, to: address, lamports }), key),
      ),
    )
  }
  const page = async (options: object) =>
    ((await requestRpc(url, 'getSignaturesForAddress', address, options)) as { signature: string }[]).map(
      (each) => each.signature,
    )
  expect(await page({ limit: 2 })).toEqual(hashes.slice(0, 2))
  expect(await page({ before: hashes[1] })).toEqual(hashes.slice(2))
  const fees = (await requestRpc(url, 'getRecentPrioritizationFees', [address])) as { prioritizationFee: number }[]
  expect(fees.length).toBeGreaterThan(3)
  expect(fees.every(({ prioritizationFee }) => prioritizationFee === 0)).toBe(true)
})

interface Told {
  readonly value: readonly { readonly account: { readonly data: { readonly parsed: { readonly info: object } } } }[]
}

describe('a Solana cluster', () => {
  it('rejects a transfer above the balance', async () => {
    const bytes = await createSolanaTransfer({ url, from: key.address, to: second, lamports: 5_000n * SOL })
    await expect(send(signSerializedTransaction(bytes, key))).rejects.toMatchObject({
      code: -32002,
      message: 'Transaction simulation failed: Error processing Instruction 0: custom program error: 0x1',
      data: {
        err: { InstructionError: [0, { Custom: 1 }] },
        logs: expect.arrayContaining([expect.stringMatching(/insufficient lamports/)]),
      },
    })
  })

  it('rejects a payer without coins', async () => {
    const poor = await deriveSolanaKey(root.mnemonic, 99)
    const bytes = await createSolanaTransfer({ url, from: poor.address, to: second, lamports: 1n })
    await expect(send(signSerializedTransaction(bytes, poor))).rejects.toMatchObject({
      message: 'Transaction simulation failed: Attempt to debit an account but found no record of a prior credit.',
      data: { err: 'AccountNotFound' },
    })
  })

  it('rejects a missing or wrong signature', async () => {
    const bytes = await createSolanaTransfer({ url, from: key.address, to: second, lamports: 1n })
    const refused = { code: -32003, message: 'Transaction signature verification failure' }
    await expect(send(bytes)).rejects.toEqual(refused)
    const signed = signSerializedTransaction(bytes, key)
    signed[10]! ^= 1
    await expect(send(signed)).rejects.toEqual(refused)
  })

  it('rejects invalid parameters and unknown methods', async () => {
    await expect(send(new Uint8Array([1, 2]))).rejects.toMatchObject({ code: -32602 })
    await expect(requestRpc(url, 'getBalance', 'nobody')).rejects.toEqual({
      code: -32602,
      message: 'Invalid param: Invalid',
    })
    await expect(requestRpc(url, 'getEverything')).rejects.toEqual({ code: -32601, message: 'Method not found' })
    await expect(requestRpc(url, 'getBalance', second, { commitment: 'recent' })).rejects.toMatchObject({
      code: -32602,
    })
  })

  it('accepts a failing transaction without preflight, and confirms the failure', async () => {
    const bytes = signSerializedTransaction(
      await createSolanaTransfer({ url, from: key.address, to: second, lamports: 5_000n * SOL }),
      key,
    )
    const signature = await send(bytes, { skipPreflight: true })
    expect(await requestRpc(url, 'getSignatureStatuses', [signature])).toMatchObject({
      value: [{ err: { InstructionError: [0, { Custom: 1 }] } }],
    })
  })
})
