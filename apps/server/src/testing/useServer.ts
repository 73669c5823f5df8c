import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach } from 'vitest'
import type { DataSources } from '../data/openDataService'
import type { NamesSettings } from '../names/namesSchema'
import type { Projects } from '../projects/projectSchema'
import type { Settings } from '../settings/readSettings'
import { type RunningServer, startServer } from '../startServer'
import type { SwapProviderSettings } from '../swaps/swapSchema'
import { openRelayClient, type RelayClient, type RelayClientOptions } from './openRelayClient'
import { startValkey, type ValkeyServer } from './startValkey'

export type StorageKind = 'SQLite' | 'Valkey'

export interface TestServer extends RunningServer {
  readonly url: string
  readonly httpUrl: string
  connect(options?: RelayClientOptions): Promise<RelayClient>
}

export interface TestServerOptions {
  readonly kind?: StorageKind
  /** @default a new one */
  readonly folder?: string | undefined
  readonly projects?: Projects
  /** File of projects, which the server reads again. */
  readonly projectsFile?: string
  /** Folder with the list of wallets. */
  readonly directory?: string | undefined
  /** Folder of signed descriptors. */
  readonly descriptors?: string | undefined
  readonly directoryKey?: string | undefined
  readonly nodes?: Readonly<Record<string, readonly string[]>>
  readonly onramp?: Settings['ONRAMP']
  readonly swapProviders?: readonly SwapProviderSettings[]
  readonly proxies?: number
  readonly data?: Partial<Pick<Settings, 'COMPARED' | 'TOKENS' | 'PRICES' | 'HISTORY' | 'NFTS'>>
  readonly sources?: DataSources
  readonly names?: NamesSettings | undefined
  readonly namesSignerKey?: `0x${string}` | undefined
  readonly databaseUrl?: string | undefined
  readonly log?: (line: string) => void
  /** Serves metrics, and the admin page with this token. */
  readonly adminToken?: string
  /** @default 0 */
  readonly drainSeconds?: number
}

/** Starts servers that end after each test. Those over Valkey share one, which ends with the file. */
export function useServer() {
  let valkey: Promise<ValkeyServer> | undefined
  const cleanUps: (() => Promise<unknown>)[] = []
  afterEach(async () => {
    for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
  })
  afterAll(async () => {
    await (await valkey)?.stop()
  })

  const createFolder = async () => {
    const folder = await mkdtemp(join(tmpdir(), 'foyer-server-'))
    cleanUps.push(() => rm(folder, { recursive: true, force: true }))
    return folder
  }
  const getValkeyUrl = async () => {
    valkey ??= startValkey()
    return (await valkey).url
  }
  return {
    createFolder,
    getValkeyUrl,
    async start({
      kind = 'SQLite',
      folder,
      projects,
      projectsFile,
      directory,
      descriptors,
      directoryKey,
      nodes = {},
      onramp,
      swapProviders,
      proxies = 0,
      data = {},
      sources = {},
      names,
      namesSignerKey,
      databaseUrl,
      log = () => {},
      adminToken,
      drainSeconds = 0,
    }: TestServerOptions = {}): Promise<TestServer> {
      const server = await startServer(
        {
          PUBLIC_URL: 'http://localhost',
          PORT: 0,
          DATA_FOLDER: folder ?? (await createFolder()),
          VALKEY_URL: kind === 'Valkey' ? await getValkeyUrl() : undefined,
          PROJECTS: projects,
          ...(projectsFile !== undefined && { PROJECTS_FILE: projectsFile }),
          PROXIES: proxies,
          NODES: nodes,
          ONRAMP: onramp,
          SWAP_PROVIDERS: swapProviders && [...swapProviders],
          COMPARED: [],
          TOKENS: {},
          HISTORY: {},
          NFTS: {},
          ...data,
          NAMES: names,
          NAMES_SIGNER_KEY: namesSignerKey,
          DATABASE_URL: databaseUrl,
          DIRECTORY_FOLDER: directory,
          DESCRIPTORS_FOLDER: descriptors,
          DIRECTORY_KEY: directoryKey,
          EVENTS_MB: 1_000,
          DRAIN_SECONDS: drainSeconds,
          ...(adminToken !== undefined && { ADMIN_TOKEN: adminToken, METRICS_ADDRESS: { host: '127.0.0.1', port: 0 } }),
        },
        log,
        sources,
      )
      let closed: Promise<void> | undefined
      const close = () => {
        closed ??= server.close()
        return closed
      }
      cleanUps.push(close)
      const url = `ws://127.0.0.1:${server.port}`
      return {
        ...server,
        close,
        url,
        httpUrl: url.replace('ws', 'http'),
        connect: (options = {}) =>
          openRelayClient(url, { ...options, claims: { aud: 'ws://localhost', ...options.claims } }),
      }
    },
  }
}
