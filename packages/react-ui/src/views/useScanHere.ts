import type { ViewParams } from '@foyer/core'
import { isMobile, isThrifty, type ModalContext, type WalletRow } from '@foyer/core/ui'
import { useEffect, useState } from 'react'
import { afterPaint } from '../dialog/afterPaint.js'
import { needsConsent } from '../features/consent/needsConsent.js'
import { loadRemoteTools, type RemoteTools } from '../features/remote/loadRemoteTools.js'
import { useUi } from '../UiContext.js'

/** As high as a code with what is around it. Pixels. */
export const SCAN_ROOM = 348

/** Wallets to get that stand below the code. */
export const TO_GET = 3

/** What draws a code on the first view itself, and on a phone its apps, once it is wanted. Undefined until it is there. */
export function useScanHere(isWanted: boolean): RemoteTools | 'failed' | undefined {
  const { context } = useUi()
  const [loaded, setLoaded] = useState<RemoteTools | 'failed'>()
  useEffect(() => {
    if (!isWanted || loaded) return
    return afterPaint(() => {
      loadRemoteTools().then(setLoaded, (cause: unknown) => {
        context.log('debug', 'The code could not be loaded', cause)
        setLoaded('failed')
      })
    })
  }, [context, isWanted, loaded])
  return loaded
}

/**
 * Whether a code is shown at once. Not to who has a wallet, or had one; not on a phone, which would have to scan itself; not before what
 * has to be agreed to; not to who saves data: a code costs 150 kB.
 */
export function scansHere(
  context: ModalContext,
  rows: readonly WalletRow[],
  params: ViewParams['Connect'] | undefined,
): boolean {
  const isHidden = context.options.features.collapseWallets && !params?.expanded
  const hasOwn = rows.some(({ isInstalled, isRecent }) => isInstalled || isRecent)
  return !hasOwn && !isHidden && !params?.adding && !isMobile() && !needsConsent(context) && !isThrifty()
}

/** What stands below a code: what can be asked in this browser, the site's own, and some to get. */
export function besideCode(rows: readonly WalletRow[]): readonly WalletRow[] {
  let toGet = 0
  return rows.filter(({ group, namespaces }) => {
    if (group === 'walletConnect') return false
    return namespaces.length > 0 || ++toGet <= TO_GET || group !== 'recommended'
  })
}
