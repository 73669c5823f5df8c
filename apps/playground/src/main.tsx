import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App'
import { createLog } from './inspector/createLog'
import { logWallets } from './inspector/logWallets'
import { createPlayground } from './modal/createPlayground'
import { PlaygroundContext } from './modal/PlaygroundContext'
import { installSandboxWallets, loadSandbox } from './sandbox/loadSandbox'
import { fromHash } from './settings/hash'
import { adaptersOf } from './settings/networks'
import './styles/index.css'

const local = await loadSandbox()
const { 'page.sandboxWallets': wantsWallets, networks } = fromHash(location.hash)
// Before the modal, so that the first look at the list of wallets finds them.
if (wantsWallets && new URLSearchParams(location.search).get('wallets') !== 'none')
  await Promise.all(adaptersOf(networks).map(({ namespace }) => installSandboxWallets(local.rpcUrls, namespace)))

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
