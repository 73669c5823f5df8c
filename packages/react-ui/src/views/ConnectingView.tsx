import { canAskApp, chooseWallet, findListed, findRow, goBack, sourceOf } from '@foyer/core/ui'
import { describeError, errorSentences, skipConnect } from '@foyer/core/ui/connect'
import { useStore } from '@nanostores/react'
import { QrCode, RotateCw } from 'lucide'
import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '../components/Button.js'
import { ExternalLink } from '../components/ExternalLink.js'
import { Icon } from '../components/Icon.js'
import { Ring, type RingState } from '../components/Ring.js'
import { StateScreen } from '../components/StateScreen.js'
import { WalletIcon } from '../components/WalletIcon.js'
import { useFinish } from '../hooks/useFinish.js'
import ring from '../theme/ring.css?text'
import { useSite } from '../UiContext.js'
import { guideUrl } from '../utils/guideUrl.js'
import { pictureIdOf } from '../utils/pictureIdOf.js'
import { walletImageOf, walletNameOf } from '../utils/walletNameOf.js'
import type { ViewModule, ViewProps } from '../viewModule.js'
import { DeveloperAlerts } from './DeveloperAlerts.js'
import { namespaceLabel } from './namespaceLabel.js'
import { useConnectingUi } from './useConnectingUi.js'

/** After this long the visitor is told that the wallet may be locked. The request goes on. Milliseconds. */
const SILENCE = 30_000

/** One wallet is being asked: waiting, declined, not installed, failed, connected. */
export function ConnectingView({
  params,
  onRetry,
}: ViewProps<'ConnectingExternal'> & { readonly onRetry?: () => void }) {
  const { context, messages } = useConnectingUi()
  const site = useSite()
  const attempt = useStore(context.stores.attempt.$attempt)
  const walletId = params?.walletId ?? ''
  // Which wallet it is, the visitor knows and the page does not, until it is connected.
  const isUnknown = sourceOf(context, walletId).code && attempt.status !== 'connected'
  const name = isUnknown ? messages.connecting.yourWallet : walletNameOf(context, walletId)
  const isSilent = useSilence(attempt.status === 'waiting' ? attempt : undefined)
  const isElsewhere = context.stores.connectors.find(walletId)[0]?.type === 'EXTERNAL'
  const canUsePhone = attempt.status === 'missing' && canAskApp(context, walletId)
  const retry = onRetry ?? (() => params && void chooseWallet(context, params))
  const { connecting, common, multi } = messages
  const { steps = [], step = 0, namespace } = params ?? {}
  const kind = namespaceLabel(messages, namespace ?? '')
  const waitingText = isUnknown
    ? connecting.waitingTextUnknown(site)
    : isElsewhere
      ? connecting.waitingTextElsewhere(name, site)
      : connecting.waitingText(name, site)

  useFinish(attempt.status === 'connected')

  const screen = (state: RingState, title: string, text: string, role: 'status' | 'alert') => (
    <StateScreen
      role={role}
      isShaking={state === 'bad'}
      title={title}
      text={steps.length > 1 ? `${text} (${multi.step(kind, step + 1, steps.length)})` : text}
      picture={
        <Ring state={state}>
          {isUnknown ? (
            <span className="fy-ic fy-ic--glyph fy-ic--72">
              <Icon node={QrCode} strokeWidth={1.75} />
            </span>
          ) : (
            <WalletIcon
              walletId={pictureIdOf({ ...findRow(context, walletId), id: walletId })}
              imageUrl={walletImageOf(context, walletId)}
              size={72}
            />
          )}
        </Ring>
      }
    />
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
      const title = isPending ? connecting.pendingTitle(name) : connecting.failedTitle(name)
      const text = describeError(isPending ? attempt.error.cause : attempt.error, messages.errors)
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
              : findListed(context, walletId)?.chrome_store
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
      return (
        <Layout
          below={
            <Button kind="3" size="sm" onClick={retry}>
              <Icon node={RotateCw} className="fy-i fy-i--sm" />
              {connecting.askAgain}
            </Button>
          }
        >
          {screen('waiting', connecting.waitingTitle(name), waitingText, 'status')}
        </Layout>
      )
  }
}

interface LayoutProps {
  readonly children: ReactNode
  readonly below?: ReactNode
  readonly action?: ReactNode
}

function Layout({ children, below, action }: LayoutProps) {
  return (
    <>
      <div className="fy-body">
        {children}
        {below && <div className="fy-center fy-stack">{below}</div>}
      </div>
      {action && <div className="fy-cta fy-stack">{action}</div>}
    </>
  )
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
  /** Undefined where it has no app that could be asked. */
  readonly onPhone: (() => void) | undefined
}

function Missing({ walletId, name, onOther, onPhone }: MissingProps) {
  const { context, messages } = useConnectingUi()
  const { connecting } = messages
  const href = guideUrl(context, walletId)
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

/** True when this very request has had no answer for a while. */
function useSilence(request: object | undefined): boolean {
  const [silent, setSilent] = useState<object>()
  useEffect(() => {
    if (!request) return
    const timer = setTimeout(() => setSilent(request), SILENCE)
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
  title: ({ context }, params) => walletNameOf(context, params?.walletId ?? ''),
}
