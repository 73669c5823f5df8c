/** Maps the network names by which web3icons lists token addresses to CAIP-2 ids. */
export const networkIdByWeb3IconsName: Readonly<Record<string, string>> = {
  ethereum: 'eip155:1',
  'optimistic-ethereum': 'eip155:10',
  'binance-smart-chain': 'eip155:56',
  xdai: 'eip155:100',
  'polygon-pos': 'eip155:137',
  zksync: 'eip155:324',
  mantle: 'eip155:5000',
  base: 'eip155:8453',
  'arbitrum-one': 'eip155:42161',
  celo: 'eip155:42220',
  avalanche: 'eip155:43114',
  linea: 'eip155:59144',
  blast: 'eip155:81457',
  scroll: 'eip155:534352',
  solana: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  // Asset Hub has Polkadot's assets.
  polkadot: 'polkadot:68d56f15f85d3136970ec16946040bc1',
}

/** Lists tokens by their ids in web3icons, best known first; their order decides which are in the first file. */
export const chosenTokens = [
  // Stablecoins and gold.
  ...['usd-coin', 'tether', 'dai', 'USDE', 'EURC', 'paypal-usd', 'first-digital-usd', 'true-usd', 'frax', 'usdd'],
  // Wrapped and staked.
  ...['wrapped-bitcoin', 'tbtc', 'rocket-pool-eth', 'coinbase-wrapped-staked-eth', 'wrapped-beacon-eth', 'msol'],
  ...['lido-staked-sol', 'staked-frax-ether', 'stader-ethx', 'sweth', 'origin-ether'],
  // Majors.
  ...['chainlink', 'uniswap', 'aave', 'maker', 'lido-dao', 'arbitrum', 'optimism', 'polygon-ecosystem-token'],
  ...['matic-network', 'shiba-inu', 'pepe', 'binancecoin', 'mantle', 'crypto-com-chain', 'leo-token', 'starknet'],
  ...['the-graph', 'curve-dao-token', 'ethereum-name-service', 'compound-governance-token', 'havven', 'pendle'],
  ...[
    'gnosis',
    'gho',
    'liquity-usd',
    'gemini-dollar',
    'tether-gold',
    'pax-gold',
    'stasis-eurs',
    'crvusd',
    'monerium-eur',
  ],
  ...['render-token', 'fetch-ai', 'quant-network', 'injective-protocol', 'pyth-network', 'raydium', 'helium', 'okb'],
  ...['pancakeswap-token', 'trust-wallet-token', 'venus', 'gmx', 'axelar', 'stargate-finance', 'radiant-capital'],
  ...['sushi', '1inch', 'yearn-finance', 'rocket-pool', 'ssv-network', 'frax-share', 'blur', 'safe', 'cow-protocol'],
  ...['the-sandbox', 'decentraland', 'axie-infinity', 'apecoin', 'gala', 'enjincoin', 'chiliz', 'illuvium', 'beam-2'],
  ...[
    'yield-guild-games',
    'echelon-prime',
    'degen-base',
    'toshi',
    'mog-coin',
    'spx6900',
    'velodrome-finance',
    'moonwell-artemis',
  ],
  ...['basic-attention-token', 'loopring', 'livepeer', 'ocean-protocol', 'singularitynet', 'golem', 'mantra-dao'],
  ...['mask-network', 'uma', 'threshold-network-token', 'origintrail', 'request-network', 'telcoin', 'jasmycoin'],
  ...['holotoken', 'chromaway', 'audius', 'skale', 'storj', 'celer-network', 'reserve-rights-token', 'metis-token'],
  ...['gitcoin', 'marlin', 'kyber-network-crystal', 'bancor', 'numeraire', 'alchemix', 'nexo', 'joe', 'spell-token'],
  ...['helium-mobile', 'arkham', 'memecoin', 'dexe', 'aioz-network', 'space-id', 'project-galaxy', 'iexec-rlc'],
  ...['nxm', 'power-ledger', 'coti', 'cartesi', 'tellor', 'coin98', 'superrare', 'status', 'civic'],
  ...['covalent', 'orbs', 'maple', 'hashflow', 'dodo', 'gains-network', 'maverick-protocol', 'cyberconnect', 'radicle'],
]

/**
 * Adds addresses that web3icons lacks, each compared with Uniswap's token list (22.21.0). A wrapped coin has the
 * coin's picture.
 */
export const extraTokenAddresses: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  tether: {
    'eip155:10': '0x94b008aA00579c1307B0EF2c499aD98a8ce58e58',
    'eip155:56': '0x55d398326f99059fF775485246999027B3197955',
    'eip155:137': '0xc2132D05D31c914a87C6611C10748AEb04B58e8F',
    'eip155:42161': '0xFd086bC7CD5C481DCC9C85ebE478A1C0b69FCbb9',
    'eip155:42220': '0x48065fbBE25f71C9282ddf5e1cD6D6A887483D5e',
    // In no token list; Tether issues this asset on Asset Hub itself.
    'polkadot:68d56f15f85d3136970ec16946040bc1': '1984',
  },
  'usd-coin': { 'eip155:56': '0x8AC76a51cc950d9822D68b83fE1Ad97B32Cd580d' },
  'paypal-usd': { 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': '2b1kV6DkPAnxd5ixfnxCpjxmKwqjjaYmCZfHsFu24GXo' },
  ethereum: {
    'eip155:1': '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
    'eip155:10': '0x4200000000000000000000000000000000000006',
    'eip155:56': '0x2170Ed0880ac9A755fd29B2688956BD959F933F8',
    'eip155:130': '0x4200000000000000000000000000000000000006',
    'eip155:137': '0x7ceB23fD6bC0adD59E62ac25578270cFf1b9f619',
    'eip155:8453': '0x4200000000000000000000000000000000000006',
    'eip155:42161': '0x82aF49447D8a07e3bd95BD0d56f35241523fBab1',
    'eip155:43114': '0x49D5c2BdFfac6CE2BFdB6640F4F80f226bc10bAB',
  },
  binancecoin: { 'eip155:56': '0xbb4CdB9CBd36B01bD1cBaEBF2De08d9173bc095c' },
  'avalanche-2': { 'eip155:43114': '0xB31f66AA3C1e785363F0875A1B74E27b85FD66c7' },
  'polygon-ecosystem-token': { 'eip155:137': '0x0d500B1d8E8eF31E21C99d1Db9A6444d3ADf1270' },
  solana: { 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'So11111111111111111111111111111111111111112' },
}
