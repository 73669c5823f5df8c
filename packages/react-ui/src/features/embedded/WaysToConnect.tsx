import type { ConnectMethod, SocialProvider } from '@foyer/core'
import { showToast } from '@foyer/core/ui'
import { prepareSignIn, signIn, startEmail, startSocial } from '@foyer/core/ui/sign-in'
import { Fragment } from 'react'
import { Or } from '../../components/Or.js'
import { useViewSheets } from '../../hooks/useViewSheets.js'
import { enWays } from '../../messages/enWays.js'
import fields from '../../theme/fields.css?text'
import or from '../../theme/or.css?text'
import { useUi } from '../../UiContext.js'
import type { ReactWays, WaysProps } from '../../viewModule.js'
import { CollapsedWallets } from './CollapsedWallets.js'
import { EmailField } from './EmailField.js'
import { SocialButtons } from './SocialButtons.js'
import { showEmailLogin, showSocial } from './showSignIn.js'
import { useTexts } from './textsOf.js'
import waysSheet from './ways.css?text'

const sheets: readonly string[] = [fields, or, waysSheet]

/** What the visitor can connect with beside wallets, in the site's order. */
function WaysToConnect({ params, ways, wallets, place }: WaysProps) {
  const { context } = useUi()
  const texts = useTexts(enWays)
  useViewSheets(sheets)
  const { namespace, adding } = params ?? {}
  const { collapseWallets, connectMethodsOrder } = context.options.features

  const state = context.use(signIn).$state.get()
  // Who comes back finds what they typed.
  const typed = state.status !== 'connected' && 'email' in state ? state.email : undefined

  const pointAtEmail = () => void import('./EmailLoginView.js').catch(ignore)
  const pointAtSocial = () => {
    prepareSignIn(context)
    import('./ConnectingSocialView.js').catch(ignore)
  }
  const { gone = [] } = ways
  const refuse = () => {
    showToast(context, { message: texts.notOffered, variant: 'error' })
    return undefined
  }
  const onEmail = (email: string) => {
    if (gone.includes('email')) return refuse()
    const refusal = startEmail(context, { email, namespace, adding })
    if (!refusal) showEmailLogin(context, { namespace, adding, email })
    return refusal
  }
  const onSocial = (provider: SocialProvider) => {
    if (gone.includes(provider)) return refuse()
    startSocial(context, { provider, namespace, adding })
    showSocial(context, { namespace, adding, provider })
  }

  const isProvider = (name: string): name is SocialProvider => Object.hasOwn(texts.providers, name)
  const socials = ways.names.filter(isProvider)
  const isOffered = { email: ways.names.includes('email'), social: socials.length > 0, wallet: true }
  const methods = connectMethodsOrder.filter((method) => isOffered[method])
  const groups = groupsOf(methods)
  const isCollapsed = collapseWallets && !params?.expanded

  const at = groups.findIndex(([method]) => method === 'wallet')
  const shown = place === 'before' ? groups.slice(0, at) : groups.slice(at + 1)
  const drawOr = (text: string) => wallets.length > 0 && <Or text={text} />
  const draw = (method: ConnectMethod) =>
    method === 'email' ? (
      <EmailField
        key="email"
        label={texts.email}
        goLabel={texts.withEmail}
        start={typed}
        isGone={gone.includes('email')}
        onPoint={pointAtEmail}
        onSubmit={onEmail}
      />
    ) : (
      <SocialButtons key="social" socials={socials} gone={gone} onPoint={pointAtSocial} onChoose={onSocial} />
    )
  return (
    <>
      {place === 'before' && (
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

export const waysToConnect: ReactWays = { Ways: WaysToConnect, Wallets: CollapsedWallets }

// Whether it comes is told when it is needed.
const ignore = () => undefined

/** Wallets are a group of their own; e-mail and social accounts beside each other are one. */
function groupsOf(methods: readonly ConnectMethod[]): readonly (readonly ConnectMethod[])[] {
  const groups: ConnectMethod[][] = []
  for (const method of methods) {
    const last = groups[groups.length - 1]
    if (last && method !== 'wallet' && last[0] !== 'wallet') last.push(method)
    else groups.push([method])
  }
  return groups
}
