import { texts } from '../../texts/texts'
import { formatUntrustedName } from './escapeHiddenCharacters'
import type { ActionDescription, ReviewRow, ReviewWarning } from './review'

const UNLIMITED = 2n ** 128n

export interface TokenInfo {
  readonly symbol: string
  readonly decimals: number
  readonly balance?: bigint | undefined
}

export interface Allowance {
  readonly spender: string
  readonly amount: bigint
  readonly words: string
  readonly token?: TokenInfo | undefined
  readonly rows?: readonly ReviewRow[]
}

export function describeAllowance({ spender, amount, words, token, rows = [] }: Allowance): ActionDescription {
  const { allowance, rows: names } = texts().calls
  const symbol = token && formatUntrustedName(token.symbol, 16)
  const who: ReviewRow = { name: names.spender, value: spender, code: true }
  if (amount === 0n) return { title: allowance.revoke(symbol), rows: [who, ...rows], warnings: [] }
  if (amount >= UNLIMITED) {
    const most: ReviewRow = { name: names.spendingLimit, value: allowance.unlimited }
    const all: ReviewWarning = { level: 'bad', text: allowance.canTakeAll(symbol) }
    return { title: allowance.allowUnlimited(symbol), rows: [most, who, ...rows], warnings: [all] }
  }
  const most: ReviewRow = { name: names.spendingLimit, value: words }
  if (symbol !== undefined && token?.balance !== undefined && amount > token.balance) {
    const more: ReviewWarning = { level: 'bad', text: allowance.moreThanBalance(symbol) }
    return { title: allowance.allowAll(symbol), rows: [most, who, ...rows], warnings: [more] }
  }
  const title = token ? allowance.allow(words) : allowance.allowToken
  return { title, rows: [most, who, ...rows], warnings: [{ level: 'warn', text: allowance.canTakeThisMuch }] }
}
