import { describeError, errorSentences, getErrorTitle, skipConnect } from '@foyer/core/internal/connect'
import {
  canRequestWalletApp,
  chooseWallet,
  findListedWallet,
  findWalletRow,
  getWalletSource,
  goBack,
} from '@foyer/core/internal/modal'
import { useStore } from '@nanostores/react'
import { QrCode, RotateCw } from 'lucide'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../components/Button.js'
import { ExternalLink } from '../components/ExternalLink.js'
import { Icon } from '../components/Icon.js'
import { type RingStatus, StatusRing } from '../components/StatusRing.js'
import { StatusScreen } from '../components/StatusScreen.js'
import { getTrustedWalletId, WalletIcon } from '../components/WalletIcon.js'
import { getDownloadUrl } from '../internal/getDownloadUrl.js'
import { getWalletImageUrl, getWalletName } from '../internal/getWalletName.js'
import { useAppName } from '../internal/UiContext.js'
import { useIconTransitionToAccountButton } from '../internal/useIconTransitionToAccountButton.js'
import { useLeaveOnSuccess } from '../internal/useLeaveOnSuccess.js'
import type { ViewModule, ViewProps } from '../internal/viewModule.js'
import { RING_ICON_SELECTOR } from '../shell/motion/useIconTransition.js'
import ring from '../shell/theme/ring.css?text'
import { DeveloperAlerts } from './DeveloperAlerts.js'
import { ErrorText } from './ErrorText.js'
import { getNamespaceLabel } from './getNamespaceLabel.js'
import { useConnectingUi } from './useConnectingUi.js'

/** Time without an answer after which the view suggests that the wallet may be locked. The request continues. */
const SILENT_AFTER_MS = 30_000

export function ConnectingView({
  params,
  onRetry,
}: ViewProps<'ConnectingExternal'> & { readonly onRetry?: () => void }) {
  const { context, messages } = useConnectingUi()
  const site = useAppName()
  const attempt = useStore(context.stores.attempt.$attempt)
  const walletId = params?.walletId ?? ''
  // Until the connection succeeds, the modal does not know which wallet has scanned the QR code.
  const isUnknown = getWalletSource(context, walletId).hasPairingCode && attempt.status !== 'connected'
  const name = isUnknown ? messages.connecting.yourWallet : getWalletName(context, walletId)
  const isSilent = useIsSilent(attempt.status === 'waiting' ? attempt : undefined)
  const isElsewhere = context.stores.connectors.find(walletId)[0]?.type === 'EXTERNAL'
  const canUsePhone = attempt.status === 'missing' && canRequestWalletApp(context, walletId)
  const retry = onRetry ?? (() => params && void chooseWallet(context, params))
  const { connecting, common, multi } = messages
  const { steps = [], step = 0, namespace } = params ?? {}
  const kind = getNamespaceLabel(messages, namespace ?? '')
  const waitingText = isUnknown
    ? connecting.waitingTextUnknown(site)
    : isElsewhere
      ? connecting.waitingTextElsewhere(name, site)
      : connecting.waitingText(name, site)

  useLeaveOnSuccess(attempt.status === 'connected')
  useIconTransitionToAccountButton(attempt.status === 'connected')

  const row = findWalletRow(context, walletId)
  const rowId = CSS.escape(row?.id ?? walletId)
  const from = `[data-ghost-key="wallet:${rowId}"] .fy-ic, .fy-state__pic > .fy-ic, ${RING_ICON_SELECTOR}`
  const screen = (state: RingStatus, title: string, text: ReactNode, role: 'status' | 'alert') => (
    <StatusScreen
      role={role}
      isShaking={state === 'bad'}
      title={title}
      text={
        steps.length > 1 ? (
          <>
            {text} ({multi.step(kind, step + 1, steps.length)})
          </>
        ) : (
          text
        )
      }
      picture={
        <StatusRing state={state} from={from}>
          {isUnknown ? (
            <span className="fy-ic fy-ic--glyph fy-ic--72">
              <Icon node={QrCode} strokeWidth={1.75} />
            </span>
          ) : (
            <WalletIcon
              walletId={getTrustedWalletId({ ...row, id: walletId })}
              imageUrl={getWalletImageUrl(context, walletId)}
              size={72}
            />
          )}
        </StatusRing>
      }
    />
  )
  const askAgain = (
    <Button kind="3" size="sm" onClick={retry}>
      <Icon node={RotateCw} className="fy-i fy-i--sm" />
      {connecting.askAgain}
    </Button>
  )
  const again = (label: string) => (
    <>
      <Button kind="1" onClick={retry}>
        <Icon node={RotateCw} className="fy-i fy-i--sm" />
        {label}
      </Button>
      {steps.length > 1 && (
        <Button kind="3" onClick={() => skipConnect(context)}>
          {multi.skip(kind)}
        </Button>
      )}
    </>
  )

  switch (attempt.status) {
    case 'declined':
      return (
        <Layout action={again(common.tryAgain)}>
          {screen('bad', connecting.declinedTitle, connecting.declinedText(name), 'alert')}
        </Layout>
      )
    case 'failed': {
      const isPending = isCausedBy(attempt.error, 'REQUEST_PENDING')
      const isUninstalled = isCausedBy(attempt.error, 'PACKAGE_MISSING')
      const titled = getErrorTitle(attempt.error, messages.errors)
      const title = isPending ? connecting.pendingTitle(name) : (titled ?? connecting.failedTitle(name))
      const text = isPending ? (
        describeError(attempt.error.cause, messages.errors)
      ) : (
        <ErrorText error={attempt.error} wallet={name} />
      )
      return (
        <Layout
          action={isUninstalled ? <ChooseAnother onClick={() => goBack(context)} /> : again(common.tryAgain)}
          below={isUninstalled && <DeveloperAlerts />}
        >
          {screen('bad', title, text, 'alert')}
        </Layout>
      )
    }
    case 'missing':
      return (
        <Layout
          action={
            <Missing
              walletId={walletId}
              name={name}
              onOther={() => goBack(context)}
              onPhone={canUsePhone ? () => void chooseWallet(context, { ...params, onPhone: true }) : undefined}
            />
          }
        >
          {screen(
            'missing',
            connecting.missingTitle(name),
            canUsePhone
              ? connecting.missingTextPhone(name)
              : findListedWallet(context, walletId)?.chrome_store
                ? connecting.missingText
                : connecting.missingTextElsewhere,
            'alert',
          )}
        </Layout>
      )
    case 'connected':
      return <Layout>{screen('ok', connecting.connectedTitle, connecting.connectedText(name, site), 'status')}</Layout>
    default:
      if (attempt.status === 'waiting' && attempt.isPending) {
        return (
          <Layout>
            {screen(
              'warn',
              connecting.pendingTitle(name),
              messages.errors?.REQUEST_PENDING ?? errorSentences.REQUEST_PENDING,
              'status',
            )}
          </Layout>
        )
      }
      if (isSilent) {
        return (
          <Layout action={again(common.tryAgain)}>
            {screen('warn', connecting.silentTitle(name), connecting.silentText, 'status')}
          </Layout>
        )
      }
      return <Layout below={askAgain}>{screen('waiting', connecting.waitingTitle(name), waitingText, 'status')}</Layout>
  }
}

interface LayoutProps {
  readonly children: ReactNode
  readonly below?: ReactNode
  readonly action?: ReactNode
}

function Layout({ children, below, action }: LayoutProps) {
  const body = useGreatestHeight()
  return (
    <>
      <div className="fy-body" ref={body}>
        {children}
        {below && <div className="fy-center fy-stack">{below}</div>}
      </div>
      {action && <div className="fy-cta fy-stack">{action}</div>}
    </>
  )
}

/** Keeps the view's greatest height so far, so that its buttons stay in place. */
function useGreatestHeight() {
  const body = useRef<HTMLDivElement>(null)
  const height = useRef(0)
  useLayoutEffect(() => {
    const { current } = body
    if (!current) return
    height.current = Math.max(height.current, current.offsetHeight)
    current.style.minBlockSize = `${height.current}px`
  })
  return body
}

function ChooseAnother({ onClick }: { readonly onClick: () => void }) {
  const { messages } = useConnectingUi()
  return (
    <Button kind="1" onClick={onClick}>
      {messages.connecting.chooseAnother}
    </Button>
  )
}

interface MissingProps {
  readonly walletId: string
  readonly name: string
  readonly onOther: () => void
  /** Connects the wallet's phone app; undefined if the wallet has none. */
  readonly onPhone: (() => void) | undefined
}

function Missing({ walletId, name, onOther, onPhone }: MissingProps) {
  const { context, messages } = useConnectingUi()
  const { connecting } = messages
  const href = getDownloadUrl(context, walletId)
  return (
    <>
      {href && (
        <ExternalLink className="fy-btn fy-btn--1" href={href}>
          {connecting.getWallet(name)}
        </ExternalLink>
      )}
      <Button kind={href ? '2' : '1'} onClick={onPhone ?? onOther}>
        {onPhone && <Icon node={QrCode} className="fy-i fy-i--sm" />}
        {onPhone ? connecting.usePhone : connecting.chooseAnother}
      </Button>
    </>
  )
}

function useIsSilent(request: object | undefined): boolean {
  const [silent, setSilent] = useState<object>()
  useEffect(() => {
    if (!request) return
    const timer = setTimeout(() => setSilent(request), SILENT_AFTER_MS)
    return () => clearTimeout(timer)
  }, [request])
  return request !== undefined && silent === request
}

function isCausedBy(error: unknown, code: string): boolean {
  for (let each = error; each instanceof Error; each = each.cause) {
    if ('code' in each && each.code === code) return true
  }
  return false
}

export const connectingView: ViewModule<'ConnectingExternal'> = {
  Component: ConnectingView,
  sheets: [ring],
  title: ({ context }, params) => getWalletName(context, params?.walletId ?? ''),
  restart({ context }, params) {
    if (params && context.stores.attempt.$attempt.get().status === 'failed') void chooseWallet(context, params)
  },
}
