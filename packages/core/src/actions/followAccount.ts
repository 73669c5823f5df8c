import type { ModalContext } from '../context.js'
import type { CaipAddress, CaipNetworkId, Namespace } from '../types/caip.js'
import type { Unsubscribe } from '../types/unsubscribe.js'
import { toCaipAddress } from '../utils/caipAddress.js'

/** Whose, and where. */
export interface AccountParameters {
  /** @default the active one */
  readonly namespace?: Namespace | undefined
  /** A network of that namespace. @default the one that the wallet is on */
  readonly caipNetworkId?: CaipNetworkId | undefined
}

/** The account that is asked for. Undefined: nobody is connected there. */
export function accountOf(
  { stores: { accounts, networks } }: ModalContext,
  { namespace = networks.$namespace.get(), caipNetworkId }: AccountParameters,
): CaipAddress | undefined {
  const { address, caipAddress } = accounts.get(namespace)
  return address && caipNetworkId ? toCaipAddress(caipNetworkId, address) : caipAddress
}

/** Looks at what `find` finds, and at another one as soon as it is another. Returns its undo. */
export function followAccount(
  { stores: { accounts, networks } }: ModalContext,
  find: () => CaipAddress | undefined,
  look: (caipAddress: CaipAddress | undefined) => Unsubscribe,
): Unsubscribe {
  let followed = find()
  let stop = look(followed)
  const follow = () => {
    const found = find()
    if (found === followed) return
    followed = found
    stop()
    stop = look(found)
  }
  const stops = [accounts.$identities.listen(follow), networks.$namespace.listen(follow)]
  return () => {
    for (const each of stops) each()
    stop()
  }
}
