import { evm } from '@foyer/adapter-evm'
import { AccountButton, ConnectButton, NetworkButton } from '@foyer/react-ui'
import { mainnet } from '#networks'
import { mountApp } from './mountApp.js'

mountApp(
  [evm()],
  [mainnet],
  <>
    <ConnectButton /> <NetworkButton /> <AccountButton />
  </>,
)
