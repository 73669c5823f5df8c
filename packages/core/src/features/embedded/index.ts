import { atom, computed } from 'nanostores'
import { EMBEDDED_WALLET_ID } from '../../adapter/walletIds.js'
import { defineFeature } from '../../feature/defineFeature.js'
import type { SignInOptions } from '../../feature/signInOptions.js'
import type { InternalFeatureContext, ModalContext } from '../../modal/context.js'
import { getDefaultRoute } from '../../modal/navigation/views.js'
import type { Namespace, PerNamespace } from '../../types/caip.js'
import type { SocialProvider } from '../../types/features.js'
import type { Route } from '../../types/views.js'
import type { Wallet } from '../../types/wallet.js'
import { getEmbeddedNamespaces } from './getEmbeddedNamespaces.js'
import { loadEmbeddedWallet } from './loadEmbeddedWallet.js'
import { createLoginStorage } from './loginStorage.js'
import { loadLoginOptions, loginOptions } from './signIn/loginOptions.js'
import type { LoginOptions } from './signIn/signInStore.js'
import { toSocialProvider } from './toEmbeddedWallet.js'

interface SignInParams {
  readonly namespace?: Namespace | undefined
  readonly adding?: boolean | undefined
}

declare module '../../types/features.js' {
  interface Features {
    /** Enables e-mail login to the embedded wallet. The project's configuration overrides it. @default true */
    readonly email?: boolean | undefined
    /**
     * Social login providers, in display order; false disables all. The project's configuration overrides it.
     * @default all
     */
    readonly socials?: readonly SocialProvider[] | false | undefined
  }
}

declare module '../../types/views.js' {
  interface ViewParams {
    /** With `email`, the view sends a code to that address at once. Without it, the view asks for the address. */
    EmailLogin: (SignInParams & { readonly email?: string | undefined }) | undefined
    ConnectingSocial: SignInParams & { readonly provider: SocialProvider }
    ConnectingFarcaster: SignInParams | undefined
    UpdateEmailWallet: undefined
    /** Shows the secure site's frame, where the user approves a wallet request. */
    ApproveTransaction: undefined
  }
}

// Lists of wallets do not contain the embedded wallet: users reach it by an e-mail or social login.
const wallet: Wallet = { id: EMBEDDED_WALLET_ID, name: 'Email', type: 'AUTH' }

export const embeddedFeature = defineFeature({
  id: 'embedded',
  isEnabled: ({ basic, projectId, services }) => !basic && Boolean(projectId || services?.secureSite),
  views: {
    EmailLogin: { connects: 'login' },
    ConnectingSocial: { connects: 'login' },
    ConnectingFarcaster: { connects: 'login' },
    UpdateEmailWallet: {},
    ApproveTransaction: {
      usesPage: true,
      onBack({ context, back }: InternalFeatureContext) {
        import('./approvalController.js').then(({ cancelApproval }) => cancelApproval(context), back)
      },
    },
  },
  entries: [
    {
      on: 'Connect',
      signInOptions({ context }: InternalFeatureContext) {
        const { $offer } = context.use(loginOptions)
        return computed($offer, (offer) => toSignInOptions(context, offer))
      },
      onShow: ({ context }: InternalFeatureContext) => loadLoginOptions(context),
    },
  ],
  guard: (route, { context }: InternalFeatureContext) =>
    route.view === 'UpdateEmailWallet' && !hasAddress(context) ? getDefaultRoute(context) : undefined,
  sources({ context }: InternalFeatureContext) {
    const offered = getEmbeddedNamespaces(context).map((namespace) => [namespace, [wallet]] as const)
    return [
      {
        id: 'embedded',
        method: () => 'email',
        isMultiNamespace: true,
        isLogin: true,
        reconnectMode: 'add-namespace',
        $wallets: atom<PerNamespace<readonly Wallet[]>>(Object.fromEntries(offered)),
        connect: async ({ wallet, ...request }) => (await loadEmbeddedWallet(context)).connect(wallet.chain, request),
        close: async () => (await loadEmbeddedWallet(context)).close(),
        // The app cannot select an account itself: the frame of the secure site signs, so the secure site has to
        // switch.
        async selectAccount(namespace, address) {
          const { setAccountType } = await import('./setAccountType.js')
          const account = context.stores.connections
            .active(namespace)
            ?.connection.accounts.find((each) => each.address === address)
          await setAccountType(context.modal, {
            namespace,
            type: account?.type === 'smartAccount' ? 'smartAccount' : 'eoa',
          })
        },
        describe: ({ auth }) => ({ social: toSocialProvider(auth?.name) }),
        resume: (namespace, record) => loginRoute(context, namespace, record?.auth?.name),
      },
    ]
  },
})

/** Returns true for a login by e-mail. The address of a social login can only be changed at its provider. */
function hasAddress({ stores }: ModalContext): boolean {
  const { accounts, connections, networks } = stores
  const namespace = networks.$namespace.get()
  const { user, socialProvider } = accounts.get(namespace)
  return connections.live(namespace, EMBEDDED_WALLET_ID) !== undefined && user?.email !== undefined && !socialProvider
}

function loginRoute({ services }: ModalContext, namespace: Namespace, way: string | undefined): Route {
  const provider = toSocialProvider(way)
  const params = { namespace, adding: true }
  if (provider === 'farcaster') return { view: 'ConnectingFarcaster', params }
  if (provider) return { view: 'ConnectingSocial', params: { ...params, provider } }
  return { view: 'EmailLogin', params: { ...params, email: createLoginStorage(services.storage).get('email') } }
}

/**
 * Converts the login options that the project offers to rows of Connect. Leaves out methods that `connectMethodsOrder`
 * does not contain.
 */
function toSignInOptions(context: ModalContext, { status, ...offer }: LoginOptions): SignInOptions {
  const { connectMethodsOrder: order } = context.options.features
  const email = offer.email && order.includes('email')
  const socials = order.includes('social') ? offer.socials : []
  return {
    status,
    names: [...(email ? ['email'] : []), ...socials],
    namespaces: getEmbeddedNamespaces(context),
    room: [
      ...(email ? (['field'] as const) : []),
      ...(socials.length > 0 ? (['field'] as const) : []),
      ...(socials.length > 1 ? [socials.length > 2 ? ('signs' as const) : ('field' as const)] : []),
    ],
  }
}
