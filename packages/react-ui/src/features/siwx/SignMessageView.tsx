import { formatAddress, getFeatureService, type SignInPrompt, siwxFeature } from '@foyer/core/internal/modal'
import { useStore } from '@nanostores/react'
import { ChevronDown, Lock, RotateCw } from 'lucide'
import { useState } from 'react'
import { Button } from '../../components/Button.js'
import { Icon } from '../../components/Icon.js'
import { ListEndFade } from '../../components/ListEndFade.js'
import { ProgressDots } from '../../components/ProgressDots.js'
import { SiteIcon } from '../../components/SiteIcon.js'
import { StatusScreen } from '../../components/StatusScreen.js'
import { sharedIcons } from '../../components/sharedIcons.js'
import { WalletIcon } from '../../components/WalletIcon.js'
import { useWalletTexts } from '../../i18n/useWalletTexts.js'
import { getDecliningWalletName } from '../../internal/getDecliningWalletName.js'
import { getWalletImageUrl, getWalletName } from '../../internal/getWalletName.js'
import { useAppName, useUi } from '../../internal/UiContext.js'
import { useFormatDate } from '../../internal/useFormatDate.js'
import { ErrorText } from '../../views/ErrorText.js'
import { enSiwx } from './texts.js'

/** Scrolls an error or the message into view in low windows. */
const scrollToElement = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

export function SignMessageView() {
  const { context, messages } = useUi()
  const texts = useWalletTexts('siwx', enSiwx)
  const site = useAppName()
  const prompt = useSignInPrompt()
  if (!prompt) return null
  const { status, walletId, isRequired, error } = prompt
  const wallet = getWalletName(context, walletId)
  const isSigning = status === 'signing'
  const isDeclined = status === 'declined'
  const hasFailed = isDeclined || status === 'failed'
  const isBusy = status === 'preparing' || status === 'checking' || isSigning
  const decliner = getDecliningWalletName(context.stores.connectors.find(walletId)[0], wallet)
  const declined = isRequired ? texts.declined(decliner) : texts.declinedFree(decliner)
  return (
    <>
      <div className="fy-body">
        <div className="fy-siwx">
          <StatusScreen
            isTight
            picture={
              <span className="fy-couple">
                <SiteIcon name={site} imageUrl={context.options.metadata.icons[0]} size={56} />
                <ProgressDots />
                <WalletIcon walletId={walletId} imageUrl={getWalletImageUrl(context, walletId)} size={56} />
              </span>
            }
            title={texts.heading}
            text={isSigning ? texts.signing(wallet) : texts.text(site)}
          />
          {hasFailed && (
            <div className="fy-alert fy-alert--bad" role="alert" ref={scrollToElement}>
              <Icon node={sharedIcons.bad} />
              <div>
                <b>{isDeclined ? texts.declinedTitle : texts.failedTitle}</b>
                {isDeclined ? declined : <ErrorText error={error} wallet={wallet} />}
              </div>
            </div>
          )}
          <Details prompt={prompt} />
        </div>
        <ListEndFade />
      </div>
      <div className="fy-cta fy-pair">
        <Button kind="2" onClick={prompt.cancel}>
          {isRequired ? texts.cancel : texts.skip}
        </Button>
        <Button kind="1" focusKey="sign" isBusy={isBusy} onClick={() => void prompt.sign()}>
          {hasFailed && <Icon node={RotateCw} className="fy-i fy-i--sm" />}
          {hasFailed
            ? messages.common.tryAgain
            : isSigning
              ? texts.isSigning
              : status === 'checking'
                ? texts.isChecking
                : texts.sign}
        </Button>
      </div>
    </>
  )
}

function Details({ prompt: { account, message, network, walletId } }: { readonly prompt: SignInPrompt }) {
  const { context } = useUi()
  const texts = useWalletTexts('siwx', enSiwx)
  const formatDate = useFormatDate()
  if (!message) return null
  const { domain, chainId, expirationTime, statement, resources = [] } = message
  const lines: readonly (readonly [string, string | undefined])[] = [
    [texts.site, domain],
    [texts.wallet, `${getWalletName(context, walletId)}, ${formatAddress(account.address)}`],
    [texts.network, network?.name ?? chainId],
    [texts.validUntil, expirationTime && formatDate(expirationTime, 'dayAndTime')],
    [texts.says, statement],
    ...resources.map((url) => [texts.link, url] as const),
  ]
  return (
    <details className="fy-det" onToggle={({ currentTarget }) => currentTarget.open && scrollToElement(currentTarget)}>
      <summary data-focus-key="details">
        <span>{texts.details}</span>
        <Icon node={ChevronDown} className="fy-i fy-i--sm" />
      </summary>
      <dl className="fy-dl">
        {lines.map(
          ([name, value]) =>
            value && (
              <div key={`${name} ${value}`}>
                <dt>{name}</dt>
                <dd>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ),
        )}
      </dl>
      <section aria-label={texts.message}>
        <pre className="fy-siwx__text" dir="ltr">
          {message.toString()}
        </pre>
      </section>
    </details>
  )
}

/** Returns the sign-in prompt, and its last value while the view leaves. */
export function useSignInPrompt(): SignInPrompt | undefined {
  const { context } = useUi()
  const prompt = useStore(getFeatureService(context, siwxFeature).$prompt)
  const [last, setLast] = useState(prompt)
  if (prompt && prompt !== last) setLast(prompt)
  return prompt ?? last
}

export function SignMessageFooter() {
  const domain = useSignInPrompt()?.message?.domain ?? globalThis.location?.host
  if (!domain) return null
  return (
    <div className="fy-footer fy-footer--row">
      <Icon node={Lock} className="fy-i fy-i--xs" />
      <bdi>{domain}</bdi>
    </div>
  )
}
