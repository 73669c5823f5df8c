import type { ChannelSupport } from '../../adapter/channel.js'
import { EMBEDDED_WALLET_ID } from '../../adapter/walletIds.js'
import { DISCONNECT_TIMEOUT_MS } from '../../connection/disconnect.js'
import { markSignInDeclined } from '../../connection/signInDraft.js'
import { getServiceUrl } from '../../http/getServiceUrl.js'
import type { ModalContext, Service } from '../../modal/context.js'
import { raiseTitledAlert } from '../../notices/raiseAlert.js'
import { setNetworkState } from '../../state/networkChanges.js'
import { STORAGE_PREFIX } from '../../state/storage.js'
import type { CaipNetworkId, Namespace } from '../../types/caip.js'
import { getNodeUrls } from '../../utils/getNodeUrls.js'
import { startTimer } from '../../utils/waiting.js'
import { approvalController } from './approvalController.js'
import { createEmbeddedWallet, type EmbeddedWallet, type FrameTheme } from './createEmbeddedWallet.js'
import { getEmbeddedNamespaces } from './getEmbeddedNamespaces.js'
import { loadFrame } from './loadFrame.js'
import { createLoginStorage } from './loginStorage.js'
import { toEmbeddedWallet } from './toEmbeddedWallet.js'

// Titles of alerts, as the specification words them (S8.007).
const titles = {
  EMBEDDED_LOAD_FAILED: 'Network Error - Could not load embedded wallet',
  EMBEDDED_TIMED_OUT: 'Embedded Wallet Request Timed Out',
} as const

export const embeddedWallet: Service<EmbeddedWallet> = { create: (context) => startEmbeddedWallet(context) }

export function startEmbeddedWallet(context: ModalContext, load = loadFrame): EmbeddedWallet {
  const { adapters, options, services, stores, signal, log } = context
  const { accounts, networks, theme } = stores
  const memory = createLoginStorage(services.storage)
  const namespaces = new Map<Namespace, () => Promise<ChannelSupport>>()
  for (const namespace of getEmbeddedNamespaces(context)) {
    const channel = adapters.get(namespace)?.channel
    if (channel) namespaces.set(namespace, channel)
  }
  const approvals = context.use(approvalController)
  const readTheme = (): FrameTheme => {
    const { mode, variables } = theme.$theme.get()
    const language = theme.$language.get() ?? globalThis.document?.documentElement.lang
    return { ...(mode && { themeMode: mode }), themeVariables: { ...variables }, ...(language && { language }) }
  }
  const made: EmbeddedWallet = createEmbeddedWallet({
    load(parameters) {
      services.requests.note('secureSite')(parameters.url)
      return load(parameters)
    },
    url: getServiceUrl(options, 'secureSite'),
    projectId: options.projectId ?? '',
    metadata: options.metadata,
    enableLogger: options.features.authLogger,
    namespaces,
    networks: () => networks.$all.get(),
    activeNetworkId: (namespace) => networks.active(namespace)?.caipNetworkId,
    rpcUrl: (network) => getNodeUrls(options, network)[0],
    accountType(namespace) {
      const wanted = memory.getAccountTypes()[namespace] ?? options.defaultAccountTypes[namespace]
      return wanted === 'smartAccount' && namespace === 'eip155' ? 'smartAccount' : 'eoa'
    },
    theme: readTheme,
    wallet: () => toEmbeddedWallet(memory.get('social')),
    onUser(namespace, user) {
      memory.set('lastChain', String(user.chainId))
      if (user.email) {
        memory.set('email', user.email)
        memory.markEmailUsed()
      }
      accounts.update(namespace, {
        user: {
          ...(user.email ? { email: user.email } : {}),
          ...toUsername(user.userName ?? memory.get('socialUsername')),
        },
        socialProvider: memory.get('social'),
        smartAccountDeployed: user.smartAccountDeployed ?? false,
        preferredAccountTypes: {
          ...accounts.get(namespace).preferredAccountTypes,
          [namespace]: user.preferredAccountType ?? 'eoa',
        },
      })
      if (namespace === 'eip155' && user.preferredAccountType) void loadSmartAccountNetworks()
    },
    onEnd: () => memory.clear(),
    onDeclined: (namespace) => markSignInDeclined(context, { namespace, walletId: EMBEDDED_WALLET_ID }),
    onFrameFailure(code, message) {
      raiseTitledAlert(context, {
        code,
        title: titles[code],
        detail: `${message} (${getServiceUrl(options, 'secureSite')})`,
      })
    },
    promptUser: approvals.promptUser,
    rejectUnsupported: approvals.rejectUnsupported,
    signal,
    log,
  })
  approvals.setFrameLoader(made)

  // If the request fails, no network counts as having smart accounts, and users keep their standard accounts.
  let hasLoadedNetworks = false
  const loadSmartAccountNetworks = async () => {
    if (hasLoadedNetworks) return
    hasLoadedNetworks = true
    const ids = await made.callFrame((client) => client.getSmartAccountEnabledNetworks()).catch(() => [])
    memory.setSmartAccountNetworks(ids)
    setNetworkState(networks, 'eip155', {
      smartAccountEnabledNetworks: ids.map((id): CaipNetworkId => `eip155:${id}`),
    })
  }
  const syncTheme = () => {
    made
      .frame()
      .then(({ status }) =>
        status() === 'ready' ? made.callFrame((client) => client.syncTheme(readTheme())) : undefined,
      )
      .catch((cause: unknown) => log('debug', 'The secure site was not told of the theme', cause))
  }
  const stops = [theme.$theme.listen(syncTheme), theme.$language.listen(syncTheme)]
  // When another tab logs out, it first removes the login from storage: end the connection here too, after a moment.
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (newValue !== null || !key?.startsWith(STORAGE_PREFIX)) return
    startTimer(DISCONNECT_TIMEOUT_MS, signal, () => {
      made.check().catch((cause: unknown) => log('debug', 'Whether the login is over could not be learned', cause))
    })
  }
  globalThis.window?.addEventListener?.('storage', onStorage)
  const forgetUser = services.events.on('disconnect', ({ namespace, walletId }) => {
    if (walletId === EMBEDDED_WALLET_ID) accounts.update(namespace, { user: undefined, socialProvider: undefined })
  })
  signal.addEventListener(
    'abort',
    () => {
      for (const stop of stops) stop()
      forgetUser()
      globalThis.window?.removeEventListener?.('storage', onStorage)
    },
    { once: true },
  )
  return made
}

const toUsername = (username: string | null | undefined) => (username ? { username } : {})
