import { describeError } from '@foyer/core/internal/connect'
import { findListedWallet, isModalError, type WalletRow } from '@foyer/core/internal/modal'
import { Clock, Smartphone } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../components/Button.js'
import { Icon } from '../../components/Icon.js'
import { OrDivider } from '../../components/OrDivider.js'
import { QrCode, QrModules } from '../../components/QrCode.js'
import { addViewTexts, useViewUi } from '../../i18n/useViewUi.js'
import { formatPlatforms } from '../../internal/formatPlatforms.js'
import type { Ui } from '../../internal/UiContext.js'
import { useIsSlow } from '../../internal/useIsSlow.js'
import { useViewStyles } from '../../internal/useViewStyles.js'
import or from '../../shell/theme/or.css?text'
import qr from '../../shell/theme/qr.css?text'
import { CopyLink } from './CopyLink.js'
import { useRemotePairing } from './useRemotePairing.js'

const sheets: readonly string[] = [or, qr]

export interface InlineQrCodeProps {
  /** Wallets to list below the QR code; false for no list. */
  readonly next: readonly WalletRow[] | false
  readonly toCome: number
  /** Called when a wallet has scanned the code and waits for its user to approve the connection. */
  readonly onScanned: () => void
}

const phone = (
  <span className="fy-ic fy-ic--glyph fy-ic--filled">
    <Icon node={Smartphone} strokeWidth={1.75} />
  </span>
)

/** Shows a QR code on the first view, for a user without a wallet on this computer. The scan starts the connection. */
export function InlineQrCode({ next, toCome, onScanned }: InlineQrCodeProps) {
  const { messages } = useViewUi()
  const { remote: texts, common } = messages
  useViewStyles(sheets)
  const { remote, pairing } = useRemotePairing()
  const [tries, setTries] = useState(0)
  const [error, setError] = useState<unknown>()
  const finish = useRef(onScanned)
  finish.current = onScanned
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks anew
  useEffect(() => {
    if (!remote) return
    const life = new AbortController()
    setError(undefined)
    remote.waitForSession(life.signal).then(
      () => !life.signal.aborted && finish.current(),
      (cause: unknown) => !life.signal.aborted && setError(cause),
    )
    return () => life.abort()
  }, [remote, tries])

  // Shows the last QR code until the next one is ready: wallets can still scan it.
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
        <QrCode text={uri} label={texts.codeLabel(undefined)} icon={phone} isSmall />
      ) : (
        <div className="fy-qr fy-qr--sm" role="status">
          <span className="fy-skel" aria-hidden="true" />
          <span className="fy-vh">{common.loading}</span>
        </div>
      )}
      <CopyLink uri={error === undefined ? uri : undefined} />
      {next && <OrDivider text={areToGet(next, toCome) ? texts.orGet : texts.orChoose} />}
    </div>
  )
}

const areToGet = (wallets: readonly WalletRow[], toCome: number) =>
  wallets.length + toCome > 0 && wallets.every(({ namespaces }) => namespaces.length === 0)

const isDeclined = (error: unknown) => isModalError(error) && error.code === 'USER_REJECTED'

export function describePlatforms(ui: Ui, { id, namespaces }: WalletRow): string | undefined {
  const wallet = namespaces.length === 0 ? findListedWallet(ui.context, id) : undefined
  if (!wallet) return undefined
  const { guide, language } = addViewTexts(ui).messages
  return formatPlatforms(wallet, guide.platforms, language)
}
