import { getAddress, type Hex, hexToBigInt, isHex, size, slice, toEventSelector, zeroAddress, zeroHash } from 'viem'
import type { EventLog } from './readTransfers.js'

/** Describes what a spender may do after an approval. */
export interface ApprovalLog {
  readonly kind: 'token' | 'permit2' | 'item' | 'collection' | 'debt' | 'operator' | 'role'
  readonly owner: Hex
  readonly spender: Hex
  readonly token: Hex
  readonly amount?: bigint | undefined
}

type Read = (log: {
  readonly address: Hex
  readonly words: readonly Hex[]
  readonly indexed: number
}) => Grant | undefined

interface Grant {
  readonly kind: ApprovalLog['kind']
  readonly owner: Hex | undefined
  readonly spender: Hex | undefined
  readonly token?: Hex | undefined
  readonly amount?: bigint | undefined
  readonly isRevoked?: boolean
}

const isNo = (word: Hex | undefined) => word === undefined || hexToBigInt(word) === 0n
const amountOf = (word: Hex | undefined) => (word === undefined ? {} : { amount: hexToBigInt(word) })

const operator =
  (kind: 'collection' | 'operator', [owner, spender, isYes]: readonly [number, number, number?]): Read =>
  ({ words }) => ({
    ...{ kind, owner: words[owner], spender: words[spender] },
    isRevoked: isYes !== undefined && isNo(words[isYes]),
  })

const throughPermit2: Read = ({ words: [owner, token, spender, amount] }) => ({
  ...{ kind: 'permit2', owner, token, spender },
  ...amountOf(amount),
})

const handOver: Read = ({ words: [owner, spender] }) => ({ kind: 'role', owner, spender })

const READS: ReadonlyMap<Hex, Read> = new Map(
  (
    [
      // ERC-20. ERC-721 emits the same event with a third indexed field, the token id.
      [
        'Approval(address,address,uint256)',
        ({ words: [owner, spender, third], indexed }) =>
          indexed > 2 ? { kind: 'item', owner, spender } : { ...{ kind: 'token', owner, spender }, ...amountOf(third) },
      ],
      // Approvals of an operator by ERC-721 and ERC-1155.
      ['ApprovalForAll(address,address,bool)', operator('collection', [0, 1, 2])],
      // Approvals of a spender and of an operator by ERC-6909.
      [
        'Approval(address,address,uint256,uint256)',
        ({ words: [owner, spender, , amount] }) => ({ kind: 'item', owner, spender, isRevoked: isNo(amount) }),
      ],
      ['OperatorSet(address,address,bool)', operator('collection', [0, 1, 2])],
      // ERC-777's event lists the operator before the owner.
      ['AuthorizedOperator(address,address)', operator('operator', [1, 0])],
      // Events of Uniswap's Permit2 (https://github.com/Uniswap/permit2).
      ['Approval(address,address,address,uint160,uint48)', throughPermit2],
      ['Permit(address,address,address,uint160,uint48,uint48)', throughPermit2],
      // Aave's debt tokens. v3 indexes the asset and v2 does not, but the order of the fields is the same.
      [
        'BorrowAllowanceDelegated(address,address,address,uint256)',
        ({ words: [owner, spender, , amount] }) => ({ ...{ kind: 'debt', owner, spender }, ...amountOf(amount) }),
      ],
      // Morpho's event lists the caller first, then the owner and the authorized account.
      ['SetAuthorization(address,address,address,bool)', operator('operator', [1, 2, 3])],
      ['OwnershipTransferred(address,address)', handOver],
      ['OwnershipTransferStarted(address,address)', handOver],
      ['OwnerUpdated(address,address)', handOver],
      // OpenZeppelin's AccessControl: the last field is the account that granted the role.
      ['RoleGranted(bytes32,address,address)', ({ words: [, spender, owner] }) => ({ kind: 'role', owner, spender })],
    ] satisfies readonly (readonly [string, Read])[]
  ).map(([signature, read]) => [toEventSelector(signature), read]),
)

/**
 * Parses the approvals among event logs. Skips revocations and malformed logs, because a contract may emit anything.
 */
export function readApprovals(logs: readonly EventLog[]): readonly ApprovalLog[] {
  return logs.flatMap(({ address, topics: [kind, ...indexed], data }) => {
    const read = kind === undefined ? undefined : READS.get(kind)
    const words = [...indexed.filter((each) => size(each) === 32), ...toWords(data)]
    const input = read?.({ address, words, indexed: indexed.length })
    if (!input || input.isRevoked || input.amount === 0n) return []
    const [owner, spender] = [toAddress(input.owner), toAddress(input.spender)]
    const token = input.token === undefined ? getAddress(address) : toAddress(input.token)
    // An approval for the owner itself or the zero address permits nothing.
    if (!owner || !spender || !token || spender === zeroAddress || spender === owner) return []
    return [{ kind: input.kind, owner, spender, token, ...(input.amount !== undefined && { amount: input.amount }) }]
  })
}

function toWords(data: Hex): readonly Hex[] {
  if (!isHex(data)) return []
  return Array.from({ length: Math.floor(size(data) / 32) }, (_, index) => slice(data, index * 32, index * 32 + 32))
}

const toAddress = (word: Hex | undefined): Hex | undefined =>
  word?.startsWith(zeroHash.slice(0, 26)) ? getAddress(slice(word, 12)) : undefined
