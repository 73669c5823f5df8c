import { bytesToHex } from 'viem'
import { texts } from '../../texts/texts'
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
  const { rows: names, solana } = texts().calls
  const rows = [address(names.program, program)]
  const warnings: ReviewWarning[] = [{ level: 'warn', text: solana.unknown }]
  return { title: solana.interact, rows, warnings, data: bytesToHex(data) }
}

function describeKnown(program: string, instruction: Instruction): ActionDescription | undefined {
  if (program === SYSTEM) return describeSystem(instruction)
  if (TOKENS.includes(program)) return describeToken(instruction)
  if (MEMOS.includes(program)) return describeMemo(instruction)
  if (program !== TOKEN_ACCOUNTS) return undefined
  const [, , owner, mint] = instruction.accounts
  const { rows: names, solana } = texts().calls
  const rows = [address(names.for, owner), address(names.token, mint)]
  return { title: solana.createTokenAccount, rows, warnings: [] }
}

const ASSIGN = 1
const TRANSFER = 2

function describeSystem({ accounts, data }: Instruction): ActionDescription | undefined {
  const view = new DataView(data.buffer)
  if (data.length < 4) return undefined
  const { rows: names, solana, transfer } = texts().calls
  const tag = view.getUint32(0, true)
  if (tag === TRANSFER && data.length === 12) {
    const amount = `${formatAmount(view.getBigUint64(4, true), SOL_DECIMALS)} SOL`
    const rows = [
      { name: names.amount, value: amount },
      address(names.from, accounts[0]),
      address(names.to, accounts[1]),
    ]
    return { title: transfer.send(amount), rows, warnings: [] }
  }
  if (tag !== ASSIGN) return undefined
  const rows = [address(texts().approvals.rows.account, accounts[0])]
  return { title: solana.giveUpControl, rows, warnings: [bad(solana.programCanTakeAll)] }
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
  const { allowance, amounts, rows: names, solana, transfer } = texts().calls
  const words = isChecked
    ? amounts.tokens(formatAmount(amount, data[9] ?? 0))
    : amounts.baseUnitsOfToken(String(amount))
  const token = isChecked ? [address(names.token, mint)] : []
  const account = address(texts().approvals.rows.account, accounts[0])
  switch (tokenNames[tag]) {
    case 'transfer': {
      if (!hasAmount) return undefined
      const rows = [{ name: names.amount, value: words }, address(names.from, from), address(names.to, to), ...token]
      return { title: isChecked ? transfer.send(words) : transfer.sendTokens, rows, warnings: [] }
    }
    case 'approve': {
      if (!hasAmount) return undefined
      const rows = [{ name: names.spendingLimit, value: words }, address(names.spender, to), ...token]
      return { title: allowance.allowTokens, rows, warnings: [bad(allowance.canTakeThisMuch)] }
    }
    case 'revoke':
      return { title: solana.revoke, rows: [account], warnings: [] }
    case 'setAuthority':
      return { title: solana.changeControl, rows: [account], warnings: [bad(solana.othersMayControl)] }
    case 'close':
      return {
        title: solana.closeTokenAccount,
        rows: [account, address(names.remainingTo, accounts[1])],
        warnings: [],
      }
    default:
      return undefined
  }
}

function describeMemo({ data }: Instruction): ActionDescription | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(data)
    const { rows: names, solana } = texts().calls
    return { title: solana.addNote, rows: [{ name: names.note, value: escapeHiddenCharacters(text) }], warnings: [] }
  } catch {
    return undefined
  }
}

const bad = (text: string): ReviewWarning => ({ level: 'bad', text })
const address = (name: string, value: string | undefined): ReviewRow =>
  value === undefined ? { name, value: texts().calls.solana.notShown } : { name, value, code: true }
