import { evm } from '@foyer/adapter-evm'
import { AccountButton, ConnectButton, NetworkButton } from '@foyer/react-ui'
import { mainnet } from '#networks'
import { mountSite } from './mountSite.js'

mountSite(
  [evm()],
  [mainnet],
  <>
    <ConnectButton /> <NetworkButton /> <AccountButton />
  </>,
)
