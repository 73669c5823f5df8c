import type { ViewParams } from '@foyer/core'
import { isMobile, isSavingData, type ModalContext, type WalletRow } from '@foyer/core/internal/modal'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { needsConsent } from '../features/consent/needsConsent.js'
import { loadRemoteUi, type RemoteUi } from '../features/remote/useWalletAppOpener.js'
import { useUi } from '../internal/UiContext.js'
import { runAfterPaint } from '../shell/dialog/runAfterPaint.js'

/** Height of the QR code on Connect, with the label above it and the controls below it. */
export const QR_CODE_HEIGHT_PX = 348

export const MAX_DOWNLOAD_ROWS = 3

/** Loads the QR code of the first view, or the links to apps on a phone. */
export function useQrCodeUi(isWanted: boolean): RemoteUi | 'failed' | undefined {
  const { context } = useUi()
  const [loaded, setLoaded] = useState<RemoteUi | 'failed'>()
  useEffect(() => {
    if (!isWanted || loaded) return
    return runAfterPaint(() => {
      loadRemoteUi().then(setLoaded, (cause: unknown) => {
        context.log('debug', 'Failed to load the QR code', cause)
        setLoaded('failed')
      })
    })
  }, [context, isWanted, loaded])
  return loaded
}

/**
 * Returns whether Connect shows a QR code at once: not to a user who has or had a wallet, not on a phone, before
 * consent or with Save-Data, because it loads 150 kB.
 */
export function shouldShowQrCode(
  context: ModalContext,
  rows: readonly WalletRow[],
  params: ViewParams['Connect'] | undefined,
): boolean {
  const isHidden = context.options.features.collapseWallets && !params?.expanded
  const hasOwn = rows.some(({ isInstalled, isRecent }) => isInstalled || isRecent)
  return !hasOwn && !isHidden && !params?.adding && !isMobile() && !needsConsent(context) && !isSavingData()
}

/** Returns the wallets below the QR code: installed ones, the app's own, and some downloads. */
export function listWalletsBelowQrCode(rows: readonly WalletRow[]): readonly WalletRow[] {
  let toGet = 0
  return rows.filter(({ group, namespaces }) => {
    if (group === 'walletConnect') return false
    return namespaces.length > 0 || ++toGet <= MAX_DOWNLOAD_ROWS || group !== 'recommended'
  })
}

/**
 * Returns `expected`, or the last expected number of rows once `expected` is undefined, so that reserved room stays.
 */
export function useLastDefined(expected: number | undefined): number | undefined {
  const last = useRef(expected)
  useLayoutEffect(() => {
    if (expected !== undefined) last.current = expected
  })
  return expected ?? last.current
}
