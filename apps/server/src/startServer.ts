import { mkdir } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { createAdminApp } from './admin/createAdminApp'
import { addAnalyticsRoutes } from './analytics/addAnalyticsRoutes'
import { openEventLog } from './analytics/openEventLog'
import { createMemoryStore } from './data/cache/createDataCache'
import { openValkeyStore } from './data/cache/openValkeyStore'
import { type DataSources, openDataService } from './data/openDataService'
import { addDescriptorRoutes } from './descriptors/addDescriptorRoutes'
import { checkDescriptorFolder } from './descriptors/checkDescriptorFolder'
import { addDirectoryRoutes } from './directory/addDirectoryRoutes'
import { openDirectory } from './directory/openDirectory'
import { answerClientErrors } from './http/answerClientErrors'
import { answerListenerError } from './http/answerListenerError'
import { createApp } from './http/createApp'
import { getPort, listen, stop } from './http/listen'
import { countRefusals } from './limits/countRefusals'
import { createByteBudget } from './limits/createByteBudget'
import { openSharedQuotas } from './limits/openSharedQuotas'
import { addIdentityRoutes } from './names/addIdentityRoutes'
import { addNameRoutes } from './names/addNameRoutes'
import { createNameRegistry } from './names/createNameRegistry'
import { addGatewayRoutes } from './names/ens/addGatewayRoutes'
import type { NamesSettings } from './names/namesSchema'
import { openNameStorage } from './names/storage/openNameStorage'
import { addNodeRoutes } from './nodes/addNodeRoutes'
import { createNodeClient } from './nodes/createNodeClient'
import { addOnrampRoutes } from './onramp/addOnrampRoutes'
import { createCoinbaseClient } from './onramp/createCoinbaseClient'
import { createFailureReports } from './operation/createFailureReports'
import { createMetrics } from './operation/createMetrics'
import { observeMailbox, observeNames, observeSignIns, observeUsage } from './operation/observeStorage'
import { countRelay } from './projects/countRelay'
import { openProjects } from './projects/openProjects'
import { openUsage } from './projects/openUsage'
import { createRelay } from './relay/createRelay'
import { openSqliteMailbox } from './relay/mailbox/openSqliteMailbox'
import { openValkeyMailbox } from './relay/mailbox/openValkeyMailbox'
import type { Mailbox, MailboxEvents } from './relay/types'
import type { SiteState } from './secureSite/startSecureSite'
import type { Settings } from './settings/readSettings'
import { addSignInRoutes } from './signIn/addSignInRoutes'
import { openSignInStorage } from './signIn/openSignInStorage'
import { checkValkey } from './storage/checkValkey'
import { lockFolder } from './storage/lockFolder'
import { openOrExplain } from './storage/openOrExplain'
import { addSwapRoutes } from './swaps/addSwapRoutes'
import { createSwapService } from './swaps/createSwapService'
import { addAttestationRoute, addVerifyRoutes } from './verify/addVerifyRoutes'
import { openAttestor } from './verify/openAttestor'
import { openKeyStorage } from './verify/openKeyStorage'

/** Maximum times, in ms, for which a client that sends slowly can hold a connection. */
const SERVER_LIMITS = { headersTimeout: 10_000, requestTimeout: 30_000 }
/** Memory of nodes' answers until they are sent. */
const ANSWER_BYTES = { total: 128_000_000, perClient: 16_000_000 }
const READY_TIMEOUT_MS = 2_000

export interface RunningServer {
  readonly port: number
  readonly metricsPort: number | undefined
  /** Reports the server as not ready, and closes its sockets within `DRAIN_SECONDS`. */
  drain(): Promise<void>
  /** Stops at once. Messages that were answered are stored. */
  close(): Promise<void>
}

/** Starts the server. Rejects if its storage or its port cannot be used. */
export async function startServer(
  settings: Settings,
  log: (line: string) => void,
  sources: DataSources = {},
  siteState?: () => SiteState,
): Promise<RunningServer> {
  // Instances with Valkey store nothing in the folder that only one of them may write.
  if (settings.VALKEY_URL !== undefined) {
    await checkValkey(settings.VALKEY_URL)
    return openServer(settings, log, sources, siteState)
  }
  const unlock = await lockFolder(settings.DATA_FOLDER)
  try {
    const server = await openServer(settings, log, sources, siteState)
    return { ...server, close: () => server.close().finally(unlock) }
  } catch (error) {
    unlock()
    throw error
  }
}

async function openServer(
  settings: Settings,
  log: (line: string) => void,
  sources: DataSources,
  siteState: (() => SiteState) | undefined,
): Promise<RunningServer> {
  const { PUBLIC_URL, PORT, DATA_FOLDER, VALKEY_URL, PROJECTS, PROJECTS_FILE, METRICS_ADDRESS, DRAIN_SECONDS } =
    settings
  await checkDescriptorFolder(settings.DESCRIPTORS_FOLDER)
  const directory = await openDirectory(settings, log)
  const events = openEventLog(DATA_FOLDER, { maxMb: settings.EVENTS_MB })
  const metrics = METRICS_ADDRESS && createMetrics()
  const onValkeyError = (error: unknown) => log(`valkey: ${error instanceof Error ? error.message : 'unknown error'}`)
  const names = settings.NAMES && (await openNames(settings, settings.NAMES))
  let mailbox: Mailbox | undefined
  let isDraining = false

  const isReady = async () => {
    if (isDraining || mailbox === undefined) return false
    const late = new Promise<false>((resolve) => setTimeout(resolve, READY_TIMEOUT_MS, false).unref())
    const checked = Promise.all([mailbox.check(), names?.check()]).then(
      () => true,
      () => false,
    )
    return Promise.race([checked, late])
  }
  const openMailbox = async (events: MailboxEvents) => {
    if (VALKEY_URL !== undefined) {
      mailbox = await openValkeyMailbox(VALKEY_URL, { ...events, onError: onValkeyError })
    } else {
      await mkdir(DATA_FOLDER, { recursive: true, mode: 0o700 })
      const path = join(DATA_FOLDER, 'relay.db')
      mailbox = await openOrExplain(path, () => openSqliteMailbox(path, events))
    }
    return observeMailbox(mailbox)
  }

  if (PROJECTS === undefined) log('server: without PROJECTS every page may use this server')
  if (names !== undefined && VALKEY_URL !== undefined && settings.DATABASE_URL === undefined)
    log('server: without DATABASE_URL other instances do not share the names')
  // A project whose file may change can get sign-in later.
  const hasSignIn =
    PROJECTS_FILE !== undefined || Object.values(PROJECTS ?? {}).some(({ signIn }) => signIn !== undefined)
  const signIns = hasSignIn
    ? observeSignIns(await openSignInStorage({ folder: DATA_FOLDER, valkeyUrl: VALKEY_URL, onError: onValkeyError }))
    : undefined
  const report = createFailureReports({ log, count: metrics?.countFailure })
  const budget = createByteBudget(ANSWER_BYTES)
  const nodeClient = createNodeClient({ nodes: settings.NODES, budget, report })
  const swaps = settings.SWAP_PROVIDERS && createSwapService({ providers: settings.SWAP_PROVIDERS, log })
  const usage =
    PROJECTS && observeUsage(await openUsage({ folder: DATA_FOLDER, valkeyUrl: VALKEY_URL, onError: onValkeyError }))
  const projects = openProjects(PROJECTS, PROJECTS_FILE, { log })
  const onCountError = () => log('relay: sockets and messages could not be counted')
  const relayUsage = usage && (await countRelay({ usage, projects: projects.current, onError: onCountError }))
  const data = await openDataService(settings, sources, { log, report, metrics })
  const attested = VALKEY_URL === undefined ? createMemoryStore() : await openValkeyStore(VALKEY_URL, onValkeyError)
  const attestor = await openAttestor({
    keys: openKeyStorage({ folder: DATA_FOLDER, valkeyUrl: VALKEY_URL }),
    store: attested,
  })
  const quotas = countRefusals(await openSharedQuotas(VALKEY_URL, onValkeyError), metrics)
  const app = createApp({
    isReady,
    siteState,
    openQuotas: quotas.open,
    projects: projects.current,
    usage,
    proxies: settings.PROXIES,
    routes: [
      addDirectoryRoutes(directory.current),
      addAnalyticsRoutes(events),
      addAttestationRoute(attestor),
      ...(settings.DESCRIPTORS_FOLDER ? [addDescriptorRoutes(settings.DESCRIPTORS_FOLDER)] : []),
      addNodeRoutes({ nodes: settings.NODES, client: nodeClient, budget, proxies: settings.PROXIES }),
      ...(settings.ONRAMP
        ? [
            addOnrampRoutes({
              coinbase: createCoinbaseClient(settings.ONRAMP.coinbase),
              proxies: settings.PROXIES,
              openQuotas: quotas.open,
              log,
            }),
          ]
        : []),
      ...(swaps
        ? [
            addSwapRoutes({
              swaps,
              nodes: settings.NODES,
              client: nodeClient,
              proxies: settings.PROXIES,
              openQuotas: quotas.open,
            }),
          ]
        : []),
      ...(signIns ? [addSignInRoutes({ nodes: settings.NODES, storage: signIns, log })] : []),
      ...data.routes,
      addIdentityRoutes({ hasNames: names !== undefined }),
      ...(names ? [addNameRoutes({ registry: names, proxies: settings.PROXIES, openQuotas: quotas.open })] : []),
    ],
    publicRoutes: [
      addVerifyRoutes(attestor, { projects: projects.current, usage, metrics, log }),
      ...(names && settings.NAMES_SIGNER_KEY
        ? [addGatewayRoutes({ registry: names, signerKey: settings.NAMES_SIGNER_KEY })]
        : []),
    ],
    metrics,
    log,
  })
  const server = createServer(SERVER_LIMITS, getRequestListener(app.fetch, { errorHandler: answerListenerError }))
  answerClientErrors(server)
  const relay = await createRelay(server, {
    hosts: [new URL(PUBLIC_URL).host],
    projects: projects.current,
    openMailbox,
    usage: relayUsage,
    metrics: metrics?.relay,
    log,
  })
  const admin =
    settings.ADMIN_TOKEN === undefined
      ? undefined
      : createAdminApp({
          token: settings.ADMIN_TOKEN,
          projects: projects.current,
          usage,
          isReady,
          countSockets: relay.size,
          openQuotas: quotas.open,
        })
  const adminListener = admin && getRequestListener(admin.fetch, { errorHandler: answerListenerError })
  const metricsServer =
    metrics &&
    createServer(SERVER_LIMITS, (request, response) =>
      adminListener !== undefined && request.url?.startsWith('/admin')
        ? void adminListener(request, response)
        : metrics.listener(request, response),
    )
  try {
    await listen(server, { port: PORT }, 'PORT')
    if (metricsServer !== undefined) await listen(metricsServer, METRICS_ADDRESS, 'METRICS_ADDRESS')
  } catch (error) {
    server.close()
    await relay.close()
    projects.close()
    await relayUsage?.close()
    await usage?.close()
    await signIns?.close()
    await data.close()
    await attested.close()
    await quotas.close()
    await names?.close()
    await directory.close()
    throw error
  }
  return {
    port: getPort(server) ?? PORT,
    metricsPort: metricsServer && getPort(metricsServer),
    async drain() {
      isDraining = true
      // Balancers need the whole time to notice, also where no socket is open.
      await Promise.all([relay.drain(DRAIN_SECONDS * 1000), wait(DRAIN_SECONDS * 1000)])
    },
    async close() {
      isDraining = true
      await relay.close()
      await Promise.all([server, metricsServer].map((each) => each && stop(each)))
      projects.close()
      await events.close()
      await relayUsage?.close()
      await usage?.close()
      await signIns?.close()
      await data.close()
      await attested.close()
      await quotas.close()
      await names?.close()
      await directory.close()
    },
  }
}

async function openNames({ DATA_FOLDER, DATABASE_URL, NODES }: Settings, names: NamesSettings) {
  const storage = observeNames(await openNameStorage({ folder: DATA_FOLDER, url: DATABASE_URL }))
  return createNameRegistry({ settings: names, storage, nodes: NODES })
}
