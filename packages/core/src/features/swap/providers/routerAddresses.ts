import type { CaipNetworkId } from '../../../types/caip.js'

type Routers = Readonly<Partial<Record<CaipNetworkId, readonly string[]>>>

const onEach = (router: string, networks: readonly CaipNetworkId[]): Routers =>
  Object.fromEntries(networks.map((network): [CaipNetworkId, readonly string[]] => [network, [router]]))

/**
 * Addresses of 1inch Aggregation Router v6, which the data service uses: https://github.com/1inch/limit-order-protocol,
 * "Deployments". Read 2026-11-26.
 */
const ONE_INCH: Routers = {
  ...onEach('0x111111125421ca6dc452d289314280a0f8842a65', [
    ...(['eip155:1', 'eip155:42161', 'eip155:10', 'eip155:8453', 'eip155:56', 'eip155:137'] as const),
    ...(['eip155:100', 'eip155:43114', 'eip155:250', 'eip155:8217', 'eip155:1313161554'] as const),
  ]),
  'eip155:324': ['0x6fd4383cb451173d5f9304f041c7bcbf27d561ff'],
}

/**
 * Addresses of KyberSwap MetaAggregationRouterV2: https://docs.kyberswap.com/developer-guide/aggregator-api/contracts;
 * for Fantom and zkSync Era an earlier edition of that page (kyberswap-solutions/kyberswap-aggregator/contracts). Read
 * 2026-11-26.
 */
const KYBERSWAP: Routers = {
  ...onEach('0x6131b5fae19ea4f9d964eac0408e4408b66337b5', [
    ...(['eip155:1', 'eip155:42161', 'eip155:10', 'eip155:8453', 'eip155:56', 'eip155:137'] as const),
    ...(['eip155:43114', 'eip155:250'] as const),
  ]),
  'eip155:324': ['0x3f95ef3f2eaca871858dbe20a93c01daf6c2e923'],
}

/** Addresses of 0x AllowanceHolder: https://github.com/0xProject/0x-settler. Read 2026-11-27. */
const ZERO_EX: Routers = onEach('0x0000000000001ff3684f28c67538d4d072c22734', [
  ...(['eip155:1', 'eip155:42161', 'eip155:10', 'eip155:8453', 'eip155:56', 'eip155:137', 'eip155:43114'] as const),
])

/**
 * Addresses of LI.FI Diamond: https://docs.li.fi/smart-contracts/deployments-contract-addresses, and `LiFiDiamond` by
 * network in https://github.com/lifinance/contracts/tree/main/deployments. Read 2026-11-26.
 */
const LIFI: Routers = {
  ...onEach('0x1231deb6f5749ef6ce6943a275a1d3e7486f4eae', [
    ...(['eip155:1', 'eip155:42161', 'eip155:10', 'eip155:8453', 'eip155:56', 'eip155:137'] as const),
    ...(['eip155:100', 'eip155:43114', 'eip155:250', 'eip155:1313161554'] as const),
  ]),
  'eip155:324': ['0x341e94069f53234fe6dabef707ad424830525715'],
}

export const ROUTER_ADDRESSES = { '1inch': ONE_INCH, '0x': ZERO_EX, kyberswap: KYBERSWAP, lifi: LIFI } as const
