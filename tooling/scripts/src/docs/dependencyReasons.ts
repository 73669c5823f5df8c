const CONTRACT = 'The `ChainAdapter` interface, and the kit that implements its shared parts.'

/** Reasons for direct dependencies. Lint fails for one without a reason. */
export const dependencyReasons: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  core: {
    '@foyer/auth-frame':
      'The page’s side of the embedded wallet’s frame. Loaded when a user logs in by email or social account.',
    '@noble/hashes': 'Address checksums. Loaded when a user types an address.',
    '@scure/base': 'Base58 and Bech32 decoding of addresses. Loaded when a user types an address.',
    '@walletconnect/universal-provider':
      'WalletConnect sessions: protocol, relay and encryption. The build contains a copy; the optional peer is for an app that passes its own provider.',
    'bignumber.js':
      'Exact decimal arithmetic: fiat values, quotes, rounding and number formats. Loaded when a wallet connects.',
    nanostores: 'Stores for the modal’s state, with bindings for each UI framework.',
    'p-retry': 'Retries requests to services with increasing delays.',
    vitest: 'Runs the conformance tests of an adapter, for `@foyer/core/testing`.',
    zod: 'Validates answers of services and messages of WalletConnect peers.',
  },
  'auth-frame': {
    zod: 'Validates each message between the page and the frame, on both sides.',
  },
  siwx: {
    '@noble/curves': 'Verifies signatures of secp256k1, Schnorr and ed25519.',
    '@noble/hashes': 'Hashes messages, keys and addresses.',
    '@scure/base': 'Encodes and decodes addresses and signatures (Base58, Base64, Bech32).',
    '@scure/btc-signer': 'Bitcoin: builds the two virtual transactions of BIP-322, and decodes addresses.',
    '@scure/sr25519':
      'Polkadot: verifies sr25519 signatures without WebAssembly, which some edge runtimes do not support.',
    'better-auth': 'Sessions of an app that uses better-auth, for `@foyer/siwx/better-auth`.',
    viem: 'EVM: hashes messages, and verifies signatures of contract accounts (ERC-1271).',
  },
  migrate: {
    diff: 'Prints the changes of a dry run as a patch.',
    'jsonc-parser': 'Changes the package.json of an app in place: all else stays byte for byte.',
    'playwright-core': 'Measures a page in the Chrome or Chromium of the machine. Loaded by `bytes` alone.',
    semver: 'Compares the version ranges of an app with those that Foyer needs.',
    'ts-morph': 'Reads the code of an app: TypeScript, JavaScript and JSX.',
    zod: 'Validates the package.json of an app.',
  },
  'adapter-evm': {
    '@foyer/core': CONTRACT,
    '@coinbase/wallet-sdk':
      'Coinbase’s app and smart wallet, for users without its extension. Loaded when it is picked.',
    '@wagmi/core': 'Connection state, which an app with wagmi shares with the modal.',
    viem: 'EVM: encoding, nodes, checksums, names.',
    wagmi: 'Not imported: its version range rejects a wagmi that needs another `@wagmi/core`.',
  },
  'adapter-solana': {
    '@foyer/core': CONTRACT,
    '@noble/hashes': 'Derives program addresses, such as those of token accounts.',
    '@scure/base': 'Base58 encoding of keys, signatures and hashes.',
    '@solana-mobile/mobile-wallet-adapter-protocol':
      'Opens wallet apps on Android. Loaded when the user selects such an app.',
    '@solana/wallet-adapter-base': 'Types of wallet adapters that an app passes; no code.',
    '@solana/wallet-standard-features': 'Types of the Wallet Standard’s Solana features; no code.',
    '@solana/web3.js':
      'Transaction objects for wallet adapters that an app passes. Loaded with the first such transaction.',
    '@wallet-standard/base': 'Types of Wallet Standard wallets; no code.',
    '@wallet-standard/features': 'Types of the Wallet Standard’s common features; no code.',
  },
  'adapter-bitcoin': {
    '@foyer/core': CONTRACT,
    '@noble/hashes': 'Hashes for address checksums and scripts.',
    '@scure/base': 'Encodes and decodes addresses, keys and PSBTs.',
    '@scure/btc-signer': 'Creates, parses and finalizes PSBTs.',
    '@sats-connect/core':
      'Sends sats-connect requests, without the library’s list of wallets. Loaded when the user selects such a wallet.',
    'sats-connect': 'Types of the requests to Xverse and similar wallets; no code.',
  },
  'adapter-polkadot': {
    '@foyer/core': CONTRACT,
    '@noble/hashes': 'Hashes for address checksums and transaction ids.',
    '@dedot/api': 'Encodes transactions and decodes events in SCALE, by the chain’s metadata.',
    '@dedot/types': 'Types of chain metadata for `@dedot/api`; no code.',
    '@polkadot/extension-dapp':
      'Wraps messages before signing, and detects extensions. The build contains a copy of both functions; the optional peer is for an app that uses the library itself.',
    '@scure/base': 'Base58 encoding of addresses.',
  },
  'adapter-cosmos': {
    '@foyer/core': CONTRACT,
    '@noble/hashes': 'Computes transaction ids.',
    '@cosmjs/amino': 'Amino sign documents, which hardware wallets sign.',
    '@cosmjs/proto-signing': 'Protobuf sign documents.',
    '@cosmjs/stargate': 'Reads accounts of Cosmos chains, and encodes fees and messages.',
    '@scure/base': 'Bech32 and Base64 encoding of addresses and keys.',
    'cosmjs-types': 'Protobuf types of messages and queries.',
  },
  'create-foyer': {
    '@clack/prompts': 'Prompts for the folder and the template, in a terminal.',
  },
  server: {
    libsql: 'Opens the SQLite files where Node has no SQLite of its own, before 22.13.',
  },
  sandbox: {
    '@playwright/test': 'Types of the fixtures. Only needed by `@foyer/sandbox/playwright`.',
    '@cosmjs/amino': 'Cosmos: signs Amino documents.',
    '@cosmjs/crypto': 'Cosmos: keys and signatures.',
    '@cosmjs/encoding': 'Cosmos: Bech32, and bytes as text.',
    '@cosmjs/proto-signing': 'Cosmos: signs protobuf documents.',
    '@foundry-rs/anvil': 'EVM: the node.',
    '@hono/node-server': 'Serves relay, directory, data service and nodes in Node.',
    '@noble/curves': 'Signatures of Solana, Bitcoin and Polkadot.',
    '@noble/hashes': 'Hashes messages, keys and addresses.',
    '@polkadot/types': 'Polkadot: decodes transactions by the chain’s metadata, and verifies them.',
    '@polkadot/types-support': 'Polkadot: type definitions of real chains.',
    '@polkadot/util': 'Polkadot: byte and hex conversions.',
    '@polkadot/util-crypto': 'Polkadot: addresses and keys.',
    '@reown/walletkit':
      'The test phone: the wallet side of WalletConnect. Below 1.3, because later versions have another license.',
    '@scure/base': 'Base58, Base64 and Bech32.',
    '@scure/bip32': 'Derives keys from the seed.',
    '@scure/bip39': 'Derives the seed from the mnemonic.',
    '@scure/btc-signer': 'Bitcoin: addresses and PSBTs.',
    '@scure/sr25519': 'Polkadot: signatures of sr25519.',
    '@solana/kit': 'Solana: reads and signs transactions.',
    '@solana/wallet-standard-features': 'Types of the Wallet Standard’s Solana features; no code.',
    '@wallet-standard/base': 'Types of Wallet Standard wallets; no code.',
    '@wallet-standard/features': 'Types of the Wallet Standard’s common features; no code.',
    '@wallet-standard/wallet': 'Registers wallets with a page.',
    '@walletconnect/core':
      'The test phone: its connection to the relay. Below 2.22, because later versions have another license.',
    bcoin: 'Bitcoin: chain, mempool and miner. Only needed by `startBitcoin`.',
    'cosmjs-types': 'Cosmos: messages and queries in protobuf.',
    hono: 'HTTP routes of relay, directory, data service and nodes.',
    jose: 'JSON Web Tokens of relay clients and of the Verify service.',
    litesvm: 'Solana: executes transactions.',
    'postal-mime': 'Reads the mails that the mailbox gets.',
    'smtp-server': 'The mailbox, to which an app’s server sends mails.',
    viem: 'EVM: accounts, signatures, encoding.',
    ws: 'WebSockets of the relay and of Polkadot nodes.',
    zod: 'Validates faults and commands that tests send.',
  },
  languages: {
    '@foyer/react-ui': 'The types of the texts that a translation has.',
  },
  elements: {
    '@foyer/core': 'The modal’s state, which the elements show.',
    '@foyer/react-ui': 'The logic, styles and texts of the buttons, without React.',
    react: 'Types of the elements in JSX. Only needed by `@foyer/elements/react`.',
    svelte: 'Types of the elements in Svelte. Only needed by `@foyer/elements/svelte`.',
    vue: 'Types of the elements in templates. Only needed by `@foyer/elements/vue`.',
  },
  'react-ui': {
    '@foyer/core': 'The modal’s state and actions, which the views show.',
    '@nanostores/react': 'Reads stores in React components.',
    '@tanstack/react-virtual': 'Renders only the visible rows of long lists. Loaded with the first long list.',
    'focus-trap': 'Keeps the focus in the dialog. Loaded with the first key press.',
    lucide: 'Icons, imported one by one.',
    nanostores: 'Stores computed from those of core.',
    qr: 'QR codes.',
    react: 'Components of the views.',
    'react-dom': 'Renders the views.',
  },
}
