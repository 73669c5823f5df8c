import { expect, it } from 'vitest'

// What can be imported, entry by entry. A new name is a line here; a name that goes is a breaking change.

it('@foyer/core', async () => {
  expect(Object.keys(await import('@foyer/core')).sort()).toEqual(['ModalError', 'createModal', 'isModalError'])
})

it('@foyer/core/adapter', async () => {
  expect(Object.keys(await import('@foyer/core/adapter')).sort()).toEqual([
    'ADAPTER_CONTRACT',
    'LEAVE_WAIT',
    'ModalError',
    'NODE_ANSWER_LIMIT',
    'NODE_WAIT',
    'NodeError',
    'anySignal',
    'askNodes',
    'askRpc',
    'checkFee',
    'claimId',
    'createChannelSupport',
    'createLeaving',
    'createLive',
    'createRequests',
    'createSentMemory',
    'createUnlocks',
    'defineAdapter',
    'delay',
    'feeTooHigh',
    'formatUnits',
    'fromRuntime',
    'isModalError',
    'isRejection',
    'lazy',
    'networkOf',
    'onAbort',
    'parseRdns',
    'pause',
    'plainText',
    'readBody',
    'readRpc',
    'toImageUrl',
    'toImportError',
    'toModalError',
    'untilAborted',
    'watchWhile',
    'within',
  ])
})

it('@foyer/core/actions', async () => {
  expect(Object.keys(await import('@foyer/core/actions')).sort()).toEqual([
    'awaitEmailDevice',
    'changeEmail',
    'checkOrigin',
    'connect',
    'describeError',
    'disconnect',
    'errorSentences',
    'estimateGas',
    'fetchActivity',
    'fetchAllowed',
    'fetchIdentity',
    'fetchNames',
    'fetchNfts',
    'fetchTokens',
    'fetchWallets',
    'getConnections',
    'getConnectorState',
    'getFeature',
    'getImage',
    'getRemoteFeatures',
    'getWalletImage',
    'getWallets',
    'grantPermissions',
    'listSmartSessions',
    'loginWithFarcaster',
    'loginWithSocial',
    'lookUpAddress',
    'openPay',
    'preload',
    'refreshBalance',
    'registerName',
    'resolveName',
    'resumeConnection',
    'revokeAllowed',
    'revokeSmartSession',
    'searchWallets',
    'selectAccount',
    'sendEmailCode',
    'sendTransaction',
    'sendTransfer',
    'sendTransfers',
    'setAccountType',
    'showToast',
    'signIn',
    'signMessage',
    'signOut',
    'signTypedData',
    'suggestNames',
    'switchConnection',
    'verifyEmailCode',
    'verifyNewEmail',
    'verifyOldEmail',
    'watchActivity',
    'watchAlerts',
    'watchAllowed',
    'watchNfts',
    'watchTokens',
    'writeContract',
  ])
})

it('@foyer/core/ui', async () => {
  expect(Object.keys(await import('@foyer/core/ui')).sort()).toEqual([
    'EMAIL_COOLDOWN',
    'FOUND_WALLETS',
    'ModalError',
    'PAIRING_RESERVE',
    'PRELOADED_IMAGES',
    'REMOTE_WALLET_ID',
    'WALLET_PAGE',
    'WALLET_SEARCH_PAGE',
    'activityFeature',
    'afterFrame',
    'allowedFeature',
    'assetsFeature',
    'canAskApp',
    'chooseWallet',
    'closeModal',
    'connectWays',
    'connectingView',
    'embeddedFeature',
    'enterModal',
    'expectRecommended',
    'featurePart',
    'fetchAsking',
    'findListed',
    'findRow',
    'formatAddress',
    'formatEmail',
    'formatHash',
    'goBack',
    'hueOf',
    'inFrame',
    'inIdleTime',
    'isImageUrl',
    'isMobile',
    'isModalError',
    'isThrifty',
    'joinableWallet',
    'leaveModal',
    'listWallets',
    'loadConnect',
    'loadRemote',
    'namesFeature',
    'nftsFeature',
    'offerSignIn',
    'offersAllWallets',
    'offersApps',
    'offersDirectory',
    'onrampFeature',
    'payFeature',
    'receiveFeature',
    'remoteFeature',
    'reportError',
    'requestClose',
    'sendFeature',
    'showToast',
    'signInOffer',
    'siwxFeature',
    'smartSessionsFeature',
    'sourceOf',
    'suggestWallets',
    'swapFeature',
    'toasts',
    'track',
  ])
})

it('@foyer/core/ui/nfts', async () => {
  expect(Object.keys(await import('@foyer/core/ui/nfts')).sort()).toEqual(['nftFeeds', 'nftKey', 'toSendToken'])
})

it('@foyer/core/ui/activity', async () => {
  expect(Object.keys(await import('@foyer/core/ui/activity')).sort()).toEqual([
    'activityFeeds',
    'askedTransfers',
    'canReplace',
    'createLookalikes',
    'groupByMonth',
    'knownName',
    'onItsWay',
    'replaceTransaction',
  ])
})

it('@foyer/core/adapter/permissions', async () => {
  expect(Object.keys(await import('@foyer/core/adapter/permissions')).sort()).toEqual(['readAmount', 'readLimit'])
})

it('@foyer/core/ui/account', async () => {
  expect(Object.keys(await import('@foyer/core/ui/account')).sort()).toEqual([
    'activateConnection',
    'askedTransfers',
    'canAskAmount',
    'describeNetwork',
    'disconnect',
    'fetchBalance',
    'forgetWallet',
    'hasSent',
    'isSameAddress',
    'resumeConnection',
    'selectAccount',
    'switchInModal',
    'toPaymentUri',
  ])
})

it('@foyer/core/ui/apps', async () => {
  expect(Object.keys(await import('@foyer/core/ui/apps')).sort()).toEqual(['toBrowseLink', 'toWalletLink'])
})

it('@foyer/core/ui/connect', async () => {
  expect(Object.keys(await import('@foyer/core/ui/connect')).sort()).toEqual([
    'describeError',
    'errorSentences',
    'finishConnect',
    'lateError',
    'skipConnect',
  ])
})

it('@foyer/core/ui/embedded', async () => {
  expect(Object.keys(await import('@foyer/core/ui/embedded')).sort()).toEqual([
    'approval',
    'cancelApproval',
    'leaveEmailChange',
    'resendChangeCode',
    'setAccountType',
    'startEmailChange',
    'submitChangeCode',
    'submitCode',
  ])
})

it('@foyer/core/ui/page', async () => {
  expect(Object.keys(await import('@foyer/core/ui/page')).sort()).toEqual([
    'formatAddress',
    'hueOf',
    'inIdleTime',
    'isImageUrl',
  ])
})

it('@foyer/core/ui/numbers', async () => {
  expect(Object.keys(await import('@foyer/core/ui/numbers')).sort()).toEqual([
    'amountFor',
    'compareWorths',
    'currencySign',
    'divide',
    'formatBalance',
    'formatExact',
    'formatMoney',
    'formatNumber',
    'formatUnits',
    'fromUnits',
    'groupAmount',
    'moneyPlaces',
    'parseUnits',
    'readAmount',
    'readTyped',
    'round',
    'smallMoney',
    'sumOf',
    'toBigInt',
    'toBigNumber',
    'toPlainText',
    'toPrecision',
    'worthOf',
  ])
})

it('@foyer/core/ui/sessions', async () => {
  expect(Object.keys(await import('@foyer/core/ui/sessions')).sort()).toEqual(['managing'])
})

it('@foyer/core/ui/names', async () => {
  expect(Object.keys(await import('@foyer/core/ui/names')).sort()).toEqual(['NAME_ZONE', 'naming'])
})

it('@foyer/core/ui/send', async () => {
  expect(Object.keys(await import('@foyer/core/ui/send')).sort()).toEqual([
    'chosenFee',
    'paying',
    'problemOf',
    'sendNamespaces',
    'sending',
    'shortageOf',
    'swapFor',
  ])
})

it('@foyer/core/ui/onramp', async () => {
  expect(Object.keys(await import('@foyer/core/ui/onramp')).sort()).toEqual([
    'buying',
    'placesOf',
    'problemOfAmount',
    'purchasing',
    'refusalOf',
  ])
})

it('@foyer/core/ui/allowed', async () => {
  expect(Object.keys(await import('@foyer/core/ui/allowed')).sort()).toEqual(['allowing', 'keyOf'])
})

it('@foyer/core/ui/swap', async () => {
  expect(Object.keys(await import('@foyer/core/ui/swap')).sort()).toEqual([
    'belowSwap',
    'plainText',
    'problemOf',
    'swapping',
  ])
})

it('@foyer/core/ui/sign-in', async () => {
  expect(Object.keys(await import('@foyer/core/ui/sign-in')).sort()).toEqual([
    'cooldownLeft',
    'leaveSignIn',
    'prepareSignIn',
    'reopenWindow',
    'resendCode',
    'resumeSignIn',
    'signIn',
    'startEmail',
    'startSocial',
  ])
})

it('@foyer/core/ui/wallets', async () => {
  expect(Object.keys(await import('@foyer/core/ui/wallets')).sort()).toEqual([
    'fetchWallets',
    'listAllWallets',
    'searchWallets',
  ])
})

it('@foyer/core/feature', async () => {
  expect(Object.keys(await import('@foyer/core/feature')).sort()).toEqual([
    'FEATURE_CONTRACT',
    'ModalError',
    'anySignal',
    'defineFeature',
    'delay',
    'isModalError',
    'onAbort',
    'pause',
    'untilAborted',
    'within',
  ])
})

it('@foyer/core/testing', async () => {
  expect(Object.keys(await import('@foyer/core/testing')).sort()).toEqual([
    'adapterCases',
    'createFakeAdapter',
    'createFakeAllowances',
    'createFakeLedger',
    'createFakeNames',
    'createFakeOnramp',
    'createFakeRemote',
    'createFakeSiwe',
    'createFakeSiwx',
    'createFakeWallet',
    'createMemoryStorage',
    'createTestModal',
    'describeAdapter',
    'fakeAllowance',
    'fakeNetwork',
    'fakeOnrampOptions',
    'fakeOnrampQuote',
    'fakeQuote',
    'foreignFakeNetwork',
    'otherFakeNetwork',
    'runAdapterCases',
  ])
})

it('@foyer/core/testing/cases', async () => {
  expect(Object.keys(await import('@foyer/core/testing/cases')).sort()).toEqual(['adapterCases', 'runAdapterCases'])
})
