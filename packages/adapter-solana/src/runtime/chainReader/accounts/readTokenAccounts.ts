import { COMMITMENT, type NodeRequester } from './createNodeRequester.js'
import { TOKEN_PROGRAMS } from './programs.js'
import { readPath, toAmount, toDecimals, toList, toNonEmptyText } from './values.js'

export interface TokenAccount {
  readonly account: string
  readonly mint: string
  readonly program: string
  readonly amount: bigint
  readonly decimals: number
  readonly isFrozen: boolean
}

export async function readTokenAccounts(
  request: NodeRequester,
  owner: string,
  mint?: string,
): Promise<readonly TokenAccount[]> {
  const filters = mint ? [{ mint }] : TOKEN_PROGRAMS.map((programId) => ({ programId }))
  const options = { commitment: COMMITMENT, encoding: 'jsonParsed' }
  const answers = await Promise.all(
    filters.map((filter) => request('getTokenAccountsByOwner', [owner, filter, options])),
  )
  return answers.flatMap((answer) => toList(readPath(answer, 'value')).flatMap(parseTokenAccount))
}

function parseTokenAccount(value: unknown): readonly TokenAccount[] {
  const info = readPath(value, 'account', 'data', 'parsed', 'info')
  const [account, program] = [
    toNonEmptyText(readPath(value, 'pubkey')),
    toNonEmptyText(readPath(value, 'account', 'owner')),
  ]
  const mint = toNonEmptyText(readPath(info, 'mint'))
  const amount = toAmount(readPath(info, 'tokenAmount', 'amount'))
  const decimals = toDecimals(readPath(info, 'tokenAmount', 'decimals'))
  if (!account || !program || !mint || amount === undefined || decimals === undefined) return []
  return [{ account, mint, program, amount, decimals, isFrozen: readPath(info, 'state') === 'frozen' }]
}
