/** Value of the playground's URL setting `networks` for EVM networks alone. */
export const EVM_NETWORKS: string = JSON.stringify(['mainnet', 'base', 'optimism'])
