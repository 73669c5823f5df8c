import { findListed, isModalError, type WalletRow } from '@foyer/core/ui'
import { describeError } from '@foyer/core/ui/connect'
import { Clock, Smartphone } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../components/Button.js'
import { Icon } from '../../components/Icon.js'
import { Or } from '../../components/Or.js'
import { QrCode, QrModules } from '../../components/QrCode.js'
import { useIsSlow } from '../../hooks/useIsSlow.js'
import { useViewSheets } from '../../hooks/useViewSheets.js'
import or from '../../theme/or.css?text'
import qr from '../../theme/qr.css?text'
import type { Ui } from '../../UiContext.js'
import { toViewUi, useViewUi } from '../../useViewUi.js'
import { platformsOf } from '../../utils/platformsOf.js'
import { CopyLink } from './CopyLink.js'
import { useRemote } from './useRemote.js'

const sheets: readonly string[] = [or, qr]

export interface ScanHereProps {
  /** The wallets that follow it. Without them nothing does. */
  readonly next: readonly WalletRow[] | false
  /** How many to get are on their way. */
  readonly toCome: number
  /** A wallet has taken up the offer, and waits to be taken in. */
  readonly onScanned: () => void
}

/** In the site's own colour: which wallet it will be nobody knows. */
const phone = (
  <span className="fy-ic fy-ic--glyph fy-ic--filled">
    <Icon node={Smartphone} strokeWidth={1.75} />
  </span>
)

/** A code for the camera of a phone on the first view itself, for who has no wallet on this computer. Nobody is connecting until it is scanned. */
export function ScanHere({ next, toCome, onScanned }: ScanHereProps) {
  const { messages } = useViewUi()
  const { remote: texts, common } = messages
  useViewSheets(sheets)
  const { remote, pairing } = useRemote()
  const [tries, setTries] = useState(0)
  const [error, setError] = useState<unknown>()
  const finish = useRef(onScanned)
  finish.current = onScanned
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks anew
  useEffect(() => {
    if (!remote) return
    const life = new AbortController()
    setError(undefined)
    remote.untilScanned(life.signal).then(
      () => !life.signal.aborted && finish.current(),
      (cause: unknown) => !life.signal.aborted && setError(cause),
    )
    return () => life.abort()
  }, [remote, tries])

  // The last code stays on screen while the next one is on its way: it can still be scanned.
  const [uri, setUri] = useState<string>()
  useEffect(() => {
    if (pairing.status === 'ready') setUri(pairing.uri)
  }, [pairing])
  const isSlow = useIsSlow(!uri && error === undefined)

  return (
    <div className="fy-scan">
      <p className="fy-label">{isSlow ? texts.slow : texts.scanHere}</p>
      {error !== undefined ? (
        <div className="fy-qr fy-qr--sm is-old" role="alert">
          {uri && <QrModules text={uri} />}
          <div className="fy-qr__veil">
            <Icon node={Clock} strokeWidth={1.75} />
            {isDeclined(error) ? texts.declined : describeError(error, messages.errors)}
            <Button kind="1" size="sm" onClick={() => setTries((count) => count + 1)}>
              {isDeclined(error) ? texts.newCode : common.tryAgain}
            </Button>
          </div>
        </div>
      ) : uri ? (
        <QrCode text={uri} label={texts.codeLabel(undefined)} picture={phone} isSmall />
      ) : (
        <div className="fy-qr fy-qr--sm" role="status">
          <span className="fy-skel" aria-hidden="true" />
          <span className="fy-vh">{common.loading}</span>
        </div>
      )}
      <CopyLink uri={error === undefined ? uri : undefined} />
      {next && <Or text={areToGet(next, toCome) ? texts.orGet : texts.orChoose} />}
    </div>
  )
}

const areToGet = (wallets: readonly WalletRow[], toCome: number) =>
  wallets.length + toCome > 0 && wallets.every(({ namespaces }) => namespaces.length === 0)

const isDeclined = (error: unknown) => isModalError(error) && error.code === 'USER_REJECTED'

/** Where a wallet runs that is still to be had. */
export function runsOn(ui: Ui, { id, namespaces }: WalletRow): string | undefined {
  const wallet = namespaces.length === 0 ? findListed(ui.context, id) : undefined
  return wallet && platformsOf(wallet, toViewUi(ui).messages.guide.platforms)
}
