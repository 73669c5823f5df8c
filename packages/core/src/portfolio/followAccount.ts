import type { ModalContext } from '../modal/context.js'
import type { CaipAddress } from '../types/caip.js'
import type { RegisteredNamespace, RegisteredNetworkId } from '../types/register.js'
import type { Unsubscribe } from '../types/unsubscribe.js'
import { toCaipAddress } from '../utils/caipAddress.js'

export interface AccountParameters {
  /** Namespace of the account. @default the active namespace */
  readonly namespace?: RegisteredNamespace | undefined
  /** Network of that namespace. @default the wallet's network */
  readonly caipNetworkId?: RegisteredNetworkId | undefined
}

export function findCaipAddress(
  { stores: { accounts, networks } }: ModalContext,
  { namespace = networks.$namespace.get(), caipNetworkId }: AccountParameters,
): CaipAddress | undefined {
  const { address, caipAddress } = accounts.get(namespace)
  return address && caipNetworkId ? toCaipAddress(caipNetworkId, address) : caipAddress
}

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
