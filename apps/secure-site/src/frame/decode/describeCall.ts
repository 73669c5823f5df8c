import { decodeFunctionData, erc20Abi, type Hex, isAddressEqual, parseAbi } from 'viem'
import { formatAmount } from './formatAmount'
import type { Deed, Row, Warning } from './review'
import { showName } from './showText'

export interface EvmCall {
  /** Absent: a contract is made. */
  readonly to?: `0x${string}` | undefined
  readonly value: bigint
  readonly data: Hex
}

/** What the chain says of the address that is called; absent when it could not be asked. */
export interface CallFacts {
  readonly symbol: string
  readonly isContract?: boolean
  readonly token?: { readonly symbol: string; readonly decimals: number } | undefined
}

const NATIVE_DECIMALS = 18
/** Nobody has this much of anything. */
const UNLIMITED = 2n ** 128n

const ABI = [
  ...erc20Abi,
  ...parseAbi([
    'function increaseAllowance(address spender, uint256 addedValue)',
    'function setApprovalForAll(address operator, bool approved)',
    'function safeTransferFrom(address from, address to, uint256 tokenId)',
    'function safeTransferFrom(address from, address to, uint256 tokenId, bytes data)',
    'function safeTransferFrom(address from, address to, uint256 id, uint256 value, bytes data)',
  ]),
] as const

/** What one call does, in words. Never throws: what is not understood is said to be so. */
export function describeCall(call: EvmCall, facts: CallFacts): Deed {
  const sent: Row[] =
    call.value > 0n ? [{ name: 'Sends', value: `${formatAmount(call.value, NATIVE_DECIMALS)} ${facts.symbol}` }] : []
  if (call.to === undefined) {
    const warnings: Warning[] = [
      { level: 'warn', text: 'This makes a new contract. What it does cannot be shown here.' },
    ]
    return { title: 'Create a contract', rows: sent, warnings, data: call.data }
  }
  if (call.data === '0x') return describeTransfer(call.to, call.value, facts)
  return describeKnown(call.to, call.data, sent, facts) ?? describeUnknown(call.to, call.data, sent, facts)
}

function describeTransfer(to: string, value: bigint, { symbol, isContract }: CallFacts): Deed {
  const amount = `${formatAmount(value, NATIVE_DECIMALS)} ${symbol}`
  const warnings: Warning[] = isContract ? [{ level: 'warn', text: 'The recipient is a contract.' }] : []
  return { title: `Send ${amount}`, rows: [{ name: 'Amount', value: amount }, address('To', to)], warnings }
}

function describeUnknown(to: string, data: Hex, sent: readonly Row[], { isContract }: CallFacts): Deed {
  const rows = [address('Contract', to), { name: 'Function', value: data.slice(0, 10), code: true }, ...sent]
  const text =
    isContract === false
      ? 'There is no contract at this address. Only approve this if you know why data is sent there.'
      : 'We cannot tell what this contract does with your approval. Only approve it if you trust this site.'
  return { title: 'Use a contract', rows, warnings: [{ level: 'warn', text }], data }
}

function describeKnown(to: `0x${string}`, data: Hex, sent: readonly Row[], { token }: CallFacts): Deed | undefined {
  const call = decode(data)
  const contract = address('Token contract', to)
  const amountOf = (amount: bigint) =>
    token
      ? `${formatAmount(amount, token.decimals)} ${showName(token.symbol, 16)}`
      : `${amount} of the smallest units of a token we do not know`
  switch (call?.functionName) {
    case 'transfer': {
      const [recipient, amount] = call.args
      const words = amountOf(amount)
      const itself = isAddressEqual(recipient, to)
      const warnings: Warning[] = itself
        ? [{ level: 'bad', text: 'The recipient is the token itself. What is sent there is lost.' }]
        : []
      return {
        title: token ? `Send ${words}` : 'Send tokens',
        rows: [{ name: 'Amount', value: words }, address('To', recipient), contract, ...sent],
        warnings,
      }
    }
    case 'approve':
    case 'increaseAllowance': {
      const [spender, amount] = call.args
      return describeAllowance({ spender, amount, words: amountOf(amount), token, rows: [contract, ...sent] })
    }
    case 'transferFrom': {
      const [from, recipient, amount] = call.args
      const rows = [{ name: 'Amount', value: amountOf(amount) }, address('From', from), address('To', recipient)]
      return { title: 'Move tokens', rows: [...rows, contract, ...sent], warnings: [] }
    }
    case 'safeTransferFrom': {
      const [from, recipient, id] = call.args
      const rows = [{ name: 'Number', value: id.toString() }, address('From', from), address('To', recipient)]
      return { title: 'Send a collectible', rows: [...rows, address('Collection', to), ...sent], warnings: [] }
    }
    case 'setApprovalForAll': {
      const [operator, isApproved] = call.args
      const rows = [address('Who', operator), address('Collection', to), ...sent]
      if (!isApproved) return { title: 'Take back access to a collection', rows, warnings: [] }
      const text =
        'They can take every collectible that you have in this collection, now and later, without asking again.'
      return { title: 'Give away access to a collection', rows, warnings: [{ level: 'bad', text }] }
    }
    default:
      return undefined
  }
}

/** Words for who may spend how much; for `approve`, and for permits, which are the same by signature. */
export function describeAllowance({
  spender,
  amount,
  words,
  token,
  rows = [],
}: {
  readonly spender: string
  readonly amount: bigint
  readonly words: string
  readonly token?: { readonly symbol: string } | undefined
  readonly rows?: readonly Row[]
}): Deed {
  const name = token ? showName(token.symbol, 16) : 'this token'
  const who = address('Who may spend it', spender)
  if (amount === 0n) return { title: `Take back a permission for ${name}`, rows: [who, ...rows], warnings: [] }
  if (amount < UNLIMITED) {
    const warnings: Warning[] = [
      { level: 'warn', text: 'They can take this much whenever they like, without asking again.' },
    ]
    return {
      title: `Allow spending ${token ? words : 'a token'}`,
      rows: [{ name: 'At most', value: words }, who, ...rows],
      warnings,
    }
  }
  const what = token ? `all the ${name} you have` : 'all of this token that you have'
  const text = `They can take ${what}, now and later, without asking again.`
  return {
    title: `Allow unlimited spending of ${name}`,
    rows: [{ name: 'At most', value: 'No limit' }, who, ...rows],
    warnings: [{ level: 'bad', text }],
  }
}

function decode(data: Hex) {
  try {
    return decodeFunctionData({ abi: ABI, data })
  } catch {
    return undefined
  }
}

const address = (name: string, value: string): Row => ({ name, value, code: true })
