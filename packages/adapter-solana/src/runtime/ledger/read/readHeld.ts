import { type Ask, COMMITMENT } from './ask.js'
import { TOKEN_PROGRAMS } from './programs.js'
import { at, listOf, toAmount, toDecimals, toText } from './values.js'

/** An account that holds a token. */
export interface Held {
  readonly account: string
  readonly mint: string
  readonly program: string
  readonly amount: bigint
  readonly decimals: number
  readonly isFrozen: boolean
}

/** All accounts of an owner, of both programs, or those of one mint. One that cannot be read is left out. */
export async function readHeld(ask: Ask, owner: string, mint?: string): Promise<readonly Held[]> {
  const filters = mint ? [{ mint }] : TOKEN_PROGRAMS.map((programId) => ({ programId }))
  const options = { commitment: COMMITMENT, encoding: 'jsonParsed' }
  const answers = await Promise.all(filters.map((filter) => ask('getTokenAccountsByOwner', [owner, filter, options])))
  return answers.flatMap((answer) => listOf(at(answer, 'value')).flatMap(readOne))
}

function readOne(value: unknown): readonly Held[] {
  const info = at(value, 'account', 'data', 'parsed', 'info')
  const [account, program] = [toText(at(value, 'pubkey')), toText(at(value, 'account', 'owner'))]
  const mint = toText(at(info, 'mint'))
  const amount = toAmount(at(info, 'tokenAmount', 'amount'))
  const decimals = toDecimals(at(info, 'tokenAmount', 'decimals'))
  if (!account || !program || !mint || amount === undefined || decimals === undefined) return []
  return [{ account, mint, program, amount, decimals, isFrozen: at(info, 'state') === 'frozen' }]
}
