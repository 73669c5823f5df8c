import type { ModalContext } from '../../context.js'
import { ownTransactions } from '../../flows/ownTransactions.js'
import { pastReceivers } from '../../flows/pastReceivers.js'
import type { Activity } from '../../types/activity.js'
import type { CaipAddress } from '../../types/caip.js'
import type { TokenInfo } from '../../types/token.js'
import { parseCaipAddress } from '../../utils/caipAddress.js'
import { createGuard, isSame, receiversOf } from '../../utils/lookalikes.js'
import { keyOf } from './mergeActivities.js'

/** One line of the history. */
export interface ActivityLine extends Activity {
  /** Of a stranger's, and made to be mistaken: folded away. */
  readonly isSpam: boolean
  /** Sent from this browser. */
  readonly isOwn: boolean
}

export interface GuardLinesParameters {
  readonly caipAddress: CaipAddress
  readonly known: readonly TokenInfo[]
  readonly activities: readonly Activity[]
}

/** What of a history is to be seen, and whom the visitor has dealt with. */
export function guardLines(
  context: ModalContext,
  { caipAddress, known, activities }: GuardLinesParameters,
): { readonly lines: readonly ActivityLine[]; readonly contacts: readonly string[] } {
  const { namespace = '', address = '', caipNetworkId } = parseCaipAddress(caipAddress) ?? {}
  const { accounts, networks } = context.stores
  const coin = networks.find(caipNetworkId)?.nativeCurrency
  const own = new Set(context.use(ownTransactions).$of(caipAddress).get().map(keyOf))
  const contacts = [
    ...new Set([
      ...accounts.get(namespace).allAccounts.map((account) => account.address),
      ...pastReceivers(context, caipAddress),
      ...activities.flatMap((each) => receiversOf(each, address)),
    ]),
  ]
  const genuine = [
    ...(coin ? [coin] : []),
    ...known,
    ...activities
      .filter(({ from }) => from !== undefined && isSame(from, address))
      .flatMap(({ transfers }) => transfers)
      .flatMap(({ direction, token }) =>
        direction === 'out' && token?.address !== undefined
          ? [{ address: token.address, symbol: token.symbol ?? '', name: token.name ?? '' }]
          : [],
      ),
  ]
  const guard = createGuard({ address, known: genuine, contacts })
  const lines = activities.flatMap((each) => {
    if (own.has(keyOf(each))) return [{ ...each, isSpam: false, isOwn: true }]
    const { verdict, activity } = guard(each)
    return verdict === 'hidden' ? [] : [{ ...activity, isSpam: verdict === 'spam', isOwn: false }]
  })
  return { lines, contacts }
}
