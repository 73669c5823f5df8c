import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSettings } from '../settings/readSettings'
import { startServer } from '../startServer'
import { startBalancer } from '../testing/startBalancer'
import { startValkey } from '../testing/startValkey'
import { openRelayFront, type RelayFront } from './openRelayFront'
import { openServiceFront } from './openServiceFront'
import { writeSandboxDirectory } from './writeSandboxDirectory'

export interface ServerSandboxOptions {
  /** `sqlite` is one server; `valkey` is two, which take connections in turns. @default 'sqlite' */
  readonly storage?: 'sqlite' | 'valkey' | undefined
  /** Preferred ports; if one is taken, a free one is logged. @default any free ports */
  readonly relayPort?: number
  readonly servicesPort?: number
  /** Fills the directory with the sandbox's wallets. @default false */
  readonly hasWallets?: boolean
  /** Sets `PROJECTS`. @default every project id, from any origin */
  readonly projects?: object
  readonly log?: (line: string) => void
}

export interface ServerSandbox {
  readonly relayUrl: string
  /** URL of directory, images, analytics and sessions, without a slash at the end. */
  readonly url: string
  readonly relay: Pick<RelayFront, 'faults' | 'drop'>
  stop(): Promise<void>
}

/** Starts the server with data of its own, behind fronts that can add the sandbox's faults. */
export async function startServerSandbox({
  storage = 'sqlite',
  relayPort = 0,
  servicesPort = 0,
  hasWallets = false,
  projects,
  log = () => {},
}: ServerSandboxOptions = {}): Promise<ServerSandbox> {
  const stops: (() => Promise<unknown>)[] = []
  const keep = <Started>(started: Started, stop: (started: Started) => Promise<unknown>): Started => {
    stops.push(() => stop(started))
    return started
  }
  const stop = async () => {
    for (const each of stops.splice(0).reverse()) await each()
  }
  try {
    const folder = keep(await mkdtemp(join(tmpdir(), 'foyer-server-')), (path) => rm(path, { recursive: true }))
    const balancer = keep(await startBalancer(), ({ close }) => close())
    const target = `127.0.0.1:${balancer.port}`
    const relay = keep(
      await openRelayFront({ port: relayPort, target: `ws://${target}`, log: (line) => log(`relay: ${line}`) }),
      (front) => front.stop(),
    )
    const valkey = storage === 'valkey' ? keep(await startValkey(), (server) => server.stop()) : undefined
    const settings = readSettings({
      PUBLIC_URL: relay.url.replace('ws', 'http'),
      PORT: '0',
      DATA_FOLDER: folder,
      VALKEY_URL: valkey?.url,
      DRAIN_SECONDS: '0',
      PROJECTS: projects && JSON.stringify(projects),
      DIRECTORY_FOLDER: hasWallets ? await writeSandboxDirectory(join(folder, 'directory')) : undefined,
    })
    const ports: number[] = []
    for (let instance = 0; instance < (valkey ? 2 : 1); instance++)
      ports.push(keep(await startServer(settings, () => {}), ({ close }) => close()).port)
    balancer.use(ports)
    const services = keep(
      await openServiceFront({ port: servicesPort, target: `http://${target}`, log: (line) => log(`server: ${line}`) }),
      (front) => front.stop(),
    )
    log(`relay: ${relay.url}`)
    log(`server: ${services.url}`)
    return { relayUrl: relay.url, url: services.url, relay, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
