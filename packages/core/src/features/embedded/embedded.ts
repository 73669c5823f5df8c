import type { ChannelSupport } from '../../adapter/channel.js'
import { AUTH_WALLET_ID, DISCONNECT_WAIT } from '../../constants.js'
import type { ModalContext, Part } from '../../context.js'
import { raiseTitled } from '../../flows/raiseAlert.js'
import { noteDeclined } from '../../flows/signInDraft.js'
import { serviceUrl } from '../../services/serviceUrl.js'
import { STORAGE_PREFIX } from '../../services/storage.js'
import { setNetworkState } from '../../stores/networkChanges.js'
import type { CaipNetworkId, Namespace } from '../../types/caip.js'
import { nodeUrls } from '../../utils/nodeUrls.js'
import { delay } from '../../utils/waiting.js'
import { approval } from './approval.js'
import { createEmbedded, type Embedded } from './createEmbedded.js'
import { embeddedNamespaces } from './embeddedNamespaces.js'
import { embeddedWallet } from './embeddedWallet.js'
import type { loadFrame } from './loadFrame.js'
import { createLoginMemory } from './loginMemory.js'

/** The titles of the alerts, which the specification fixes. */
const titles = {
  EMBEDDED_LOAD_FAILED: 'Network Error - Could not load embedded wallet',
  EMBEDDED_TIMED_OUT: 'Embedded Wallet Request Timed Out',
} as const

/** The embedded wallet. Its code and its frame come when somebody signs in, or did so on an earlier visit. */
export const embedded: Part<Embedded> = { create: (context) => embeddedOf(context) }

/** `load` brings the frame. */
export function embeddedOf(context: ModalContext, load?: typeof loadFrame): Embedded {
  const { adapters, options, services, stores, signal, log } = context
  const { accounts, networks, theme } = stores
  const memory = createLoginMemory(services.storage)
  const namespaces = new Map<Namespace, () => Promise<ChannelSupport>>()
  for (const namespace of embeddedNamespaces(context)) {
    const channel = adapters.get(namespace)?.channel
    if (channel) namespaces.set(namespace, channel)
  }
  const decisions = context.use(approval)
  const made: Embedded = createEmbedded({
    load,
    url: serviceUrl(options, 'secureSite'),
    projectId: options.projectId ?? '',
    metadata: options.metadata,
    enableLogger: options.enableAuthLogger,
    namespaces,
    networks: () => networks.$all.get(),
    activeNetworkId: (namespace) => networks.active(namespace)?.caipNetworkId,
    rpcUrl: (network) => nodeUrls(options, network)[0],
    accountType(namespace) {
      const wanted = memory.accountTypes()[namespace] ?? options.defaultAccountTypes[namespace]
      return wanted === 'smartAccount' && namespace === 'eip155' ? 'smartAccount' : 'eoa'
    },
    theme: () => theme.$theme.get(),
    wallet: () => embeddedWallet(memory.get('social')),
    onUser(namespace, user) {
      memory.set('lastChain', String(user.chainId))
      if (user.email) {
        memory.set('email', user.email)
        memory.useEmail()
      }
      accounts.update(namespace, {
        user: {
          ...(user.email ? { email: user.email } : {}),
          ...usernameOf(user.userName ?? memory.get('socialUsername')),
        },
        socialProvider: memory.get('social'),
        smartAccountDeployed: user.smartAccountDeployed ?? false,
        preferredAccountTypes: {
          ...accounts.get(namespace).preferredAccountTypes,
          [namespace]: user.preferredAccountType ?? 'eoa',
        },
      })
      if (namespace === 'eip155' && user.preferredAccountType) void learnNetworks()
    },
    onEnd: () => memory.forget(),
    onDeclined: (namespace) => noteDeclined(context, { namespace, walletId: AUTH_WALLET_ID }),
    onTrouble(code, message) {
      raiseTitled(context, { code, title: titles[code], detail: `${message} (${serviceUrl(options, 'secureSite')})` })
    },
    decide: decisions.decide,
    refuse: decisions.refuse,
    signal,
    log,
  })
  decisions.use(made)

  /** Where there are smart accounts; a list that cannot be had is an empty one. */
  let isLearned = false
  const learnNetworks = async () => {
    if (isLearned) return
    isLearned = true
    const ids = await made.ask((client) => client.getSmartAccountEnabledNetworks()).catch(() => [])
    memory.rememberSmartAccountNetworks(ids)
    setNetworkState(networks, 'eip155', {
      smartAccountEnabledNetworks: ids.map((id): CaipNetworkId => `eip155:${id}`),
    })
  }
  // The secure window looks like the page, also when that changes.
  const stop = theme.$theme.listen(({ mode, variables }) => {
    made
      .frame()
      .then(({ status }) =>
        status() === 'ready'
          ? made.ask((client) =>
              client.syncTheme({ ...(mode && { themeMode: mode }), themeVariables: { ...variables } }),
            )
          : undefined,
      )
      .catch((cause: unknown) => log('debug', 'The secure site was not told of the theme', cause))
  })
  // Another tab forgets who it was before it logs out.
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (newValue !== null || !key?.startsWith(STORAGE_PREFIX)) return
    delay(DISCONNECT_WAIT, signal, () => {
      made.check().catch((cause: unknown) => log('debug', 'Whether the login is over could not be learned', cause))
    })
  }
  globalThis.window?.addEventListener?.('storage', onStorage)
  const forgetUser = services.events.on('disconnect', ({ namespace, walletId }) => {
    if (walletId === AUTH_WALLET_ID) accounts.update(namespace, { user: undefined, socialProvider: undefined })
  })
  signal.addEventListener(
    'abort',
    () => {
      stop()
      forgetUser()
      globalThis.window?.removeEventListener?.('storage', onStorage)
    },
    { once: true },
  )
  return made
}

const usernameOf = (username: string | null | undefined) => (username ? { username } : {})
