import { expect, it } from 'vitest'
import * as entry from './index.js'

it('offers this and nothing else', () => {
  expect(Object.keys(entry).sort()).toEqual([
    'AccountButton',
    'ConnectButton',
    'ModalProvider',
    'NetworkButton',
    'reactUi',
    'useAccount',
    'useActivity',
    'useAllowed',
    'useBalance',
    'useConnections',
    'useDisconnect',
    'useIdentity',
    'useModal',
    'useNetwork',
    'useNfts',
    'usePay',
    'useRegisterName',
    'useSendTransaction',
    'useSignMessage',
    'useSignTypedData',
    'useSmartSessions',
    'useTheme',
    'useTokens',
  ])
})
