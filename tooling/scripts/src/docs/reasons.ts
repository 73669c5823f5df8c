const CONTRACT = 'The contract, and the kit that keeps it.'

/** Why each published package has each of its direct dependencies. One without a line here is to go. */
export const reasons: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  core: {
    '@foyer/auth-frame':
      'The embedded wallet’s frame: loaded when a visitor signs in; published beside core, and packed with it.',
    '@noble/hashes': 'Checksums of addresses. Loaded when one is not taken.',
    '@scure/base': 'The spellings of addresses. Loaded when one is not taken.',
    '@walletconnect/universal-provider':
      'Sessions with wallets on other devices: the protocol, its relay and its encryption. Core brings a copy; the peer is for an app that hands in its own.',
    'bignumber.js':
      'Exact decimals: what amounts are worth, quotes, rounding and how numbers are written. Loaded with a wallet.',
    nanostores: 'State, which pages and every view layer read by its own bindings.',
    'p-retry': 'Asking a service again after a failure, later each time.',
    vitest: 'Running the tests of an adapter, for `@foyer/core/testing`.',
    zod: 'Reading what services, directories and peers send.',
  },
  'auth-frame': {
    zod: 'Reading every message between a page and its frame, on both sides.',
  },
  siwx: {
    '@noble/curves': 'Signatures of secp256k1, Schnorr and ed25519.',
    '@noble/hashes': 'Hashes of messages, keys and addresses.',
    '@scure/base': 'The spellings of addresses and signatures.',
    '@scure/btc-signer': 'Bitcoin: the two transactions of BIP-322, and addresses.',
    '@scure/sr25519': 'Polkadot: signatures of sr25519, without WebAssembly, which not every edge runtime compiles.',
    'better-auth': 'A session of a site that has better-auth, for `@foyer/siwx/better-auth`.',
    viem: 'EVM: hashes of messages, and the questions to accounts that are contracts.',
  },
  'adapter-evm': {
    '@foyer/core': CONTRACT,
    '@coinbase/wallet-sdk':
      'Coinbase’s app and smart wallet, for users without its extension. Loaded when it is picked.',
    '@wagmi/core': 'The state that a page with wagmi shares with the modal.',
    viem: 'EVM: encoding, nodes, checksums, names.',
    wagmi: 'Nothing is imported: its range refuses a wagmi whose core is another.',
  },
  'adapter-solana': {
    '@foyer/core': CONTRACT,
    '@noble/hashes': 'The addresses that a program derives, as token accounts are.',
    '@scure/base': 'Base58: keys, signatures and hashes.',
    '@solana/wallet-adapter-base': 'Types of the wallet adapters that a site hands in; no code.',
    '@solana/wallet-standard-features': 'Types of what Solana’s wallets can do; no code.',
    '@solana/web3.js': 'The transactions that adapters of a site take. Loaded with the first.',
    '@wallet-standard/base': 'Types of how wallets register; no code.',
    '@wallet-standard/features': 'Types of what every wallet can do; no code.',
  },
  'adapter-bitcoin': {
    '@foyer/core': CONTRACT,
    '@noble/hashes': 'Checksums and scripts of addresses.',
    '@scure/base': 'The spellings of addresses, keys and PSBTs.',
    '@scure/btc-signer': 'PSBTs: making, reading and finishing them.',
    '@sats-connect/core':
      'The request of sats-connect, without its list of wallets. Loaded when such a wallet is picked.',
    'sats-connect': 'How Xverse and wallets like it are asked: its types.',
  },
  'adapter-polkadot': {
    '@foyer/core': CONTRACT,
    '@noble/hashes': 'Checksums of addresses.',
    '@dedot/api': 'Transactions and events by the chain’s own description of itself, in SCALE.',
    '@dedot/types': 'Types of what `@dedot/api` knows of a chain; no code.',
    '@polkadot/extension-dapp':
      'What messages are signed in, and whether the browser has any extension. Both are in the build; a site may have the library beside it.',
    '@scure/base': 'The spelling of addresses.',
  },
  'adapter-cosmos': {
    '@foyer/core': CONTRACT,
    '@cosmjs/amino': 'Documents in the older form, which hardware wallets sign.',
    '@cosmjs/proto-signing': 'Documents in today’s form.',
    '@cosmjs/stargate': 'Accounts, fees and messages of Cosmos chains.',
    '@scure/base': 'The spelling of addresses and keys.',
    'cosmjs-types': 'Messages and queries in protobuf.',
  },
  'react-ui': {
    '@foyer/core': 'What is shown.',
    '@nanostores/react': 'Stores in React.',
    '@tanstack/react-virtual': 'Long lists, of which the rows in view are drawn. Loaded with the first.',
    'focus-trap': 'The focus stays in the dialog. Loaded with the first sign of a keyboard.',
    lucide: 'The icons, each by itself.',
    nanostores: 'Stores that follow from those of core.',
    qr: 'QR codes.',
    react: 'What views are made with.',
    'react-dom': 'What draws them.',
  },
}
