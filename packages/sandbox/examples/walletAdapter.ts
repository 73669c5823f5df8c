/** Draws a page with Solana's wallet adapter, which wraps wallets of the Wallet Standard. */
import { isWalletAdapterCompatibleStandardWallet } from '@solana/wallet-adapter-base'
import { StandardWalletAdapter } from '@solana/wallet-standard-wallet-adapter-base'
import { getWallets } from '@wallet-standard/app'

const status = document.createElement('output')
document.body.append(status)

function addButton(name: string, press: () => Promise<string>) {
  const button = document.createElement('button')
  button.textContent = name
  button.addEventListener('click', async () => {
    status.textContent = await press().catch((error: Error) => `Failed: ${error.message}`)
  })
  document.body.append(button)
}

for (const wallet of getWallets().get()) {
  if (!isWalletAdapterCompatibleStandardWallet(wallet)) continue
  const adapter = new StandardWalletAdapter({ wallet })
  addButton(`Connect ${adapter.name}`, async () => {
    await adapter.connect()
    addButton('Sign', async () => {
      const signature = await adapter.signMessage?.(new TextEncoder().encode('Hello from the app'))
      return `Signature of ${signature?.length} bytes`
    })
    return `Connected ${adapter.publicKey}`
  })
}
