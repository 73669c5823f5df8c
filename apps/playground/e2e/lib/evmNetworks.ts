/** EVM networks alone, as the playground's setting `networks` in its URL. */
export const EVM_NETWORKS: string = JSON.stringify(['mainnet', 'base', 'optimism'])
