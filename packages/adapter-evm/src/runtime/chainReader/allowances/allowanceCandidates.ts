import { type Hex, hexToBigInt, isHex, size, slice, toEventSelector, zeroAddress } from 'viem'
import { PERMIT2_ADDRESS } from './knownContracts.js'

export interface AllowanceCandidate {
  readonly kind: 'token' | 'permit2' | 'collection' | 'item'
  readonly token: Hex
  readonly spender: Hex
  readonly tokenId?: bigint | undefined
}

const APPROVAL_TOPIC = toEventSelector('Approval(address,address,uint256)')
const APPROVAL_FOR_ALL_TOPIC = toEventSelector('ApprovalForAll(address,address,bool)')
const PERMIT2_APPROVAL_TOPIC = toEventSelector('Approval(address,address,address,uint160,uint48)')
const PERMIT2_PERMIT_TOPIC = toEventSelector('Permit(address,address,address,uint160,uint48,uint48)')

export const APPROVAL_TOPICS = [
  APPROVAL_TOPIC,
  APPROVAL_FOR_ALL_TOPIC,
  PERMIT2_APPROVAL_TOPIC,
  PERMIT2_PERMIT_TOPIC,
] as const

export const toAllowanceId = ({ kind, token, spender, tokenId }: AllowanceCandidate): string =>
  [kind, token, spender, ...(tokenId === undefined ? [] : [tokenId])].join(':')

export function parseAllowanceId(id: string): AllowanceCandidate | undefined {
  const [, kind, token, spender, tokenId] =
    /^(token|permit2|collection|item):(0x[\da-f]{40}):(0x[\da-f]{40})(?::(\d{1,78}))?$/.exec(id) ?? []
  if (!isKind(kind) || !isHex(token) || !isHex(spender) || (kind === 'item') !== (tokenId !== undefined))
    return undefined
  return {
    kind,
    token,
    spender,
    ...(tokenId !== undefined && { tokenId: BigInt(tokenId) }),
  }
}

const isKind = (kind: string | undefined): kind is AllowanceCandidate['kind'] =>
  kind === 'token' || kind === 'permit2' || kind === 'collection' || kind === 'item'

/** Parses the log of an approval. Undefined for a malformed one, because a contract may emit anything. */
export function parseApprovalLog(log: unknown, ownerWord: Hex): AllowanceCandidate | undefined {
  const { address, topics, data } = Object(log) as Readonly<Record<'address' | 'topics' | 'data', unknown>>
  if (!isAddressHex(address) || !Array.isArray(topics) || !isHex(data)) return undefined
  const [kind, owner, second, third]: readonly unknown[] = topics
  if (!isWord(kind) || !isWord(owner) || owner.toLowerCase() !== ownerWord || !isWord(second)) return undefined
  const token = toLowerHex(address)
  const spender = toAddress(second)
  if (spender === zeroAddress) return undefined
  switch (kind) {
    case APPROVAL_TOPIC:
      if (isWord(third)) return { kind: 'item', token, spender, tokenId: hexToBigInt(third) }
      return size(data) >= 32 ? { kind: 'token', token, spender } : undefined
    case APPROVAL_FOR_ALL_TOPIC:
      return { kind: 'collection', token, spender }
    default:
      // Any contract can emit this event; only Permit2's own logs count.
      if (token !== toLowerHex(PERMIT2_ADDRESS) || !isWord(third)) return undefined
      return { kind: 'permit2', token: spender, spender: toAddress(third) }
  }
}

const isWord = (value: unknown): value is Hex => isHex(value) && value.length === 66
const isAddressHex = (value: unknown): value is Hex => isHex(value) && value.length === 42
const toAddress = (word: Hex): Hex => toLowerHex(slice(word, 12))

export const toLowerHex = (hex: Hex): Hex => hex.toLowerCase() as Hex
