/** Draws a page that pairs with a phone by WalletConnect, over the relay that is built into the client. */
import { UniversalProvider } from '@walletconnect/universal-provider'

const [link, status] = [document.createElement('code'), document.createElement('output')]
document.body.append(link, status)

function addButton(name: string, press: () => Promise<string>) {
  const button = document.createElement('button')
  button.textContent = name
  button.addEventListener('click', async () => {
    status.textContent = await press().catch((error: Error) => `Failed: ${error.message}`)
  })
  document.body.append(button)
}

addButton('Connect a phone', async () => {
  const provider = await UniversalProvider.init({
    projectId: 'demo',
    logger: 'silent',
    telemetryEnabled: false,
    metadata: { name: 'Demo', description: 'A page for tests', url: location.origin, icons: [] },
  })
  provider.on('display_uri', (uri: string) => {
    link.textContent = uri
  })
  const session = await provider.connect({
    optionalNamespaces: { eip155: { chains: ['eip155:1'], methods: ['personal_sign'], events: ['accountsChanged'] } },
  })
  const address = session?.namespaces.eip155?.accounts[0]?.split(':')[2] ?? ''
  addButton('Sign', async () => {
    const signature: string = await provider.request(
      { method: 'personal_sign', params: ['0x6869', address] },
      'eip155:1',
    )
    return `Signature of ${signature.length} characters`
  })
  return `Connected ${address}`
})
