import { bytesToHex } from 'viem'
import { formatAmount } from './formatAmount'
import type { Deed, Row, Warning } from './review'
import { showText } from './showText'

export interface Instruction {
  /** Absent: named in a table elsewhere. */
  readonly program: string | undefined
  readonly accounts: readonly (string | undefined)[]
  readonly data: Uint8Array<ArrayBuffer>
}

const SYSTEM = '11111111111111111111111111111111'
const TOKENS = ['TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb']
const MEMOS = ['MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr', 'Memo1UhkJRfHyvLMcVucJwxXeuD728EqVDDwQDxFMNo']
const TOKEN_ACCOUNTS = 'ATokenGPvbdGVxr1b9hvZbsiqW5xWH25efTNsLJA8knL'
const SOL_DECIMALS = 9

/** What one instruction does. What is not understood is said to be so. */
export function describeInstruction(instruction: Instruction): Deed {
  const { program, data } = instruction
  const known = program === undefined ? undefined : describeKnown(program, instruction)
  if (known) return known
  const text = 'We cannot tell what this program does with your approval. Only approve it if you trust this site.'
  const rows = [address('Program', program)]
  return { title: 'Use a program', rows, warnings: [{ level: 'warn', text }], data: bytesToHex(data) }
}

function describeKnown(program: string, instruction: Instruction): Deed | undefined {
  if (program === SYSTEM) return describeSystem(instruction)
  if (TOKENS.includes(program)) return describeToken(instruction)
  if (MEMOS.includes(program)) return describeMemo(instruction)
  if (program !== TOKEN_ACCOUNTS) return undefined
  const [, , owner, mint] = instruction.accounts
  return { title: 'Make a token account', rows: [address('For', owner), address('Token', mint)], warnings: [] }
}

const ASSIGN = 1
const TRANSFER = 2

function describeSystem({ accounts, data }: Instruction): Deed | undefined {
  const view = new DataView(data.buffer)
  if (data.length < 4) return undefined
  const tag = view.getUint32(0, true)
  if (tag === TRANSFER && data.length === 12) {
    const amount = `${formatAmount(view.getBigUint64(4, true), SOL_DECIMALS)} SOL`
    const rows = [{ name: 'Amount', value: amount }, address('From', accounts[0]), address('To', accounts[1])]
    return { title: `Send ${amount}`, rows, warnings: [] }
  }
  if (tag !== ASSIGN) return undefined
  const text = 'This gives your account to a program. It can then take all that is in it.'
  return { title: 'Give away your account', rows: [address('Account', accounts[0])], warnings: [bad(text)] }
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

function describeToken({ accounts, data }: Instruction): Deed | undefined {
  const tag = data[0] ?? -1
  const isChecked = data.length === CHECKED_LENGTH && tag >= 12
  const hasAmount = isChecked || data.length === PLAIN_LENGTH
  const amount = hasAmount ? new DataView(data.buffer).getBigUint64(1, true) : 0n
  // The checked forms name the token, and how many decimals it has: the network refuses those that are not true.
  const [from, mint, to] = isChecked ? accounts : [accounts[0], undefined, accounts[1]]
  const words = isChecked
    ? `${formatAmount(amount, data[9] ?? 0)} tokens`
    : `${amount} of the smallest units of a token`
  const token = isChecked ? [address('Token', mint)] : []
  switch (tokenNames[tag]) {
    case 'transfer': {
      if (!hasAmount) return undefined
      const rows = [{ name: 'Amount', value: words }, address('From', from), address('To', to), ...token]
      return { title: isChecked ? `Send ${words}` : 'Send tokens', rows, warnings: [] }
    }
    case 'approve': {
      if (!hasAmount) return undefined
      const rows = [{ name: 'At most', value: words }, address('Who may spend it', to), ...token]
      return {
        title: 'Allow spending tokens',
        rows,
        warnings: [bad('They can take this much whenever they like, without asking again.')],
      }
    }
    case 'revoke':
      return { title: 'Take back a permission', rows: [address('Account', accounts[0])], warnings: [] }
    case 'setAuthority': {
      const text = 'After this somebody else decides over what is in this account.'
      return { title: 'Give away a token account', rows: [address('Account', accounts[0])], warnings: [bad(text)] }
    }
    case 'close': {
      const rows = [address('Account', accounts[0]), address('What is left goes to', accounts[1])]
      return { title: 'Close a token account', rows, warnings: [] }
    }
    default:
      return undefined
  }
}

function describeMemo({ data }: Instruction): Deed | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(data)
    return { title: 'Add a note', rows: [{ name: 'Note', value: showText(text) }], warnings: [] }
  } catch {
    return undefined
  }
}

const bad = (text: string): Warning => ({ level: 'bad', text })
const address = (name: string, value: string | undefined): Row =>
  value === undefined ? { name, value: 'not shown in the transaction' } : { name, value, code: true }
