import type { Namespace } from '../../types/caip.js'

/** Wallet that another library calls connected. */
export interface Trace {
  readonly namespace: Namespace
  /**
   * Id of the wallet in the other library, or in Foyer where both have a fixed one. Undefined for a session of
   * WalletConnect, whose wallet is on another device.
   */
  readonly walletId: string | undefined
  readonly name?: string | undefined
  /** Accounts that the library stored. The wallet has to own one of them. */
  readonly addresses?: readonly string[] | undefined
}

/** Reads one key of the page's storage. */
export type ReadKey = (key: string) => string | undefined

/** Parses JSON; undefined for anything else. */
export function parseJson(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
