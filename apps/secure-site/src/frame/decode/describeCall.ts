import { decodeFunctionData, erc20Abi, type Hex, isAddressEqual, parseAbi } from 'viem'
import { formatTime } from '../../formatTime'
import { describeAllowance, type TokenInfo } from './describeAllowance'
import { describeSafeTransaction } from './describeSafeTransaction'
import { formatUntrustedName } from './escapeHiddenCharacters'
import { formatAmount } from './formatAmount'
import type { ActionDescription, ReviewRow, ReviewWarning } from './review'

export interface EvmCall {
  /** Called address; absent for a contract creation. */
  readonly to?: `0x${string}` | undefined
  readonly value: bigint
  readonly data: Hex
}

export interface CallInfo {
  readonly symbol: string
  readonly isContract?: boolean
  readonly token?: TokenInfo | undefined
}

const NATIVE_DECIMALS = 18

/** Year 2200 in seconds since 1970. Later expiries are displayed as `Never`. */
const MAX_TIMESTAMP_SECONDS = 7_258_118_400
const ABI = [
  ...erc20Abi,
  ...parseAbi([
    'function increaseAllowance(address spender, uint256 addedValue)',
    'function increaseApproval(address spender, uint256 addedValue)',
    'function approveDelegation(address delegatee, uint256 amount)',
    'function setOperator(address operator, bool approved)',
    'function authorizeOperator(address operator)',
    'function setApprovalForAll(address operator, bool approved)',
    'function safeTransferFrom(address from, address to, uint256 tokenId)',
    'function safeTransferFrom(address from, address to, uint256 tokenId, bytes data)',
    'function safeTransferFrom(address from, address to, uint256 id, uint256 value, bytes data)',
    'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures)',
  ]),
] as const

const PERMIT2 = parseAbi([
  'function approve(address token, address spender, uint160 amount, uint48 expiration)',
  'function transferFrom(address from, address to, uint160 amount, address token)',
])

/** Describes one call. Never throws: unknown calls are described as such. */
export function describeCall(call: EvmCall, facts: CallInfo): ActionDescription {
  const sent: ReviewRow[] =
    call.value > 0n ? [{ name: 'Sends', value: `${formatAmount(call.value, NATIVE_DECIMALS)} ${facts.symbol}` }] : []
  if (call.to === undefined) {
    const warnings: ReviewWarning[] = [
      { level: 'warn', text: 'This creates a new contract. We can’t show what it does.' },
    ]
    return { title: 'Create a contract', rows: sent, warnings, data: call.data }
  }
  if (call.data === '0x') return describeTransfer(call.to, call.value, facts)
  return (
    describeKnown(call.to, call.data, sent, facts) ??
    describePermit2(call.to, call.data, sent, facts) ??
    describeUnknown(call.to, call.data, sent, facts)
  )
}

function describeTransfer(to: string, value: bigint, { symbol, isContract }: CallInfo): ActionDescription {
  const amount = `${formatAmount(value, NATIVE_DECIMALS)} ${symbol}`
  const warnings: ReviewWarning[] = isContract ? [{ level: 'warn', text: 'The recipient is a contract.' }] : []
  return { title: `Send ${amount}`, rows: [{ name: 'Amount', value: amount }, address('To', to)], warnings }
}

function describeUnknown(
  to: string,
  data: Hex,
  sent: readonly ReviewRow[],
  { isContract }: CallInfo,
): ActionDescription {
  const rows = [address('Contract', to), { name: 'Function', value: data.slice(0, 10), code: true }, ...sent]
  const text =
    isContract === false
      ? 'There’s no contract at this address. Approve only if you know why data is sent there.'
      : 'We can’t tell what this contract will do. Approve only if you trust this site.'
  return { title: 'Interact with a contract', rows, warnings: [{ level: 'warn', text }], data }
}

function describeKnown(
  to: `0x${string}`,
  data: Hex,
  sent: readonly ReviewRow[],
  { token }: CallInfo,
): ActionDescription | undefined {
  const call = decode(data)
  const contract = address('Token contract', to)
  const amountOf = (amount: bigint) => toUserMessage(amount, token)
  switch (call?.functionName) {
    case 'transfer': {
      const [recipient, amount] = call.args
      const words = amountOf(amount)
      const itself = isAddressEqual(recipient, to)
      const warnings: ReviewWarning[] = itself
        ? [{ level: 'bad', text: 'The recipient is the token’s contract. Anything sent there is lost.' }]
        : []
      return {
        title: token ? `Send ${words}` : 'Send tokens',
        rows: [{ name: 'Amount', value: words }, address('To', recipient), contract, ...sent],
        warnings,
      }
    }
    case 'approve':
    case 'increaseAllowance':
    case 'increaseApproval': {
      const [spender, amount] = call.args
      return describeAllowance({ spender, amount, words: amountOf(amount), token, rows: [contract, ...sent] })
    }
    case 'transferFrom': {
      const [from, recipient, amount] = call.args
      const rows = [{ name: 'Amount', value: amountOf(amount) }, address('From', from), address('To', recipient)]
      return { title: 'Transfer tokens', rows: [...rows, contract, ...sent], warnings: [] }
    }
    case 'safeTransferFrom': {
      const [from, recipient, id] = call.args
      const rows = [{ name: 'Token ID', value: id.toString() }, address('From', from), address('To', recipient)]
      return { title: 'Send an NFT', rows: [...rows, address('Collection', to), ...sent], warnings: [] }
    }
    case 'approveDelegation': {
      const [spender, amount] = call.args
      if (amount === 0n)
        return { title: 'Revoke a permission to borrow', rows: [address('Borrower', spender), contract], warnings: [] }
      const rows = [{ name: 'Limit', value: amountOf(amount) }, address('Borrower', spender), contract, ...sent]
      const text = 'They can borrow this much in your name without asking again. You owe what they borrow.'
      return { title: 'Allow borrowing in your name', rows, warnings: [{ level: 'bad', text }] }
    }
    case 'setOperator':
    case 'authorizeOperator': {
      const [operator, isApproved = true] = call.args
      const rows = [address('Operator', operator), contract, ...sent]
      if (!isApproved) return { title: 'Revoke access to tokens', rows, warnings: [] }
      const text = 'They can take all of these tokens you have, now and in the future, without asking again.'
      return { title: 'Allow access to tokens', rows, warnings: [{ level: 'bad', text }] }
    }
    case 'execTransaction': {
      const [target, value, inner, operation, , , gasPrice, , refundReceiver] = call.args
      const deed = describeSafeTransaction({
        ...{ safe: to, to: target, value, data: inner, gasPrice, refundReceiver },
        operation: BigInt(operation),
      })
      return { ...deed, rows: [...deed.rows, ...sent] }
    }
    case 'setApprovalForAll': {
      const [operator, isApproved] = call.args
      const rows = [address('Operator', operator), address('Collection', to), ...sent]
      if (!isApproved) return { title: 'Revoke access to a collection', rows, warnings: [] }
      const text = 'They can take every NFT you have in this collection, now and in the future, without asking again.'
      return { title: 'Allow access to a collection', rows, warnings: [{ level: 'bad', text }] }
    }
    default:
      return undefined
  }
}

export function readPermit2Token(data: Hex): `0x${string}` | undefined {
  const call = decodePermit2(data)
  return call?.functionName === 'approve' ? call.args[0] : call?.args[3]
}

function describePermit2(
  to: `0x${string}`,
  data: Hex,
  sent: readonly ReviewRow[],
  { token }: CallInfo,
): ActionDescription | undefined {
  const call = decodePermit2(data)
  if (call === undefined) return undefined
  const wordsOf = (amount: bigint) => toUserMessage(amount, token)
  if (call.functionName === 'approve') {
    const [contract, spender, amount, expiration] = call.args
    const until: ReviewRow = { name: 'Expires', value: toUntil(expiration) }
    const rows = [until, address('Token contract', contract), address('Through', to), ...sent]
    return describeAllowance({ spender, amount, words: wordsOf(amount), token, rows })
  }
  const [from, recipient, amount, contract] = call.args
  const rows = [{ name: 'Amount', value: wordsOf(amount) }, address('From', from), address('To', recipient)]
  return { title: 'Transfer tokens', rows: [...rows, address('Token contract', contract), ...sent], warnings: [] }
}

function toUntil(expiration: number): string {
  if (expiration === 0) return 'At the end of the block that includes it'
  return expiration > MAX_TIMESTAMP_SECONDS ? 'Never' : formatTime(expiration * 1000)
}

function decodePermit2(data: Hex) {
  try {
    return decodeFunctionData({ abi: PERMIT2, data })
  } catch {
    return undefined
  }
}

function decode(data: Hex) {
  try {
    return decodeFunctionData({ abi: ABI, data })
  } catch {
    return undefined
  }
}

const toUserMessage = (amount: bigint, token: TokenInfo | undefined): string =>
  token
    ? `${formatAmount(amount, token.decimals)} ${formatUntrustedName(token.symbol, 16)}`
    : `${amount} base units of an unknown token`

const address = (name: string, value: string): ReviewRow => ({ name, value, code: true })
