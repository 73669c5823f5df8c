import { expect, it } from 'vitest'

// What can be imported, entry by entry. A new name is a line here; a name that goes is a breaking change.

it('@foyer/core', async () => {
  expect(Object.keys(await import('@foyer/core')).sort()).toEqual(['ModalError', 'createModal', 'isModalError'])
})

it('@foyer/core/adapter', async () => {
  expect(Object.keys(await import('@foyer/core/adapter')).sort()).toEqual([
    'ADAPTER_CONTRACT',
    'ModalError',
    'defineAdapter',
    'isModalError',
    'isRejection',
    'toModalError',
  ])
})

it('@foyer/core/actions', async () => {
  expect(Object.keys(await import('@foyer/core/actions')).sort()).toEqual([
    'checkOrigin',
    'connect',
    'describeError',
    'disconnect',
    'errorSentences',
    'fetchWallets',
    'getConnections',
    'getConnectorState',
    'getRemoteFeatures',
    'getWalletImage',
    'getWallets',
    'preload',
    'refreshBalance',
    'searchWallets',
    'selectAccount',
    'sendTransaction',
    'showToast',
    'signMessage',
    'signTypedData',
    'switchConnection',
    'watchAlerts',
  ])
})

it('@foyer/core/ui', async () => {
  expect(Object.keys(await import('@foyer/core/ui')).sort()).toEqual([
    'ModalError',
    'PAIRING_RESERVE',
    'PRELOADED_IMAGES',
    'REMOTE_WALLET_ID',
    'WALLET_PAGE',
    'WALLET_SEARCH_PAGE',
    'activateConnection',
    'canAskApp',
    'chooseWallet',
    'closeModal',
    'completeContext',
    'countRecommended',
    'describeError',
    'disconnect',
    'errorSentences',
    'fetchBalance',
    'fetchWallets',
    'findListed',
    'finishConnect',
    'formatAddress',
    'formatBalance',
    'formatDate',
    'formatEmail',
    'formatHash',
    'formatNumber',
    'goBack',
    'isMobile',
    'isModalError',
    'listAllWallets',
    'listWallets',
    'loadConnect',
    'loadRemote',
    'offersAllWallets',
    'offersDirectory',
    'offersRemote',
    'reportError',
    'requestClose',
    'searchWallets',
    'showToast',
    'suggestWallets',
    'switchInModal',
    'toBrowseLink',
    'toWalletLink',
    'toasts',
    'track',
  ])
})

it('@foyer/core/testing', async () => {
  expect(Object.keys(await import('@foyer/core/testing')).sort()).toEqual([
    'createFakeAdapter',
    'createFakeWallet',
    'createMemoryStorage',
    'createTestModal',
    'fakeNetwork',
    'foreignFakeNetwork',
    'otherFakeNetwork',
  ])
})
