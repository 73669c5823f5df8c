import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App'
import { createLog } from './inspector/createLog'
import { logWallets } from './inspector/logWallets'
import { createPlayground } from './modal/createPlayground'
import { PlaygroundContext } from './modal/PlaygroundContext'
import { installSandboxWallets, loadSandbox } from './sandbox/loadSandbox'
import { fromHash } from './settings/hash'
import './styles/index.css'

const local = await loadSandbox()
const wantsWallets = fromHash(location.hash)['page.sandboxWallets']
// Before the modal, so that the first look at the list of wallets finds them.
if (wantsWallets && new URLSearchParams(location.search).get('wallets') !== 'none')
  await installSandboxWallets(local.rpcUrls)

const playground = createPlayground(local)
const log = createLog()
logWallets(Object.values(globalThis.__sandboxWallets ?? {}), log)

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
