import { base58, base64 } from '@scure/base'
import { getCompiledTransactionMessageDecoder, getTransactionDecoder } from '@solana/kit'
import * as z from 'zod/mini'
import { texts } from '../../texts/texts'
import type { ChainClient } from '../chain/createChainClient'
import { formatSol } from '../decode/describeSolanaTransaction'
import { formatAmount } from '../decode/formatAmount'
import type { ReviewRow, ReviewSection } from '../decode/review'

const TOKEN_PROGRAMS = ['TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb']
// Layouts of token accounts and mints: https://github.com/solana-program/token, state.rs.
const [HOLDER_START, AMOUNT_START, TOKEN_END] = [32, 64, 72]
const DECIMALS_AT = 44
// A node answers for at most this many accounts: https://solana.com/docs/rpc/http/getmultipleaccounts.
const MOST_ACCOUNTS = 100
const MAX_CHANGES = 8

const lamports = z.number().check(z.refine((value) => Number.isSafeInteger(value) && value >= 0))
const accountSchema = z.nullable(
  z.object({ lamports, owner: z.string(), data: z.tuple([z.string(), z.literal('base64')]) }),
)
const accountsSchema = z.object({ value: z.array(accountSchema) })
const simulationSchema = z.object({
  value: z.object({ err: z.unknown(), accounts: z.nullish(z.array(accountSchema)) }),
})

type Account = z.output<typeof accountSchema>

export type SolanaSimulation = { readonly changes: ReviewSection | undefined } | 'fails' | undefined

/**
 * Runs a transaction on the node, and describes how the account’s balances change. Returns undefined where that isn’t
 * known: the node cannot say, or accounts of the transaction are in a lookup table.
 */
export async function simulateSolanaTransaction(
  wire: Uint8Array,
  { chain, account, fee }: { chain: Pick<ChainClient, 'request'>; account: string; fee: bigint },
): Promise<SolanaSimulation> {
  try {
    const watched = readAccounts(wire)
    if (watched === undefined) return undefined
    const read = async (addresses: readonly string[]) => {
      const options = { encoding: 'base64', commitment: 'confirmed', dataSlice: { offset: 0, length: TOKEN_END } }
      const { value } = z.parse(accountsSchema, await chain.request('getMultipleAccounts', [addresses, options]))
      if (value.length !== addresses.length) throw new Error('The node left accounts out.')
      return value
    }
    const before = await read(watched)
    // Programs and others’ accounts can be large, and don’t matter here.
    const own = watched.flatMap((address, index) => {
      const known = before[index] ?? null
      const isOwn = address === account || known === null || readHolding(known)?.holder === account
      return isOwn ? [{ address, before: known }] : []
    })
    const addresses = own.map(({ address }) => address)
    const input = {
      ...{ encoding: 'base64', commitment: 'confirmed', sigVerify: false, replaceRecentBlockhash: true },
      accounts: { encoding: 'base64', addresses },
    }
    const { value } = z.parse(
      simulationSchema,
      await chain.request('simulateTransaction', [base64.encode(wire), input]),
    )
    if (value.err !== null && value.err !== undefined) return 'fails'
    const { accounts } = value
    if (value.err === undefined || accounts?.length !== addresses.length) return undefined
    const changes = own.map((each, index) => ({ ...each, after: accounts[index] ?? null }))
    return { changes: await describeChanges(changes, { account, fee, read }) }
  } catch {
    return undefined
  }
}

/** Returns the accounts that a transaction names itself; undefined if it takes some from a lookup table. */
function readAccounts(wire: Uint8Array): readonly string[] | undefined {
  const message = getCompiledTransactionMessageDecoder().decode(getTransactionDecoder().decode(wire).messageBytes)
  if ('addressTableLookups' in message && (message.addressTableLookups?.length ?? 0) > 0) return undefined
  const { staticAccounts } = message
  return staticAccounts.length > MOST_ACCOUNTS ? undefined : staticAccounts
}

function readHolding(account: Account) {
  if (account === null || !TOKEN_PROGRAMS.includes(account.owner)) return undefined
  const data = base64.decode(account.data[0])
  if (data.length < TOKEN_END) return undefined
  const amount = new DataView(data.buffer, data.byteOffset).getBigUint64(AMOUNT_START, true)
  const [mint, holder] = [data.subarray(0, HOLDER_START), data.subarray(HOLDER_START, AMOUNT_START)]
  return { mint: base58.encode(mint), holder: base58.encode(holder), amount }
}

interface Change {
  readonly address: string
  readonly before: Account
  readonly after: Account
}

async function describeChanges(
  changes: readonly Change[],
  {
    account,
    fee,
    read,
  }: { account: string; fee: bigint; read: (addresses: readonly string[]) => Promise<readonly Account[]> },
): Promise<ReviewSection> {
  const tokens = new Map<string, bigint>()
  let coins = 0n
  for (const { address, before, after } of changes) {
    if (address === account) coins = BigInt(after?.lamports ?? 0) - BigInt(before?.lamports ?? 0) + fee
    const [had, has] = [readHolding(before), readHolding(after)].map((held) =>
      held?.holder === account ? held : undefined,
    )
    const mint = has?.mint ?? had?.mint
    if (mint !== undefined) tokens.set(mint, (tokens.get(mint) ?? 0n) + (has?.amount ?? 0n) - (had?.amount ?? 0n))
  }
  const moved = [...tokens].filter(([, amount]) => amount !== 0n)
  const shown = moved.slice(0, MAX_CHANGES)
  const decimals = await readDecimals(
    shown.map(([mint]) => mint),
    read,
  )
  const { approvals, calls: words } = texts()
  const more = moved.length - shown.length
  const rows: ReviewRow[] = [
    ...(coins === 0n ? [] : [describeChange(coins, formatSol)]),
    ...shown.flatMap(([mint, amount], index) => [
      describeChange(amount, (size) => describeTokens(size, decimals[index])),
      { name: words.rows.token, value: mint, code: true },
    ]),
    ...(more > 0 ? [{ name: approvals.rows.more, value: approvals.more(more) }] : []),
  ]
  const none = [{ name: words.rows.balances, value: words.simulation.noBalances }]
  return { title: words.simulation.title, rows: rows.length === 0 ? none : rows }
}

function describeChange(amount: bigint, describe: (size: bigint) => string): ReviewRow {
  const { youReceive, youSend } = texts().calls.rows
  return amount < 0n ? { name: youSend, value: describe(-amount) } : { name: youReceive, value: describe(amount) }
}

function describeTokens(amount: bigint, decimals: number | undefined): string {
  const { baseUnitsOfToken, ofToken } = texts().calls.amounts
  return decimals === undefined ? baseUnitsOfToken(formatAmount(amount, 0)) : ofToken(formatAmount(amount, decimals))
}

async function readDecimals(
  mints: readonly string[],
  read: (addresses: readonly string[]) => Promise<readonly Account[]>,
): Promise<readonly (number | undefined)[]> {
  if (mints.length === 0) return []
  const accounts = await read(mints).catch(() => [])
  return mints.map((_, index) => {
    const account = accounts[index]
    if (!account || !TOKEN_PROGRAMS.includes(account.owner)) return undefined
    return base64.decode(account.data[0])[DECIMALS_AT]
  })
}
