import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App'
import { createLog } from './inspector/createLog'
import { logWallets } from './inspector/logWallets'
import { createPlayground } from './modal/createPlayground'
import { PlaygroundContext } from './modal/PlaygroundContext'
import { installSandboxWallets, loadSandbox } from './sandbox/loadSandbox'
import { decodeSettings } from './settings/hash'
import { getAdapterNames } from './settings/networks'
import './styles/index.css'

const local = await loadSandbox()
const { 'page.sandboxWallets': wantsWallets, networks } = decodeSettings(location.hash)
// Wallets are installed before the modal is created, so that its first discovery finds them.
if (wantsWallets && new URLSearchParams(location.search).get('wallets') !== 'none')
  await Promise.all(getAdapterNames(networks).map(({ namespace }) => installSandboxWallets(local.rpcUrls, namespace)))

const playground = createPlayground(local)
const log = createLog()
logWallets(log)

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
