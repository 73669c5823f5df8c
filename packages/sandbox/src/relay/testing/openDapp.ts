import { loadUniversalProvider } from './loadUniversalProvider'

const loading = loadUniversalProvider()

const EVM = {
  methods: ['personal_sign', 'eth_signTypedData_v4', 'eth_sendTransaction', 'wallet_switchEthereumChain'],
  events: ['chainChanged', 'accountsChanged'],
}

const LOGIN = { domain: 'localhost:3000', uri: 'http://localhost:3000/login', nonce: 'abc123', statement: 'Hello.' }

export type Dapp = Awaited<ReturnType<typeof openDapp>>

export async function openDapp(relayUrl: string, { projectId = 'test' } = {}) {
  const client = await loading
  const provider = await client.init({
    projectId,
    relayUrl,
    logger: 'silent',
    telemetryEnabled: false,
    storageOptions: { database: ':memory:' },
    metadata: { name: 'Test site', description: 'A site of the tests', url: 'http://localhost:3000', icons: [] },
  })
  const nextUri = () => new Promise<string>((resolve) => provider.once('display_uri', resolve))
  const said: Record<string, unknown[]> = {}
  for (const name of ['chainChanged', 'accountsChanged', 'session_delete', 'session_update']) {
    said[name] = []
    provider.on(name, (value: unknown) => said[name]?.push(value))
  }
  const relayErrors: string[] = []
  provider.client.core.relayer.on('relayer_error', (error: Error) => relayErrors.push(error.message))

  return {
    provider,
    said,
    relayErrors,
    /** Proposes a session; `outcome` never rejects. */
    async propose(chains: string[] = ['eip155:1', 'eip155:8453']) {
      const uri = nextUri()
      const outcome = provider.connect({ optionalNamespaces: { eip155: { ...EVM, chains } } }).then(
        (session) => ({ session, code: undefined }),
        (error: { code?: number }) => ({ session: undefined, code: error.code }),
      )
      return { uri: await uri, outcome }
    },
    /** Requests a signature and a session at once, in the older format. */
    async signIn(chains: string[], methods: string[]) {
      const uri = nextUri()
      const outcome = provider.authenticate({ ...LOGIN, chains, methods }).then(
        (result) => ({ result, error: undefined }),
        (error: unknown) => ({ result: undefined, error }),
      )
      return { uri: await uri, outcome }
    },
    async close() {
      provider.abortPairingAttempt()
      provider.client.core.heartbeat.stop()
      await provider.client.core.relayer.transportClose()
    },
  }
}
