import type { ModalContext } from '../context.js'
import type { Namespace } from '../types/caip.js'
import { readPortfolio } from './readPortfolio.js'

export interface FetchBalanceParameters {
  readonly namespace: Namespace
}

/** Reads the native balance of the account in use anew. Does nothing where nobody is connected. */
export async function fetchBalance(context: ModalContext, { namespace }: FetchBalanceParameters): Promise<void> {
  const { accounts, connections } = context.stores
  const { caipAddress } = accounts.get(namespace)
  if (caipAddress && connections.active(namespace)) await readPortfolio(context, caipAddress)
}
