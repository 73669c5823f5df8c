import { type Hex, hexToBigInt, isHex, size, slice, toEventSelector, zeroAddress } from 'viem'
import { PERMIT2 } from './knownContracts.js'

/** Somewhere to look whether something is allowed. Whether it is, only the chain of now can say. */
export interface Candidate {
  readonly kind: 'token' | 'permit2' | 'collection' | 'item'
  /** In small letters, as all of its addresses: a checksum of each log would take seconds where there are many. */
  readonly token: Hex
  readonly spender: Hex
  /** Of an `item`. */
  readonly tokenId?: bigint | undefined
}

const APPROVAL = toEventSelector('Approval(address,address,uint256)')
const FOR_ALL = toEventSelector('ApprovalForAll(address,address,bool)')
const THROUGH = toEventSelector('Approval(address,address,address,uint160,uint48)')
const SIGNED = toEventSelector('Permit(address,address,address,uint160,uint48,uint48)')

/** Each of them has the owner as its first word. */
export const TOPICS = [APPROVAL, FOR_ALL, THROUGH, SIGNED] as const

/** The same text for the same candidate. */
export const idOf = ({ kind, token, spender, tokenId }: Candidate): string =>
  [kind, token, spender, ...(tokenId === undefined ? [] : [tokenId])].join(':')

/** A candidate of its text. Undefined for what is none. */
export function fromId(id: string): Candidate | undefined {
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

const isKind = (kind: string | undefined): kind is Candidate['kind'] =>
  kind === 'token' || kind === 'permit2' || kind === 'collection' || kind === 'item'

/** What a log points to. Contracts write what they like, and nodes answer what they like: undefined for what is no such log. */
export function readLog(log: unknown, ownerWord: Hex): Candidate | undefined {
  const { address, topics, data } = Object(log) as Readonly<Record<'address' | 'topics' | 'data', unknown>>
  if (!isAddressHex(address) || !Array.isArray(topics) || !isHex(data)) return undefined
  const [kind, owner, second, third]: readonly unknown[] = topics
  if (!isWord(kind) || !isWord(owner) || owner.toLowerCase() !== ownerWord || !isWord(second)) return undefined
  const token = toLower(address)
  const spender = toAddress(second)
  if (spender === zeroAddress) return undefined
  switch (kind) {
    case APPROVAL:
      if (isWord(third)) return { kind: 'item', token, spender, tokenId: hexToBigInt(third) }
      return size(data) >= 32 ? { kind: 'token', token, spender } : undefined
    case FOR_ALL:
      return { kind: 'collection', token, spender }
    default:
      // Anybody can write a log of this form; only the contract itself knows what it lets through.
      if (token !== toLower(PERMIT2) || !isWord(third)) return undefined
      return { kind: 'permit2', token: spender, spender: toAddress(third) }
  }
}

const isWord = (value: unknown): value is Hex => isHex(value) && value.length === 66
const isAddressHex = (value: unknown): value is Hex => isHex(value) && value.length === 42
const toAddress = (word: Hex): Hex => toLower(slice(word, 12))

export const toLower = (hex: Hex): Hex => hex.toLowerCase() as Hex
