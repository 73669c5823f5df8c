import type { ConnectMethod, SocialProvider, ViewParams } from '@foyer/core'
import { getWalletSource, showToast, type WalletRow } from '@foyer/core/internal/modal'
import { preloadSignInFrame, signInStore, startEmailLogin, startSocialLogin } from '@foyer/core/internal/sign-in'
import { ChevronRight, QrCode } from 'lucide'
import { Fragment } from 'react'
import { Icon } from '../../components/Icon.js'
import { OrDivider } from '../../components/OrDivider.js'
import { Row } from '../../components/Row.js'
import { Rows } from '../../components/Rows.js'
import { WalletIcon } from '../../components/WalletIcon.js'
import { useUi } from '../../internal/UiContext.js'
import { useViewStyles } from '../../internal/useViewStyles.js'
import type { ReactSignInOptions, SignInOptionsProps } from '../../internal/viewModule.js'
import fields from '../../shell/theme/fields.css?text'
import or from '../../shell/theme/or.css?text'
import { EmailField } from './EmailField.js'
import { SocialButtons } from './SocialButtons.js'
import { showEmailLogin, showSocialLogin } from './showSignIn.js'
import { useSignInTexts } from './signInMessages.js'
import signInOptionsSheet from './signInOptions.css?text'
import { enSignInOptions } from './texts.js'

const sheets: readonly string[] = [fields, or, signInOptionsSheet]

function SignInOptionList({ params, signInOptions, wallets, place }: SignInOptionsProps) {
  const { context } = useUi()
  const texts = useSignInTexts(enSignInOptions)
  useViewStyles(sheets)
  const { namespace, adding } = params ?? {}
  const { collapseWallets, connectMethodsOrder } = context.options.features

  const state = context.use(signInStore).$state.get()
  // Restores the email that the user typed before.
  const typed = state.status !== 'connected' && 'email' in state ? state.email : undefined

  const prefetchEmailLogin = () => void import('./EmailLoginView.js').catch(ignore)
  const prefetchSocialLogin = () => {
    preloadSignInFrame(context)
    import('./ConnectingSocialView.js').catch(ignore)
  }
  const { gone = [] } = signInOptions
  const refuse = () => {
    showToast(context.modal, { message: texts.notOffered, variant: 'error' })
    return undefined
  }
  const onEmail = (email: string) => {
    if (gone.includes('email')) return refuse()
    const refusal = startEmailLogin(context, { email, namespace, adding })
    if (!refusal) showEmailLogin(context, { namespace, adding, email })
    return refusal
  }
  const onSocial = (provider: SocialProvider) => {
    if (gone.includes(provider)) return refuse()
    startSocialLogin(context, { provider, namespace, adding })
    showSocialLogin(context, { namespace, adding, provider })
  }

  const isProvider = (name: string): name is SocialProvider => Object.hasOwn(texts.providers, name)
  const socials = signInOptions.names.filter(isProvider)
  const isOffered = { email: signInOptions.names.includes('email'), social: socials.length > 0, wallet: true }
  const methods = connectMethodsOrder.filter((method) => isOffered[method])
  const groups = groupMethods(
    signInOptions.isLate ? ['wallet', ...methods.filter((method) => method !== 'wallet')] : methods,
  )
  const isCollapsed = collapseWallets && !params?.expanded

  const at = groups.findIndex(([method]) => method === 'wallet')
  const shown = place === 'before' ? groups.slice(0, at) : groups.slice(at + 1)
  const drawOr = (text: string) => wallets.length > 0 && <OrDivider text={text} />
  const draw = (method: ConnectMethod) =>
    method === 'email' ? (
      <EmailField
        key="email"
        label={texts.email}
        goLabel={texts.withEmail}
        start={typed}
        isGone={gone.includes('email')}
        onIntent={prefetchEmailLogin}
        onSubmit={onEmail}
      />
    ) : (
      <SocialButtons key="social" socials={socials} gone={gone} onIntent={prefetchSocialLogin} onChoose={onSocial} />
    )
  return (
    <>
      {place === (signInOptions.isLate ? 'after' : 'before') && (
        <p className="fy-vh" role="status">
          {gone.length > 0 &&
            texts.noneOffered(gone.map((way) => (isProvider(way) ? texts.providers[way] : texts.emailTitle)))}
        </p>
      )}
      {shown.map((group) => (
        <Fragment key={group.join()}>
          {place === 'after' && drawOr(texts.or)}
          <div className="fy-stack">{group.map(draw)}</div>
          {place === 'before' && drawOr(isCollapsed ? texts.or : texts.orWallet)}
        </Fragment>
      ))}
    </>
  )
}

export const embeddedSignInOptions: ReactSignInOptions = { SignInOptions: SignInOptionList, Wallets: CollapsedWallets }

// A failed prefetch is silent: the view that needs the code reports errors.
const ignore = () => undefined

/** Groups adjacent sign-in options; `wallet` is a group by itself. */
function groupMethods(methods: readonly ConnectMethod[]): readonly (readonly ConnectMethod[])[] {
  const groups: ConnectMethod[][] = []
  for (const method of methods) {
    const last = groups[groups.length - 1]
    if (last && method !== 'wallet' && last[0] !== 'wallet') last.push(method)
    else groups.push([method])
  }
  return groups
}

const MAX_COLLAPSED_ICONS = 4

interface CollapsedWalletsProps {
  readonly params: ViewParams['Connect'] | undefined
  readonly wallets: readonly WalletRow[]
}

function CollapsedWallets({ params, wallets }: CollapsedWalletsProps) {
  const { context, messages } = useUi()
  const texts = useSignInTexts(enSignInOptions)
  const count = wallets.filter(({ isInstalled }) => isInstalled).length
  return (
    <div className="fy-panel">
      <Rows label={messages.connect.withWallet}>
        <Row
          icon={
            <span className="fy-ic fy-four" aria-hidden="true">
              {wallets.slice(0, MAX_COLLAPSED_ICONS).map(({ id, imageUrl }) =>
                getWalletSource(context, id).hasPairingCode ? (
                  <span key={id} className="fy-ic fy-ic--glyph">
                    <Icon node={QrCode} />
                  </span>
                ) : (
                  <WalletIcon key={id} walletId={id} imageUrl={imageUrl} />
                ),
              )}
            </span>
          }
          title={messages.connect.withWallet}
          text={count > 0 ? texts.found(count) : undefined}
          focusKey="wallets"
          end={<Icon node={ChevronRight} className="fy-i fy-i--sm fy-flip" />}
          onClick={() => context.stores.router.push({ view: 'Connect', params: { ...params, expanded: true } })}
        />
      </Rows>
    </div>
  )
}
