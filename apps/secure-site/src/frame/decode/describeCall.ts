import { decodeFunctionData, erc20Abi, type Hex, isAddressEqual, parseAbi } from 'viem'
import { formatTime } from '../../formatTime'
import { texts } from '../../texts/texts'
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

/** Year 2200 in seconds since 1970. Later expiries count as never. */
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
  const { contract, rows: names } = texts().calls
  const sent: ReviewRow[] =
    call.value > 0n
      ? [{ name: names.sends, value: `${formatAmount(call.value, NATIVE_DECIMALS)} ${facts.symbol}` }]
      : []
  if (call.to === undefined) {
    const warnings: ReviewWarning[] = [{ level: 'warn', text: contract.createsUnknown }]
    return { title: contract.create, rows: sent, warnings, data: call.data }
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
  const { rows: names, transfer } = texts().calls
  const warnings: ReviewWarning[] = isContract ? [{ level: 'warn', text: transfer.toContract }] : []
  const rows = [{ name: names.amount, value: amount }, address(names.to, to)]
  return { title: transfer.send(amount), rows, warnings }
}

function describeUnknown(
  to: string,
  data: Hex,
  sent: readonly ReviewRow[],
  { isContract }: CallInfo,
): ActionDescription {
  const { contract, rows: names } = texts().calls
  const rows = [address(names.contract, to), { name: names.function, value: data.slice(0, 10), code: true }, ...sent]
  const text = isContract === false ? contract.notThere : contract.unknown
  return { title: contract.interact, rows, warnings: [{ level: 'warn', text }], data }
}

function describeKnown(
  to: `0x${string}`,
  data: Hex,
  sent: readonly ReviewRow[],
  { token }: CallInfo,
): ActionDescription | undefined {
  const { borrowing, operator: access, rows: names, transfer } = texts().calls
  const call = decode(data)
  const contract = address(names.tokenContract, to)
  const amountOf = (amount: bigint) => toUserMessage(amount, token)
  switch (call?.functionName) {
    case 'transfer': {
      const [recipient, amount] = call.args
      const words = amountOf(amount)
      const itself = isAddressEqual(recipient, to)
      const warnings: ReviewWarning[] = itself ? [{ level: 'bad', text: transfer.toTokenContract }] : []
      return {
        title: token ? transfer.send(words) : transfer.sendTokens,
        rows: [{ name: names.amount, value: words }, address(names.to, recipient), contract, ...sent],
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
      return describeTransferFrom({ from, to: recipient, amount: amountOf(amount) }, [contract, ...sent])
    }
    case 'safeTransferFrom': {
      const [from, recipient, id] = call.args
      const rows = [
        { name: names.tokenId, value: id.toString() },
        address(names.from, from),
        address(names.to, recipient),
      ]
      return { title: transfer.sendNft, rows: [...rows, address(names.collection, to), ...sent], warnings: [] }
    }
    case 'approveDelegation': {
      const [spender, amount] = call.args
      const borrower = address(names.borrower, spender)
      if (amount === 0n) return { title: borrowing.revoke, rows: [borrower, contract], warnings: [] }
      const rows = [{ name: names.limit, value: amountOf(amount) }, borrower, contract, ...sent]
      return { title: borrowing.allow, rows, warnings: [{ level: 'bad', text: borrowing.youOwe }] }
    }
    case 'setOperator':
    case 'authorizeOperator': {
      const [operator, isApproved = true] = call.args
      const rows = [address(names.operator, operator), contract, ...sent]
      if (!isApproved) return { title: access.revokeTokens, rows, warnings: [] }
      return { title: access.allowTokens, rows, warnings: [{ level: 'bad', text: access.canTakeTokens }] }
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
      const rows = [address(names.operator, operator), address(names.collection, to), ...sent]
      if (!isApproved) return { title: access.revokeCollection, rows, warnings: [] }
      return { title: access.allowCollection, rows, warnings: [{ level: 'bad', text: access.canTakeCollection }] }
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
    const { rows: names } = texts().calls
    const until: ReviewRow = { name: names.expires, value: toUntil(expiration) }
    const rows = [until, address(names.tokenContract, contract), address(names.through, to), ...sent]
    return describeAllowance({ spender, amount, words: wordsOf(amount), token, rows })
  }
  const [from, recipient, amount, contract] = call.args
  const rows = [address(texts().calls.rows.tokenContract, contract), ...sent]
  return describeTransferFrom({ from, to: recipient, amount: wordsOf(amount) }, rows)
}

function describeTransferFrom(
  { from, to, amount }: { readonly from: string; readonly to: string; readonly amount: string },
  rest: readonly ReviewRow[],
): ActionDescription {
  const { rows: names, transfer } = texts().calls
  const rows = [{ name: names.amount, value: amount }, address(names.from, from), address(names.to, to), ...rest]
  return { title: transfer.transferTokens, rows, warnings: [] }
}

function toUntil(expiration: number): string {
  const { calls, language } = texts()
  if (expiration === 0) return calls.expiry.endOfBlock
  return expiration > MAX_TIMESTAMP_SECONDS ? calls.expiry.never : formatTime(expiration * 1000, language)
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
    : texts().calls.amounts.baseUnitsOfUnknownToken(String(amount))

const address = (name: string, value: string): ReviewRow => ({ name, value, code: true })
