import { formatAddress, isImageUrl, type Prompt } from '@foyer/core/ui'
import { describeError } from '@foyer/core/ui/connect'
import { ChevronDown, RotateCw } from 'lucide'
import { useState } from 'react'
import { Button } from '../../components/Button.js'
import { glyphs } from '../../components/glyphs.js'
import { Icon } from '../../components/Icon.js'
import { ListEnd } from '../../components/ListEnd.js'
import { Path } from '../../components/Path.js'
import { StateScreen } from '../../components/StateScreen.js'
import { WalletIcon } from '../../components/WalletIcon.js'
import { useFormatDate } from '../../hooks/useFormatDate.js'
import { enSiwx } from '../../messages/enSiwx.js'
import { useSite, useUi } from '../../UiContext.js'
import { useWalletTexts } from '../../useWalletTexts.js'
import { walletImageOf, walletNameOf } from '../../utils/walletNameOf.js'
import { usePrompt } from './usePrompt.js'

/** In a low window what went wrong, or what is to be signed, lies below what is seen. */
const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

/** The account is to sign a message: what that means, in plain words and as it is. */
export function SignMessageView() {
  const { context, messages } = useUi()
  const texts = useWalletTexts('siwx', enSiwx)
  const site = useSite()
  const prompt = usePrompt()
  if (!prompt) return null
  const { status, walletId, isRequired, error } = prompt
  const wallet = walletNameOf(context, walletId)
  const isSigning = status === 'signing'
  const isDeclined = status === 'declined'
  const hasFailed = isDeclined || status === 'failed'
  const isBusy = status === 'preparing' || status === 'checking' || isSigning
  const declined = isRequired ? texts.declined(wallet) : texts.declinedFree(wallet)
  return (
    <>
      <div className="fy-body">
        <div className="fy-siwx">
          <StateScreen
            isTight
            picture={
              <span className="fy-couple">
                <SiteIcon site={site} />
                <Path />
                <WalletIcon walletId={walletId} imageUrl={walletImageOf(context, walletId)} size={56} />
              </span>
            }
            title={texts.heading}
            text={isSigning ? texts.signing(wallet) : texts.text(site)}
          />
          {hasFailed && (
            <div className="fy-alert fy-alert--bad" role="alert" ref={bringIntoView}>
              <Icon node={glyphs.bad} />
              <div>
                <b>{isDeclined ? texts.declinedTitle : texts.failedTitle}</b>
                {isDeclined ? declined : describeError(error, messages.errors)}
              </div>
            </div>
          )}
          <Details prompt={prompt} />
        </div>
        <ListEnd />
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

/** What the message says, line by line, and the very text below it. */
function Details({ prompt: { account, message, network, walletId } }: { readonly prompt: Prompt }) {
  const { context } = useUi()
  const texts = useWalletTexts('siwx', enSiwx)
  const formatDate = useFormatDate()
  if (!message) return null
  const { domain, chainId, expirationTime, statement, resources = [] } = message
  const lines: readonly (readonly [string, string | undefined])[] = [
    [texts.site, domain],
    [texts.wallet, `${walletNameOf(context, walletId)}, ${formatAddress(account.address)}`],
    [texts.network, network?.name ?? chainId],
    [texts.validUntil, expirationTime && formatDate(expirationTime, 'dayAndTime')],
    [texts.says, statement],
    ...resources.map((url) => [texts.link, url] as const),
  ]
  return (
    <details className="fy-det" onToggle={({ currentTarget }) => currentTarget.open && bringIntoView(currentTarget)}>
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

/** The site's picture, as it says itself, else its first letter. */
function SiteIcon({ site }: { readonly site: string }) {
  const { context } = useUi()
  const [broken, setBroken] = useState<string>()
  const [icon] = context.options.metadata.icons
  const hasImage = icon !== undefined && icon !== broken && isImageUrl(icon)
  return (
    <span className="fy-ic fy-ic--56" aria-hidden="true">
      {hasImage ? (
        <img src={icon} alt="" decoding="async" referrerPolicy="no-referrer" onError={() => setBroken(icon)} />
      ) : (
        <span className="fy-ic__l">{site.slice(0, 1).toUpperCase()}</span>
      )}
    </span>
  )
}
