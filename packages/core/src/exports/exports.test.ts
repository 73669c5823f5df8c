import { expect, it } from 'vitest'

// Lists every export. A new name is a new line; a removed one is a breaking change.

it('@foyer/core', async () => {
  expect(Object.keys(await import('@foyer/core')).sort()).toEqual([
    'ModalError',
    'createModal',
    'fromServer',
    'isModalError',
  ])
})

it('@foyer/core/adapter', async () => {
  expect(Object.keys(await import('@foyer/core/adapter')).sort()).toEqual([
    'ADAPTER_CONTRACT_VERSION',
    'DISCONNECT_NOTICE_TIMEOUT_MS',
    'MAX_NODE_RESPONSE_BYTES',
    'ModalError',
    'NODE_TIMEOUT_MS',
    'NodeError',
    'OPENER_POLICY_HINT',
    'checkFee',
    'checkTransactionId',
    'combineSignals',
    'createChannelSupport',
    'createConnectionController',
    'createDisconnectNotifier',
    'createFeeTooHighError',
    'createLazyValue',
    'createSentTransactionStore',
    'createUnlockWatcher',
    'createWalletRequestTracker',
    'defineAdapter',
    'delegateToRuntime',
    'formatUnits',
    'getErrorChain',
    'getErrorCodes',
    'isCaipNetworkId',
    'isIsolatedFromPopups',
    'isModalError',
    'isSignedMessage',
    'isTransactionHash',
    'isUserRejection',
    'joinErrorTexts',
    'onAbort',
    'parseChainId',
    'parseCount',
    'parseRdns',
    'parseRpcResponse',
    'readProviderName',
    'readResponseText',
    'readWalletExplanation',
    'rejectOnAbort',
    'requestNodes',
    'requestRpc',
    'requireNetwork',
    'sanitizeText',
    'sleep',
    'startTimer',
    'startWithSignal',
    'toImageUrl',
    'toModalError',
    'toModuleLoadError',
    'toUniqueWalletId',
    'toWalletError',
    'withTimeout',
  ])
})

it('@foyer/core/actions', async () => {
  expect(Object.keys(await import('@foyer/core/actions')).sort()).toEqual([
    'UnexpectedRequestsError',
    'changeEmail',
    'checkOrigin',
    'connect',
    'connectReadOnly',
    'describeError',
    'disconnect',
    'errorSentences',
    'errorTitles',
    'estimateGas',
    'expectRequests',
    'fetchActivity',
    'fetchIdentity',
    'fetchNames',
    'fetchNfts',
    'fetchPermissions',
    'fetchTokens',
    'fetchWallets',
    'getAuthLog',
    'getConnections',
    'getConnectorState',
    'getErrorTitle',
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
    'revokePermissions',
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
    'waitForEmailDevice',
    'watchActivity',
    'watchAlerts',
    'watchBalance',
    'watchIdentity',
    'watchNfts',
    'watchPermissions',
    'watchTokens',
    'watchWallets',
    'writeContract',
  ])
})

it('@foyer/core/feature', async () => {
  expect(Object.keys(await import('@foyer/core/feature')).sort()).toEqual([
    'FEATURE_CONTRACT_VERSION',
    'ModalError',
    'combineSignals',
    'defineFeature',
    'findFeatureContext',
    'getFeatureContext',
    'isModalError',
    'onAbort',
    'rejectOnAbort',
    'sleep',
    'startTimer',
    'withTimeout',
  ])
})

it('@foyer/core/testing', async () => {
  expect(Object.keys(await import('@foyer/core/testing')).sort()).toEqual([
    'adapterCases',
    'createFakeAdapter',
    'createFakeAllowances',
    'createFakeChainReader',
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

it('@foyer/core/internal/account', async () => {
  expect(Object.keys(await import('@foyer/core/internal/account')).sort()).toEqual([
    'canRequestAmount',
    'compareFiatValues',
    'describeNetwork',
    'disconnect',
    'divide',
    'fetchBalance',
    'forgetWallet',
    'formatBalance',
    'formatExactNumber',
    'formatMoney',
    'formatNumber',
    'formatUnits',
    'fromUnits',
    'getAmountForFiatValue',
    'getCurrencyDecimals',
    'getCurrencySign',
    'getDustThreshold',
    'getFiatValue',
    'groupDigits',
    'hasSentTransactions',
    'isRequestFrom',
    'isSameAddress',
    'parseUnits',
    'readAmountField',
    'resumeConnection',
    'round',
    'selectAccount',
    'sendRequestWatcher',
    'sendRequests',
    'sumFiatValues',
    'switchNetworkInModal',
    'toBigNumber',
    'toPaymentUri',
    'toPlainText',
  ])
})

it('@foyer/core/internal/activity', async () => {
  expect(Object.keys(await import('@foyer/core/internal/activity')).sort()).toEqual([
    'canReplaceTransaction',
    'createLookalikeFinder',
    'findKnownName',
    'getActivityFeed',
    'getLatinLookalike',
    'getPendingOutflows',
    'groupByMonth',
    'isRequestFrom',
    'replaceTransaction',
    'sendRequests',
  ])
})

it('@foyer/core/internal/connect', async () => {
  expect(Object.keys(await import('@foyer/core/internal/connect')).sort()).toEqual([
    'connectionError',
    'describeError',
    'errorSentences',
    'finishConnect',
    'getErrorTitle',
    'portfolioError',
    'skipConnect',
    'stateError',
  ])
})

it('@foyer/core/internal/embedded', async () => {
  expect(Object.keys(await import('@foyer/core/internal/embedded')).sort()).toEqual([
    'approvalController',
    'cancelApproval',
    'cancelEmailChange',
    'resendEmailChangeCode',
    'startEmailChange',
    'submitEmailChangeCode',
    'submitLoginCode',
  ])
})

it('@foyer/core/internal/modal', async () => {
  expect(Object.keys(await import('@foyer/core/internal/modal')).sort()).toEqual([
    'EMAIL_COOLDOWN_MS',
    'ModalError',
    'PAIRING_EXPIRY_MARGIN_MS',
    'REMOTE_WALLET_ID',
    'WALLET_PAGE_SIZE',
    'WALLET_SEARCH_PAGE_SIZE',
    'assetsFeature',
    'canReachWalletApps',
    'canRequestWalletApp',
    'chooseWallet',
    'closeIfViewAllows',
    'closeModal',
    'estimateRecommendedWallets',
    'findListedWallet',
    'findWalletRow',
    'findWalletToAddNamespace',
    'formatAddress',
    'formatEmail',
    'formatHash',
    'getConnectingView',
    'getFeatureService',
    'getHue',
    'getWalletSource',
    'goBack',
    'importConnectInModal',
    'isAllWalletsOffered',
    'isAnnouncedOrInjected',
    'isDirectoryOffered',
    'isImageUrl',
    'isMobile',
    'isModalError',
    'isSavingData',
    'listWallets',
    'loadLoginOptions',
    'loadRemoteConnector',
    'loginOptions',
    'prefetchServiceModules',
    'reportError',
    'requestClose',
    'requestMoreWalletSuggestions',
    'requestWalletSuggestions',
    'runAfterAnimationFrame',
    'runInAnimationFrame',
    'runWhenIdle',
    'showToast',
    'signInOptionsService',
    'siwxFeature',
    'startNavigation',
    'toasts',
    'track',
  ])
})

it('@foyer/core/internal/names', async () => {
  expect(Object.keys(await import('@foyer/core/internal/names')).sort()).toEqual(['getNamesController'])
})

it('@foyer/core/internal/nfts', async () => {
  expect(Object.keys(await import('@foyer/core/internal/nfts')).sort()).toEqual([
    'getNftFeed',
    'toNftKey',
    'toSendToken',
  ])
})

it('@foyer/core/internal/onramp', async () => {
  expect(Object.keys(await import('@foyer/core/internal/onramp')).sort()).toEqual([
    'getAmountProblem',
    'getOnrampController',
    'getOnrampImageUrl',
    'getPaymentDecimals',
    'getPurchaseController',
  ])
})

it('@foyer/core/internal/page', async () => {
  expect(Object.keys(await import('@foyer/core/internal/page')).sort()).toEqual([
    'createLazyValue',
    'defineAdapter',
    'delegateToRuntime',
    'formatAddress',
    'getHue',
    'isImageUrl',
    'parseRdns',
    'readProviderName',
    'runWhenIdle',
    'startWithSignal',
    'toImageUrl',
    'toUniqueWalletId',
    'watchBalance',
    'watchIdentity',
  ])
})

it('@foyer/core/internal/permissions', async () => {
  expect(Object.keys(await import('@foyer/core/internal/permissions')).sort()).toEqual([
    'getPermissionsController',
    'getSmartSessionsController',
    'parsePermissionLimit',
    'parseUint256',
    'toPermissionKey',
  ])
})

it('@foyer/core/internal/send', async () => {
  expect(Object.keys(await import('@foyer/core/internal/send')).sort()).toEqual([
    'getPayShortage',
    'getSendNamespaces',
    'getSendProblem',
    'payController',
    'selectFeeChoice',
    'sendController',
    'suggestSwap',
  ])
})

it('@foyer/core/internal/sign-in', async () => {
  expect(Object.keys(await import('@foyer/core/internal/sign-in')).sort()).toEqual([
    'abortSignInIfLeft',
    'getEmailCooldownSeconds',
    'preloadSignInFrame',
    'reopenSocialWindow',
    'resendLoginCode',
    'signInStore',
    'startEmailLogin',
    'startSocialLogin',
  ])
})

it('@foyer/core/internal/swap', async () => {
  expect(Object.keys(await import('@foyer/core/internal/swap')).sort()).toEqual([
    'getSwapController',
    'getSwapProblem',
    'sanitizeText',
  ])
})

it('@foyer/core/internal/wallets', async () => {
  expect(Object.keys(await import('@foyer/core/internal/wallets')).sort()).toEqual([
    'fetchWallets',
    'getAppLink',
    'isInAppBrowser',
    'listAllWallets',
    'searchWallets',
    'toWalletBrowserLink',
    'toWalletLink',
  ])
})
