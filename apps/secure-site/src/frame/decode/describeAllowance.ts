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
  const name = token ? formatUntrustedName(token.symbol, 16) : 'this token'
  const who: ReviewRow = { name: 'Spender', value: spender, code: true }
  if (amount === 0n) return { title: `Revoke the permission to spend ${name}`, rows: [who, ...rows], warnings: [] }
  const kind = token ? `all the ${name} you have` : 'all of this token you have'
  const all: ReviewWarning = {
    level: 'bad',
    text: `They can take ${kind}, now and in the future, without asking again.`,
  }
  if (amount >= UNLIMITED) {
    const most: ReviewRow = { name: 'Spending limit', value: 'Unlimited' }
    return { title: `Allow unlimited spending of ${name}`, rows: [most, who, ...rows], warnings: [all] }
  }
  const most: ReviewRow = { name: 'Spending limit', value: words }
  if (token?.balance !== undefined && amount > token.balance) {
    const more: ReviewWarning = {
      level: 'bad',
      text: `This is more than you have, so there’s effectively no limit. ${all.text}`,
    }
    return { title: `Allow spending all your ${name}`, rows: [most, who, ...rows], warnings: [more] }
  }
  const text = 'They can take this much at any time without asking again.'
  const title = `Allow spending ${token ? words : 'a token'}`
  return { title, rows: [most, who, ...rows], warnings: [{ level: 'warn', text }] }
}
