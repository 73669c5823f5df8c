import type { WalletRow } from '@foyer/core/internal/modal'
import { useLayoutEffect, useRef } from 'react'

export interface ConnectWalletList {
  readonly wallets: readonly WalletRow[]
  /** Ids of the wallets below the label "Installed". An installed wallet found later gets a tag instead. */
  readonly labeled: readonly string[]
  /** Wallets discovered after all places were taken; shown at the end. */
  readonly more: readonly WalletRow[]
  /** Number of free places for wallets still being discovered. */
  readonly places: number
  readonly isComing: boolean
  /** True if recommended wallets may fill the end of the list; false if sign-in options take that room. */
  readonly fills: boolean
  /** True while a QR code is shown above the list. */
  readonly scans: boolean
  /** Ids of wallets that are no longer available. */
  readonly gone: readonly string[]
}

/** Keeps every shown wallet in its place; new wallets take free places or go to the end. */
export function keepWalletPositions(shown: ConnectWalletList, now: ConnectWalletList): ConnectWalletList {
  const all = [...now.wallets, ...now.more]
  const find = (wallet: WalletRow) => all.find(({ id }) => id === wallet.id)
  const update = (wallet: WalletRow) => find(wallet) ?? wallet
  const stay = shown.wallets.map(update)
  const below = shown.more.map(update)
  const fresh = all.filter(({ id }) => ![...stay, ...below].some((wallet) => wallet.id === id))
  const placed = fresh.slice(0, shown.places)
  const late = fresh.slice(shown.places).filter(({ group }) => now.fills || group !== 'recommended')
  // A wallet that is no longer recommended can still be connected.
  const gone = [...stay, ...below].filter((wallet) => wallet.namespaces.length > 0 && !find(wallet))
  return {
    ...now,
    wallets: [...stay, ...placed],
    more: [...below, ...late],
    places: shown.places - placed.length,
    scans: shown.scans,
    labeled: shown.labeled,
    gone: gone.map(({ id }) => id),
  }
}

/** Returns the value, or what `hold` makes of it once the view is on screen, so that buttons stay in place. */
export function useStableValue<T>(value: T, isOnScreen: () => boolean, hold: (shown: T, value: T) => T): T {
  const last = useRef(value)
  const shown = isOnScreen() ? hold(last.current, value) : value
  useLayoutEffect(() => {
    last.current = shown
  })
  return shown
}
