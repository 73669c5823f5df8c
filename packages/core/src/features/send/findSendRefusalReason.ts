import type { Simulation, Transfer, TransferQuote } from '../../adapter/transfers.js'
import { isSameAddress } from '../../utils/isSameAddress.js'

/**
 * `takesMore`: the simulated transfer takes more of the user's tokens than the user entered. `allowsOthers`: it grants
 * an approval.
 */
export type SendRefusalReason = 'takesMore' | 'allowsOthers'

/**
 * Returns what a simulated transfer does beyond the request. The quote's `extra` cost in the native coin is allowed.
 */
export function findSendRefusalReason(
  { network, from, token, nft, amount }: Pick<Transfer, 'network' | 'from' | 'token' | 'nft' | 'amount'>,
  simulation: Simulation | { readonly status: 'trying' } | undefined,
  extra: TransferQuote['extra'],
): SendRefusalReason | undefined {
  if (simulation?.status !== 'succeeds') return undefined
  const isSame = (one: string | undefined, other: string | undefined) =>
    isSameAddress(network.chainNamespace, one, other)
  const { changes, approvals = [] } = simulation
  const mayGo = (what: { readonly address?: string | undefined; readonly tokenId?: string | undefined }) => {
    const isSent = isSame(what.address, token?.address) && what.tokenId === nft?.tokenId
    return (isSent ? amount : 0n) + (what.address === undefined ? (extra?.amount ?? 0n) : 0n)
  }
  const isMine = ({ address }: { readonly address: string }) => isSame(address, from.address)
  if (changes.some((each) => isMine(each) && -each.amount > mayGo(each.token))) return 'takesMore'
  return approvals.some(isMine) ? 'allowsOthers' : undefined
}
