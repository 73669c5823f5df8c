/**
 * Measures the relay, balances and sign-ins on this machine: `pnpm bench:server`. Clients run in processes of their
 * own, on the same cores, so a server with the machine to itself does better. No figure makes it fail.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { startProcess } from '../testing/startProcess'
import { startValkey } from '../testing/startValkey'
import type { BenchOrder, BenchReport } from './client'
import { estimateScale, type RelayCosts } from './estimateScale'
import { measureInterruptions } from './measureInterruptions'
import { measureRequests } from './measureRequests'
import { getQuantileMs, readCallTimes } from './readCallTimes'

const CLIENT = fileURLToPath(new URL('./client.ts', import.meta.url))
const AUDIENCE = 'ws://localhost'

const { values } = parseArgs({
  options: {
    sockets: { type: 'string', default: '10000' },
    rate: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '10' },
    // Measures this storage alone, and interrupts nothing.
    only: { type: 'string' },
  },
})
const [sockets, perSecond, seconds] = [Number(values.sockets), Number(values.rate), Number(values.seconds)]
// A process has at most some thousand ports to one address.
const CLIENT_PROCESSES = 2

const startClient = async () => {
  const child = fork(CLIENT, [], { execArgv: process.execArgv, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  // An order that arrives before the client listens would be lost.
  await once(child, 'message')
  const ask = <Kind extends BenchReport['kind']>(order: BenchOrder, kind: Kind) =>
    new Promise<Extract<BenchReport, { kind: Kind }>>((resolve, reject) => {
      child.once('exit', () => reject(new Error('a client process ended')))
      child.once('message', (report: Extract<BenchReport, { kind: Kind }>) =>
        report.kind === kind ? resolve(report) : reject(new Error(`unexpected report ${report.kind}`)),
      )
      child.send(order)
    })
  return { child, ask }
}

async function readMemoryMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1000
}

// Linux counts CPU time in hundredths of a second.
async function readCpuMs(pid: number): Promise<number> {
  const [, fields = ''] = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')
  const [user, system] = fields.split(' ').slice(11, 13)
  return (Number(user) + Number(system)) * 10
}

async function sumOf(pids: readonly number[], read: (pid: number) => Promise<number>): Promise<number> {
  return (await Promise.all(pids.map(read))).reduce((sum, each) => sum + each, 0)
}

function findFreePort(): Promise<number> {
  const server = createServer()
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0))
    })
  })
}

const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN

const round = (value: number) => (value < 10 ? value.toFixed(1) : String(Math.round(value)))

interface Measured {
  readonly line: string
  readonly costs: RelayCosts
}

async function measure(
  name: string,
  { count, valkeyPid }: { readonly count: number; readonly valkeyPid?: number },
  settings: Readonly<Record<string, string>>,
): Promise<Measured> {
  const metricsPorts = await Promise.all(Array.from({ length: count }, findFreePort))
  const begin = (metricsPort: number) =>
    startProcess({
      PUBLIC_URL: 'http://localhost',
      PORT: '0',
      METRICS_ADDRESS: `127.0.0.1:${metricsPort}`,
      ...settings,
    })
  const servers = await Promise.all(metricsPorts.map(begin))
  const clients = await Promise.all(Array.from({ length: CLIENT_PROCESSES }, startClient))
  const pids = servers.map(({ pid }) => pid)
  const valkeyPids = valkeyPid === undefined ? [] : [valkeyPid]
  try {
    const emptyMb = await sumOf(pids, readMemoryMb)
    const urls = servers.map(({ port }) => `ws://127.0.0.1:${port}`)
    const open: BenchOrder = { kind: 'open', urls, count: sockets / CLIENT_PROCESSES, audience: AUDIENCE }
    const opened = await Promise.all(clients.map(({ ask }) => ask(open, 'opened')))
    const heldMb = await sumOf(pids, readMemoryMb)
    const [idleMs, idleValkeyMs] = [await sumOf(pids, readCpuMs), await sumOf(valkeyPids, readCpuMs)]
    const callsBefore = await readCallTimes(metricsPorts)
    const publish: BenchOrder = { kind: 'publish', perSecond: perSecond / CLIENT_PROCESSES, seconds }
    const published = await Promise.all(clients.map(({ ask }) => ask(publish, 'published')))
    const [busyMs, busyValkeyMs] = [await sumOf(pids, readCpuMs), await sumOf(valkeyPids, readCpuMs)]
    const callsAfter = await readCallTimes(metricsPorts)
    const clientMs = published.reduce((sum, { cpuMs }) => sum + cpuMs, 0)
    const sorted = published.flatMap(({ latenciesMs }) => latenciesMs).sort((a, b) => a - b)
    const held = opened.reduce((sum, each) => sum + each.count, 0)
    const lost = published.reduce((sum, { sent, received }) => sum + sent - received, 0)
    const sent = published.reduce((sum, each) => sum + each.sent, 0)
    const costs = {
      socketKb: ((heldMb - emptyMb) * 1000) / held,
      messageMs: (busyMs - idleMs) / sent,
      storedMessageMs: (busyValkeyMs - idleValkeyMs) / sent,
    }
    const cells = [
      name,
      `${held}`,
      `${round(Math.max(...opened.map((each) => each.seconds)))} s`,
      `${round(heldMb)} MB`,
      `${round(costs.socketKb)} kB`,
      `${perSecond}`,
      `${round(percentile(sorted, 0.5))} ms`,
      `${round(percentile(sorted, 0.99))} ms`,
      `${round(getQuantileMs(callsBefore, callsAfter, 0.5))} ms`,
      `${round(getQuantileMs(callsBefore, callsAfter, 0.99))} ms`,
      `${lost}`,
      `${costs.messageMs.toFixed(2)} ms`,
      `${(clientMs / sent).toFixed(2)} ms`,
      `${costs.storedMessageMs.toFixed(3)} ms`,
    ]
    return { line: cells.join(' | '), costs }
  } finally {
    for (const { child } of clients) stop(child)
    for (const server of servers) server.signal('SIGKILL')
  }
}

const stop = (child: ChildProcess) => {
  child.removeAllListeners('exit')
  child.kill('SIGKILL')
}

const folder = await mkdtemp(join(tmpdir(), 'foyer-bench-'))
const valkey = await startValkey()
try {
  console.info(
    'storage | sockets | opened in | memory | a socket | messages a second | median | p99 | server median | server p99 | lost | CPU a message | of clients | of Valkey',
  )
  const withValkey = { VALKEY_URL: valkey.url }
  const runs = [
    { name: 'SQLite, one process', options: { count: 1 }, settings: { DATA_FOLDER: folder } },
    { name: 'Valkey, one instance', options: { count: 1, valkeyPid: valkey.pid }, settings: withValkey },
    { name: 'Valkey, two instances', options: { count: 2, valkeyPid: valkey.pid }, settings: withValkey },
  ].filter(({ name }) => values.only === undefined || name.startsWith(values.only))
  let last: Measured | undefined
  for (const { name, options, settings } of runs) {
    last = await measure(name, options, settings)
    console.info(last.line)
  }
  if (last !== undefined && values.only === undefined) {
    console.info(`\n${estimateScale(last.costs)}`)
    console.info('\nstopped meanwhile | messages sent | lost | longest wait')
    for (const { name, sent, lost, longestWaitMs } of await measureInterruptions(valkey.url))
      console.info([name, sent, lost, `${(longestWaitMs / 1000).toFixed(1)} s`].join(' | '))
  }
  if (values.only === undefined || values.only === 'requests') {
    console.info('\nrequests, 16 at once | a second | median | p99')
    const stores = { SQLite: { DATA_FOLDER: join(folder, 'requests') }, Valkey: withValkey }
    for (const [store, settings] of Object.entries(stores)) {
      for (const { name, perSecond, latenciesMs } of await measureRequests(seconds, settings)) {
        const times = [0.5, 0.99].map((share) => `${round(percentile(latenciesMs, share))} ms`)
        console.info([`${name}, ${store}`, round(perSecond), ...times].join(' | '))
      }
    }
  }
} finally {
  await valkey.stop()
  await rm(folder, { recursive: true })
}
process.exit()
