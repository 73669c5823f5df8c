/** Runs the site with settings from the environment: `pnpm start`. Expects a TLS proxy in front. */
import { createServer, type Server } from 'node:http'
import type { ListenOptions } from 'node:net'
import { readAssets } from './assets/readAssets'
import { createSecureSite } from './createSecureSite'
import { toKeySources } from './keyProviders/toKeySources'
import { createSmtpMailer } from './mail/createSmtpMailer'
import { readSettings } from './readSettings'
import { runCommand } from './runCommand'
import { SetupError } from './SetupError'
import { createCaptchaCheck } from './server/email/createCaptchaCheck'
import { createMetrics } from './server/operation/createMetrics'
import { stopOnSignals } from './stopOnSignals'
import { openStorage } from './storage/openStorage'

/** Maximum times, in ms, for which a client that sends slowly can hold a connection. */
const SERVER_LIMITS = { headersTimeout: 10_000, requestTimeout: 30_000 }

const hasParent = process.connected === true

await runCommand(async () => {
  const settings = readSettings(process.env)
  if (process.argv.includes('--check')) return console.info('secure: the settings are valid.')
  const initialize = settings.INIT === true || process.argv.includes('--init')
  const { storage, close } = await openStorage(settings.DATABASE, { create: initialize })
  const metrics = settings.METRICS_ADDRESS && createMetrics()
  const site = await createSecureSite({
    url: () => settings.SECURE_URL,
    allowedOrigins: settings.ALLOWED_ORIGINS.split(/\s+/).filter(Boolean),
    rpcUrls: settings.NODES,
    storage,
    ...toKeySources(settings),
    initialize,
    mailer: createSmtpMailer({ transport: settings.MAIL, from: settings.MAIL_FROM }),
    providers: settings.PROVIDERS,
    policy: settings.POLICY,
    ...(settings.captcha && { captchaPage: settings.captcha.page, checkAbuse: createCaptchaCheck(settings.captcha) }),
    descriptors: settings.descriptors,
    assets: readAssets(),
    proxies: settings.PROXIES,
    metrics,
    log: (line) => console.error(line),
  }).catch(async (error) => {
    await close()
    throw error
  })
  const metricsServer = metrics && createServer(SERVER_LIMITS, metrics.listener)
  const server = createServer(SERVER_LIMITS, site.listener)
  try {
    if (metricsServer !== undefined && settings.METRICS_ADDRESS !== undefined) {
      await listen(metricsServer, settings.METRICS_ADDRESS, 'METRICS_ADDRESS')
      console.info(`secure: metrics, port ${portOf(metricsServer)}`)
    }
    await listen(server, { port: settings.PORT }, 'PORT')
  } catch (error) {
    metricsServer?.close()
    await site.close()
    await close()
    throw error
  }
  stopOnSignals({
    server,
    site,
    drainMs: settings.DRAIN_SECONDS * 1000,
    async onStopped() {
      metricsServer?.close()
      metricsServer?.closeAllConnections()
      await close()
    },
  })
  stopWithParent()
  // A signal may follow the report at once.
  console.info(`secure: ${settings.SECURE_URL}, port ${portOf(server)}`)
  process.send?.({ ready: portOf(server) })
})

/** Stops a site that another process has started, and which ended without stopping it. */
function stopWithParent(): void {
  const stop = () => {
    // Nobody reads the log any more.
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
    process.emit('SIGTERM', 'SIGTERM')
  }
  if (!hasParent) return
  // The process ends although the channel is open.
  process.channel?.unref()
  if (process.connected) process.once('disconnect', stop)
  else stop()
}

function listen(server: Server, address: ListenOptions, setting: 'PORT' | 'METRICS_ADDRESS'): Promise<void> {
  return new Promise((resolve, reject) => {
    const onError = ({ code }: NodeJS.ErrnoException) =>
      reject(new SetupError(`The site can’t listen at ${setting} (${code}). Set another one.`))
    server.once('error', onError)
    server.listen(address, () => {
      server.off('error', onError)
      resolve()
    })
  })
}

function portOf(server: Server): number | undefined {
  const address = server.address()
  return typeof address === 'object' ? address?.port : undefined
}
