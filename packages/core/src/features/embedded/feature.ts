import { atom, computed } from 'nanostores'
import { AUTH_WALLET_ID } from '../../constants.js'
import type { ModalContext, OwnHost } from '../../context.js'
import { defineFeature } from '../../feature/defineFeature.js'
import { fittingRoute } from '../../modal/fittingRoute.js'
import type { Namespace, PerNamespace } from '../../types/caip.js'
import type { Route } from '../../types/views.js'
import type { Wallet } from '../../types/wallet.js'
import { embeddedNamespaces } from './embeddedNamespaces.js'
import { toSocialProvider } from './embeddedWallet.js'
import { loadEmbedded } from './loadEmbedded.js'
import { createLoginMemory } from './loginMemory.js'
import { offerSignIn, signInOffer } from './signIn/offerSignIn.js'
import { toWays } from './signIn/toWays.js'

/** In no list: it is reached by signing in. */
const wallet: Wallet = { id: AUTH_WALLET_ID, name: 'Email', type: 'AUTH' }

/** The embedded wallet: e-mail and social logins. Its code and its frame come when somebody signs in, or did before. */
export const embeddedFeature = defineFeature({
  id: 'embedded',
  views: {
    EmailLogin: { connects: 'login' },
    ConnectingSocial: { connects: 'login' },
    ConnectingFarcaster: { connects: 'login' },
    UpdateEmailWallet: {},
    ApproveTransaction: {
      usesPage: true,
      onBack({ context, back }: OwnHost) {
        import('./approval.js').then(({ cancelApproval }) => cancelApproval(context), back)
      },
    },
  },
  entries: [
    {
      on: 'Connect',
      ways({ context }: OwnHost) {
        const { $offer } = context.use(signInOffer)
        return computed($offer, (offer) => toWays(context, offer))
      },
      onShow: ({ context }: OwnHost) => offerSignIn(context),
    },
  ],
  guard: (route, { context }: OwnHost) =>
    route.view === 'UpdateEmailWallet' && !hasAddress(context) ? fittingRoute(context) : undefined,
  sources({ context }: OwnHost) {
    const offered = embeddedNamespaces(context).map((namespace) => [namespace, [wallet]] as const)
    return [
      {
        id: 'embedded',
        method: () => 'email',
        spans: true,
        login: true,
        again: 'joins',
        $wallets: atom<PerNamespace<readonly Wallet[]>>(Object.fromEntries(offered)),
        connect: async ({ wallet, ...request }) => (await loadEmbedded(context)).connect(wallet.chain, request),
        close: async () => (await loadEmbedded(context)).close(),
        // The secure site decides which of the visitor's accounts signs.
        async selectAccount(namespace, address) {
          const { setAccountType } = await import('./setAccountType.js')
          const account = context.stores.connections
            .active(namespace)
            ?.connection.accounts.find((each) => each.address === address)
          await setAccountType(context, { namespace, type: account?.type === 'smartAccount' ? 'smartAccount' : 'eoa' })
        },
        describe: ({ auth }) => ({ social: toSocialProvider(auth?.name) }),
        resume: (namespace, record) => loginRoute(context, namespace, record?.auth?.name),
      },
    ]
  },
})

/** An account elsewhere has its own address, which is changed there. */
function hasAddress({ stores }: ModalContext): boolean {
  const { accounts, connections, networks } = stores
  const namespace = networks.$namespace.get()
  const { user, socialProvider } = accounts.get(namespace)
  return connections.live(namespace, AUTH_WALLET_ID) !== undefined && user?.email !== undefined && !socialProvider
}

/** The view in which the visitor signed in the last time; it begins anew there. */
function loginRoute({ services }: ModalContext, namespace: Namespace, way: string | undefined): Route {
  const provider = toSocialProvider(way)
  const params = { namespace, adding: true }
  if (provider === 'farcaster') return { view: 'ConnectingFarcaster', params }
  if (provider) return { view: 'ConnectingSocial', params: { ...params, provider } }
  return { view: 'EmailLogin', params: { ...params, email: createLoginMemory(services.storage).get('email') } }
}
