import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App'
import { createLog } from './inspector/createLog'
import { logWalletRequests } from './inspector/logWalletRequests'
import { createPlayground } from './modal/createPlayground'
import { PlaygroundContext } from './modal/PlaygroundContext'
import { installSandboxWallets, loadLocalServices } from './sandbox/loadLocalServices'
import { decodeSettings } from './settings/hash'
import { groupNetworksByAdapter } from './settings/networks'
import './styles/index.css'

const local = await loadLocalServices()
const { 'page.sandboxWallets': wantsWallets, networks } = decodeSettings(location.hash)
// Wallets are installed before the modal is created, so that its first discovery finds them.
if (wantsWallets && new URLSearchParams(location.search).get('wallets') !== 'none')
  await Promise.all(
    groupNetworksByAdapter(networks).map(({ namespace }) => installSandboxWallets(local.rpcUrls, namespace)),
  )

const playground = createPlayground(local)
const log = createLog()
logWalletRequests(log)

const root = document.querySelector('#root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <PlaygroundContext value={playground}>
        <App log={log} />
      </PlaygroundContext>
    </StrictMode>,
  )
}
