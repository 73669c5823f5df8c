import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { startServerSandbox } from '../sandbox/startServerSandbox'
import { openRelayClient } from '../testing/openRelayClient'

const FOLDER = fileURLToPath(new URL('../..', import.meta.url))

// In a process of its own: each retry of the client ends in a rejection that nobody handles.
const DAPP = `
  Object.assign(process.env, { IS_VITEST: 'true', DISABLE_GLOBAL_CORE: 'true' })
  process.on('unhandledRejection', () => {})
  const { UniversalProvider } = require('@walletconnect/universal-provider')
  const metadata = { name: 'Harbor', description: '', url: 'http://localhost:3000', icons: [] }
  const eip155 = { chains: ['eip155:1'], methods: ['personal_sign'], events: [] }
  const storageOptions = { database: ':memory:' }
  const options = { projectId: 'test', relayUrl: process.argv[1], logger: 'silent', telemetryEnabled: false }
  UniversalProvider.init({ ...options, metadata, storageOptions })
    .then((provider) => provider.connect({ optionalNamespaces: { eip155 } }))
    .then(() => 'connected', ({ message }) => message)
    .then((line) => process.stdout.write(line, () => process.exit()))`

it('WalletConnect’s client fails, and does not hang, when its project has used up its messages', {
  timeout: 300_000,
}, async () => {
  const { relayUrl, stop } = await startServerSandbox({ projects: { test: { messagesPerDay: 1 } } })
  onTestFinished(() => stop())
  const client = await openRelayClient(relayUrl)
  const message = { topic: 'ab'.repeat(32), message: 'the only one', ttl: 300, tag: 1 }
  expect((await client.call('irn_publish', message)).result).toBe(true)
  client.end()
  const dapp = spawn(process.execPath, ['-e', DAPP, relayUrl], { cwd: FOLDER, stdio: ['ignore', 'pipe', 'ignore'] })
  onTestFinished(() => void dapp.kill('SIGKILL'))
  expect(await text(dapp.stdout)).toMatch(/^Failed to publish custom payload, please try again\. id:\d+ /)
})
