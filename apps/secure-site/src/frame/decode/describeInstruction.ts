import { bytesToHex } from 'viem'
import { escapeHiddenCharacters } from './escapeHiddenCharacters'
import { formatAmount } from './formatAmount'
import type { ActionDescription, ReviewRow, ReviewWarning } from './review'

export interface Instruction {
  /** Address of the program; absent if the transaction takes the address from a lookup table. */
  readonly program: string | undefined
  readonly accounts: readonly (string | undefined)[]
  readonly data: Uint8Array<ArrayBuffer>
}

const SYSTEM = '11111111111111111111111111111111'
const TOKENS = ['TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb']
const MEMOS = ['MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr', 'Memo1UhkJRfHyvLMcVucJwxXeuD728EqVDDwQDxFMNo']
const TOKEN_ACCOUNTS = 'ATokenGPvbdGVxr1b9hvZbsiqW5xWH25efTNsLJA8knL'
const SOL_DECIMALS = 9

/** Describes one instruction; unknown ones are described as such. */
export function describeInstruction(instruction: Instruction): ActionDescription {
  const { program, data } = instruction
  const known = program === undefined ? undefined : describeKnown(program, instruction)
  if (known) return known
  const text = 'We can’t tell what this program will do. Approve only if you trust this site.'
  const rows = [address('Program', program)]
  return { title: 'Interact with a program', rows, warnings: [{ level: 'warn', text }], data: bytesToHex(data) }
}

function describeKnown(program: string, instruction: Instruction): ActionDescription | undefined {
  if (program === SYSTEM) return describeSystem(instruction)
  if (TOKENS.includes(program)) return describeToken(instruction)
  if (MEMOS.includes(program)) return describeMemo(instruction)
  if (program !== TOKEN_ACCOUNTS) return undefined
  const [, , owner, mint] = instruction.accounts
  return { title: 'Create a token account', rows: [address('For', owner), address('Token', mint)], warnings: [] }
}

const ASSIGN = 1
const TRANSFER = 2

function describeSystem({ accounts, data }: Instruction): ActionDescription | undefined {
  const view = new DataView(data.buffer)
  if (data.length < 4) return undefined
  const tag = view.getUint32(0, true)
  if (tag === TRANSFER && data.length === 12) {
    const amount = `${formatAmount(view.getBigUint64(4, true), SOL_DECIMALS)} SOL`
    const rows = [{ name: 'Amount', value: amount }, address('From', accounts[0]), address('To', accounts[1])]
    return { title: `Send ${amount}`, rows, warnings: [] }
  }
  if (tag !== ASSIGN) return undefined
  const text = 'This gives a program control of your account. It can then take everything in it.'
  return { title: 'Give up control of your account', rows: [address('Account', accounts[0])], warnings: [bad(text)] }
}

const tokenNames: Readonly<Record<number, string>> = {
  3: 'transfer',
  4: 'approve',
  5: 'revoke',
  6: 'setAuthority',
  9: 'close',
  12: 'transfer',
  13: 'approve',
}
const CHECKED_LENGTH = 10
const PLAIN_LENGTH = 9

function describeToken({ accounts, data }: Instruction): ActionDescription | undefined {
  const tag = data[0] ?? -1
  const isChecked = data.length === CHECKED_LENGTH && tag >= 12
  const hasAmount = isChecked || data.length === PLAIN_LENGTH
  const amount = hasAmount ? new DataView(data.buffer).getBigUint64(1, true) : 0n
  // Checked transfers name token and decimals, which the network verifies.
  const [from, mint, to] = isChecked ? accounts : [accounts[0], undefined, accounts[1]]
  const words = isChecked ? `${formatAmount(amount, data[9] ?? 0)} tokens` : `${amount} base units of a token`
  const token = isChecked ? [address('Token', mint)] : []
  switch (tokenNames[tag]) {
    case 'transfer': {
      if (!hasAmount) return undefined
      const rows = [{ name: 'Amount', value: words }, address('From', from), address('To', to), ...token]
      return { title: isChecked ? `Send ${words}` : 'Send tokens', rows, warnings: [] }
    }
    case 'approve': {
      if (!hasAmount) return undefined
      const rows = [{ name: 'Spending limit', value: words }, address('Spender', to), ...token]
      return {
        title: 'Allow spending tokens',
        rows,
        warnings: [bad('They can take this much at any time without asking again.')],
      }
    }
    case 'revoke':
      return { title: 'Revoke a permission', rows: [address('Account', accounts[0])], warnings: [] }
    case 'setAuthority': {
      const text = 'After this, someone else may control this account.'
      return {
        title: 'Change who controls a token account',
        rows: [address('Account', accounts[0])],
        warnings: [bad(text)],
      }
    }
    case 'close': {
      const rows = [address('Account', accounts[0]), address('Remaining funds go to', accounts[1])]
      return { title: 'Close a token account', rows, warnings: [] }
    }
    default:
      return undefined
  }
}

function describeMemo({ data }: Instruction): ActionDescription | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(data)
    return { title: 'Add a note', rows: [{ name: 'Note', value: escapeHiddenCharacters(text) }], warnings: [] }
  } catch {
    return undefined
  }
}

const bad = (text: string): ReviewWarning => ({ level: 'bad', text })
const address = (name: string, value: string | undefined): ReviewRow =>
  value === undefined ? { name, value: 'not shown in the transaction' } : { name, value, code: true }
