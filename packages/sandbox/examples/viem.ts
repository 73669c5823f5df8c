/** Draws a page on plain viem: wallets of EIP-6963, and a node of another host. */
import {
  createPublicClient,
  createWalletClient,
  custom,
  type EIP1193Provider,
  formatEther,
  http,
  verifyMessage,
} from 'viem'
import { mainnet } from 'viem/chains'

declare global {
  interface WindowEventMap {
    'eip6963:announceProvider': CustomEvent<{ info: { name: string }; provider: EIP1193Provider }>
  }
}

const publicClient = createPublicClient({ chain: mainnet, transport: http('https://rpc.example/mainnet') })
const status = document.createElement('output')
document.body.append(status)

function addButton(name: string, press: () => Promise<string>) {
  const button = document.createElement('button')
  button.textContent = name
  button.addEventListener('click', async () => {
    status.textContent = await press().catch((error: Error) => `Failed: ${error.message.split('\n')[0]}`)
  })
  document.body.append(button)
}

window.addEventListener('eip6963:announceProvider', ({ detail: { info, provider } }) => {
  const wallet = createWalletClient({ chain: mainnet, transport: custom(provider) })
  addButton(`Connect ${info.name}`, async () => {
    const [address] = await wallet.requestAddresses()
    if (address === undefined) throw new Error('The wallet shares no account.')
    addButton('Sign', async () => {
      const message = 'Hello from the app'
      const signature = await wallet.signMessage({ account: address, message })
      return `Valid signature: ${await verifyMessage({ address, message, signature })}`
    })
    return `${address} has ${formatEther(await publicClient.getBalance({ address }))} ETH`
  })
})
window.dispatchEvent(new Event('eip6963:requestProvider'))
