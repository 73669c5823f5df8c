import type { Connection } from '../adapter/connection.js'
import type { ModalContext, Service } from '../modal/context.js'
import type { Namespace } from '../types/caip.js'
import { toCaipAddress } from '../utils/caipAddress.js'

const authorized: Service<Map<string, string>> = { create: () => new Map() }

export const hasAuthorizingFeature = ({ features }: ModalContext): boolean =>
  features.some(({ definition }) => definition.authorize)

const keyOf = ({ namespace, walletId }: WalletConnection) => `${namespace}:${walletId}`

export const toAccountId = ({ accounts: [{ address }], caipNetworkId }: Connection) =>
  toCaipAddress(caipNetworkId, address)

export function isAccountAuthorized(context: ModalContext, live: WalletConnection): boolean {
  return !hasAuthorizingFeature(context) || context.use(authorized).get(keyOf(live)) === toAccountId(live.connection)
}

export interface WalletConnection {
  readonly namespace: Namespace
  readonly walletId: string
  readonly connection: Connection
}

export function markAuthorized(context: ModalContext, live: WalletConnection): void {
  if (hasAuthorizingFeature(context)) context.use(authorized).set(keyOf(live), toAccountId(live.connection))
}
